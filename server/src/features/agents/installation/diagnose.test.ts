import { describe, expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';

const agentId = `agt_${'a'.repeat(32)}`;
const other = `agt_${'b'.repeat(32)}`;
const origin = 'https://vitrine.example';
const tag = `<script src="${origin}/chatbox.js?id=${agentId}" async></script>`;
const allowing = `default-src 'self'; script-src 'self' ${origin}; connect-src ${origin}; frame-src ${origin}`;

const examine = (html: string, policy?: string) =>
  diagnose({ url: 'https://shop.example/', html, policy, agentId, origin });
const inPage = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><h1>Shop</h1>${body}</body></html>`;

describe('the tag', () => {
  test.each([
    ['as we give it', tag],
    ['with other parameters', `<SCRIPT defer src='${origin}/chatbox.js?v=2&amp;id=${agentId}'></SCRIPT>`],
    ['without a scheme', tag.replace('https:', '')],
    [
      'made by a script',
      `<script>var s=document.createElement('script');s.src='${origin}/chatbox.js?id=${agentId}';</script>`,
    ],
  ])('%s', (_how, html) => expect(examine(inPage(html))).toMatchObject({ state: 'ok', advice: [] }));

  test('an iframe alone is the other way', () => {
    expect(
      examine(inPage(`<iframe src="${origin}/widget-chat/${agentId}" width="400" height="500"></iframe>`)).state,
    ).toBe('frame');
  });

  test('twice', () => {
    const { state, advice } = examine(inPage(tag + tag));
    expect(state).toBe('twice');
    expect(advice[0]).toContain('2 times');
  });

  test.each([
    ['nothing', ''],
    ['a comment', `<!-- ${tag} -->`],
    ['a template', `<template>${tag}</template>`],
    ['words', `<p>&lt;script src="${origin}/chatbox.js?id=${agentId}"&gt;</p>`],
    ['another script', '<script src="https://cdn.example/chatbox.js.map"></script>'],
    ['a link', `<a href="${origin}/chatbox.js?id=${agentId}">chat</a>`],
  ])('%s is no tag', (_what, html) => expect(examine(inPage(html)).state).toBe('missing'));

  test('a tag manager may hold it', () => {
    const { state, advice } = examine(
      inPage('<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>'),
    );
    expect(state).toBe('missing');
    expect(advice[0]).toContain('tag manager');
  });

  test('the id of another agent, an id that is none, another server', () => {
    expect(examine(inPage(tag.replace(agentId, other)))).toMatchObject({ state: 'wrong_id', otherIds: [other] });
    for (const id of ['', 'YOUR_ID', `${agentId}0`]) {
      expect(examine(inPage(tag.replace(agentId, id))).state, id).toBe('wrong_id');
    }
    const elsewhere = examine(inPage(tag.replace(origin, 'http://localhost:4600')));
    expect(elsewhere).toMatchObject({ state: 'wrong_id', otherIds: [] });
    expect(elsewhere.advice[0]).toContain('http://localhost:4600');
  });
});

describe('the policy', () => {
  test.each([
    allowing,
    `default-src 'self' ${origin}`,
    `default-src https:`,
    `default-src *`,
    `script-src *.example https://x.test; frame-src vitrine.example; connect-src https://vitrine.example/api/`,
    `img-src 'none'; style-src 'none'; require-trusted-types-for 'script'`,
    `SCRIPT-SRC ${origin}; script-src 'none'; connect-src ${origin}; child-src ${origin}`,
    '',
  ])('%s lets the chat in', (policy) =>
    expect(examine(inPage(tag), policy)).toMatchObject({ state: 'ok', blockedBy: [] }),
  );

  test.each([
    ["default-src 'self'", "default-src 'self' (header)"],
    [`${allowing}, script-src 'self'`, "script-src 'self' (header)"],
    [`default-src 'self' ${origin}; frame-src 'none'`, "frame-src 'none' (header)"],
    [`default-src ${origin}; connect-src https://api.shop.example`, 'connect-src https://api.shop.example (header)'],
    [
      `script-src 'strict-dynamic' 'nonce-r4nd0m' ${origin}`,
      `script-src 'strict-dynamic' 'nonce-r4nd0m' ${origin} (header)`,
    ],
    [`script-src ${origin}:8443`, `script-src ${origin}:8443 (header)`],
    [`script-src ${origin}/other/`, `script-src ${origin}/other/ (header)`],
    ['sandbox allow-forms', 'sandbox allow-forms (header)'],
  ])('%s stops it', (policy, by) => {
    const { state, blockedBy } = examine(inPage(tag), policy);
    expect(state).toBe('blocked');
    expect(blockedBy).toEqual([by]);
  });

  test('a nonce on the tag', () => {
    const policy = `script-src 'strict-dynamic' 'nonce-r4nd0m'`;
    expect(examine(inPage(tag.replace('async', 'async nonce="r4nd0m"')), policy).state).toBe('ok');
    expect(examine(inPage(tag.replace('async', 'async nonce="old"')), policy).state).toBe('blocked');
  });

  test('a meta element counts in the head alone, and beside the header', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
    expect(examine(inPage(tag, meta), allowing).blockedBy).toEqual(["script-src 'self' (meta)"]);
    expect(examine(inPage(meta + tag)).state).toBe('ok');
  });

  test('a frame needs no more than the frame', () => {
    const frame = `<iframe src="${origin}/widget-chat/${agentId}"></iframe>`;
    expect(examine(inPage(frame), `default-src 'self'; frame-src ${origin}`).state).toBe('frame');
    expect(examine(inPage(frame), `default-src 'self'`).state).toBe('blocked');
  });
});

test('a page that was made to be slow to read is read', () => {
  const page = inPage(`<script>${'https://a'.repeat(100_000)}</script>${'<div>'.repeat(50_000)}`);
  expect(() => examine(page)).not.toThrow();
});
