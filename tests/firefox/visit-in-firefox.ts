/** A visitor of the example shop in Firefox: `node tests/firefox/visit-in-firefox.ts`, after a build; part of `npm run verify`. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { spawnSite } from '../support/spawn-site.ts';
import { driveFirefox, findFirefox } from './drive-firefox.ts';
import { openFirefoxPage, viewport } from './firefox-page.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const enter = '\uE007';
const escape = '\uE00C';
const bubble = [viewport.width - 50, viewport.height - 50] as const;

const executable = findFirefox();
if (executable === undefined) {
  say('Firefox is missing: apt-get install firefox-esr, or name it in FIREFOX_PATH');
  process.exit(1);
}
const site = await spawnSite();
const firefox = await driveFirefox(executable);
try {
  const page = await openFirefoxPage(firefox);
  const keep = async (name: string) => {
    await mkdir('test-results', { recursive: true });
    await writeFile(`test-results/firefox-${name}.png`, await page.picture(), 'base64');
  };
  await page.goTo(site.shopUrl);
  await page.until(`document.querySelector('vitrine-chat') !== null`, 'shop');
  assert.equal(await page.ask(`localStorage.length`, 'shop'), 0);
  say('WI-21 the bubble is there and nothing is stored');

  await page.press(...bubble);
  await page.until(`document.activeElement.tagName === 'TEXTAREA'`, 'chat');
  assert.equal(await page.ask(`document.querySelector('h1').textContent`, 'chat'), 'Hazel');
  say('2.8-01 the chat opens with its cursor in the field');

  await page.type('How long does delivery take?', 'chat');
  await page.type(enter, 'chat');
  await page.until(
    `document.querySelectorAll('[data-role=agent]').length === 2 && document.querySelector('[role=log]').ariaBusy === 'false'`,
    'chat',
  );
  await page.until(
    `/working days/.test([...document.querySelectorAll('[data-role=agent]')].at(-1).textContent)`,
    'chat',
  );
  say('4-30 a question typed key by key is answered');

  await page.type('Do you have a warm blanket under 100?', 'chat');
  await page.type(enter, 'chat');
  await page.until(`document.querySelectorAll('[data-role=agent] ul li img').length > 0`, 'chat');
  await page.until(`[...document.querySelectorAll('ul li img')].some((image) => image.naturalWidth > 0)`, 'chat');
  await keep('chat');
  say('3-16 product cards with their pictures');

  await page.type(escape, 'chat');
  await page.until(`document.activeElement.tagName === 'VITRINE-CHAT'`, 'shop');
  await page.type(enter, 'shop');
  await page.until(`document.activeElement.tagName === 'TEXTAREA'`, 'chat');
  say('WI-16 Escape closes, focus returns to the bubble, and Enter opens again');

  await page.goTo(site.shopUrl);
  await page.until(`document.querySelector('vitrine-chat') !== null`, 'shop');
  await page.press(...bubble);
  await page.until(`document.querySelectorAll('[data-role=visitor]').length === 2`, 'chat');
  say('4-29 after a reload the conversation is there');

  await page.ask(`document.querySelector('button[aria-haspopup]').click()`, 'chat');
  await page.until(`document.querySelector('[role=menuitem]') !== null`, 'chat');
  await keep('menu');
  await page.ask(`document.querySelector('[role=menuitem]').click()`, 'chat');
  await page.until(`document.querySelectorAll('[data-role=visitor]').length === 0`, 'chat');
  say('SE-08 the menu begins a new chat');
} finally {
  await firefox.close();
  await site.stop();
}
