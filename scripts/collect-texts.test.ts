/** docs/texts.md is what an editor reads: it holds the texts of now, of every room. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { collectTexts, textsPage } from './collect-texts.ts';

const collected = await collectTexts();

test('the page of all texts is up to date: `node scripts/collect-texts.ts` writes it', async () => {
  expect(await readFile(textsPage, 'utf8')).toBe(collected);
});

test.each([
  ['words of an element', 'Welcome back to your agent.'],
  ['words around another element', 'New here? Sign Up'],
  ['an attribute', 'Skip to content'],
  ['a refusal', 'Invalid email or password'],
  ['a letter, with what is filled in', 'Hello, Somebody at {shop} answered what you asked in their chat.'],
  ['a mistake of the operator’s', 'LLM_TOOLS is set, but LLM_BASE_URL is not'],
  ['a reply of the agent’s', "Sorry, I couldn't find that on our pages."],
])('it holds %s', (_what, text) => {
  expect(collected).toContain(`- ${text}`);
});

test('it holds nothing that machines alone read', () => {
  for (const text of ['use strict', 'Content-Type', 'select ', 'flex-wrap'])
    expect(collected).not.toContain(`- ${text}`);
});

test.each([
  ['things that stand somewhere', /\bstands? (?:here|there)\b/],
  ['a past that is not over yet', /\b(?:was|were) (?:not )?\w+ yet\b/],
  ['a word that is left', /\bleaves? (?:you )?a word\b/],
])('the glossary’s rules hold: no text tells of %s', (_what, rule) => {
  expect(collected.split('\n').filter((line) => line.startsWith('- ') && rule.test(line))).toEqual([]);
});
