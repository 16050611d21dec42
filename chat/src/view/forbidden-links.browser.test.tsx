/** CH-07, CH-09 however a forbidden address is spelled, the chat makes no link of it, even when the server had looked at nothing. */
import { sample } from 'fast-check';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { forbiddenLinks, spellingsOf } from '../../../tests/support/hidden-characters.ts';
import { startConversation } from '../conversation.ts';
import { LinksContext } from '../contexts.ts';
import { AgentMessage } from './agent-message.tsx';
import { show } from './chat.fixture.tsx';

const links = ['shop.example', 'mailto:help@shop.example', 'tel:+4930123'];
const live = 'a, area, form, button, input, [href], [onclick], script, iframe, img, object, embed, svg a';
const nothing = () => {};

const message = (text: string, at: number) => ({
  key: `m${at}`,
  id: `m${at}`,
  role: 'agent' as const,
  text,
  cards: [],
  state: 'whole' as const,
});

test('of a thousand spellings none can be clicked', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const texts = [...forbiddenLinks, ...sample(spellingsOf(forbiddenLinks), { numRuns: 1000, seed })];
  const screen = await render(
    <LinksContext value={links}>
      {texts.map((text, at) => (
        <div key={at} data-text={text}>
          <AgentMessage message={message(text, at)} agentName="Ada" resolveUrl={(url) => url} onTyped={nothing} />
        </div>
      ))}
    </LinksContext>,
  );
  const clickable = [...screen.container.querySelectorAll(live)].map((element) => [
    element.closest('[data-text]')?.getAttribute('data-text'),
    element.outerHTML,
  ]);
  expect({ seed, clickable }).toEqual({ seed, clickable: [] });
  expect(screen.container.querySelectorAll('[data-text] p').length).toBeGreaterThan(900);
});

test('in the chat as visitors have it, with a link of the shop’s beside them', async () => {
  const own = 'See [our guide](https://shop.example/guide) or [write](mailto:help@shop.example).';
  const messages = [own, ...forbiddenLinks].map(message);
  const screen = await render(
    show({ conversation: { ...startConversation('Hi [x](https://any.example)'), messages } }),
  );
  await expect.element(screen.getByRole('link', { name: 'our guide' })).toBeVisible();
  const hrefs = [...screen.getByRole('log').element().querySelectorAll('a')].map((one) => one.getAttribute('href'));
  // the owner's own welcome may lead anywhere
  expect(hrefs).toEqual(['https://any.example/', 'https://shop.example/guide']);
});
