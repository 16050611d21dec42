/** CH-07, CH-09, DE-18 what visitors cannot click in a reply, its owner cannot either. */
import { LinksContext } from '@vitrine/chat/contexts';
import { sample } from 'fast-check';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { forbiddenLinks, spellingsOf } from '../../../../tests/support/hidden-characters.ts';
import { MessageLine } from './message-line.tsx';
import { datedMessages } from './use-history.ts';

const live =
  'a, area, form, input, [href], [onclick], script, iframe, img, object, embed, button:not([class*="receipt"])';

const reply = (text: string, at: number) => ({
  _id: `m${at}`,
  role: 'agent' as const,
  content: { agent_response_text: text, product_cards: [] },
  createdAt: '2026-05-01T10:00:00.000Z',
});
const lines = (texts: readonly string[]) => shown(texts.map(reply));

function shown(messages: Parameters<typeof datedMessages>[0]) {
  return (
    <LinksContext value={['shop.example']}>
      <ol>
        {datedMessages(messages).map((dated) => (
          <MessageLine
            key={dated.message.key}
            dated={dated}
            agentName="Ada"
            resolveUrl={(url) => url}
            onReceipt={() => {}}
          />
        ))}
      </ol>
    </LinksContext>
  );
}

test('of a thousand spellings of a forbidden address none can be clicked', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const cards =
    '```json\n{"product_cards":[{"title":"x","cta_text":"Buy","image_url":"https://evil.example/x.png","product_url":"https://evil.example/x"}]}\n```';
  const texts = [...forbiddenLinks, ...sample(spellingsOf([...forbiddenLinks, cards]), { numRuns: 1000, seed })];
  const screen = await render(lines(texts));
  const clickable = [...screen.container.querySelectorAll(live)]
    .filter((element) => element.tagName !== 'IMG' || element.closest('a') !== null)
    .map((element) => element.outerHTML);
  expect({ seed, clickable }).toEqual({ seed, clickable: [] });
  expect(screen.container.querySelectorAll('li').length).toBeGreaterThanOrEqual(1000);
});

test('a page of the shop’s is a link that says where it leads', async () => {
  const screen = await render(lines(['See [returns](https://shop.example/returns).']));
  await expect.element(screen.getByRole('link', { name: 'returns' })).toBeVisible();
  expect(screen.container.textContent).toContain('See returns (shop.example).');
});

test('a thumb stands at the reply that it was given to, with what was said about it', async () => {
  const screen = await render(
    shown([
      { ...reply('First', 0), rating: -1, ratingReason: 'Too vague' },
      { ...reply('Second', 1), rating: 1 },
      reply('Third', 2),
    ]),
  );
  const told = [...screen.container.querySelectorAll('li:has(button)')].map(({ textContent }) => textContent);
  expect(told.map((text) => /Rated (?:down|up)/.exec(text ?? '')?.[0])).toEqual(['Rated down', 'Rated up', undefined]);
  await expect.element(screen.getByText('Because: Too vague')).toBeVisible();
});
