/** What an owner chose for the bubble and the chat's words, and what is said where they chose nothing. */
import { expect } from '@playwright/test';
import { bubbleDrawn, changeStyle, chatFrame, openChat, panelText, test } from './support/host-page.ts';

test('the owner’s choices: corner, pages without a bubble, the line beside it, and the shop’s own commands', async ({
  page,
  serveHost,
}) => {
  const placement = {
    corner: 'left',
    wide: { x: 40, y: 60 },
    phone: { x: 20, y: 20 },
    hiddenOn: ['/checkout*'],
    teaser: { text: 'Questions about lamps?', after: 1 },
  };
  await changeStyle(page, { placement, colorScheme: 'dark', greetings: { en: 'Welcome in English!' } });
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  const at = (x: number, y: number) =>
    page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.tagName, [x, y]);
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect.poll(() => at(70, height - 90)).toBe('VITRINE-CHAT');
  await expect.poll(() => panelText(page), { timeout: 9_000 }).toContain('Questions about lamps?');
  const command = (...said: unknown[]) =>
    page.evaluate((all) => Reflect.apply(Reflect.get(window, 'Vitrine'), null, all), said);
  await command('hide');
  expect(await at(70, height - 90)).not.toBe('VITRINE-CHAT');
  await command('show');
  await command('open', { question: 'Is the brass lamp dimmable?' });
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox')).toHaveValue('Is the brass lamp dimmable?');
  await expect(chat.getByRole('log')).toContainText('Welcome in English!');
  expect(await chat.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
  await expect(chat.getByText('Assistant IA')).toBeVisible();
});

test('what an owner never wrote is said in the language of the page, from the first picture on', async ({
  page,
  serveHost,
}) => {
  await changeStyle(page, {
    welcomeText: 'Hi there! How can I help you?',
    placeholderText: 'Type your message here...',
    greetings: { ja: 'ようこそ。' },
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      seen.add(`${document.querySelector('.agent')?.textContent}|${document.querySelector('textarea')?.placeholder}`);
      requestAnimationFrame(look);
    };
    if (window !== window.top) look();
  });
  await page.goto(await serveHost({ html: 'lang="fr-CH"' }));
  const chat = await openChat(page);
  await expect(chat.getByText('Bonjour ! Comment puis-je vous aider ?')).toBeVisible();
  await expect(chat.getByPlaceholder('Écrivez votre message ici…')).toBeVisible();
  const seen = await chat.evaluate(() => [...Reflect.get(window, 'seen')].join('\n'));
  expect(seen).not.toMatch(/Hi there|Type your/);
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'));
  await expect(chat.getByText('ようこそ。')).toBeVisible();
  await expect(chat.getByPlaceholder('メッセージを入力…')).toBeVisible();
});
