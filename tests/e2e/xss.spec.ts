/** The corpus through every text that strangers write, at the three places where it is shown: nothing runs, asks or leads away, and no text could become markup (Trusted Types). */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { hashSecret, newId, newSecret } from '../../server/src/lib/ids.ts';
import { openSinks, xssPayloads } from '../support/xss-payloads.ts';
import { logIn } from './support/owner.ts';
import { seededOwner } from './support/seeded-owner.ts';

/** a few payloads share a message, so that one page of history holds them all */
const perMessage = 10;
const lots = Array.from({ length: Math.ceil(xssPayloads.length / perMessage) }, (_, i) =>
  xssPayloads.slice(i * perMessage, (i + 1) * perMessage),
);

const cardOf = (text: string) => ({
  title: text,
  image_url: text,
  price: text,
  original_price: text,
  promotion_badge_text: text,
  promotion_description: text,
  cta_text: text,
  product_url: text,
});

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!/^(https?|data|blob):$/.test(protocol) || !['', 'localhost', '127.0.0.1'].includes(hostname))
      faults.push(`request ${request.url()}`);
  });
  page.on('popup', (popup) => faults.push(`popup ${popup.url()}`));
  // what our own policy would have to stop was too far already
  page.on('console', (line) => {
    if (/Content.Security.Policy/i.test(line.text())) faults.push(line.text());
  });
  page.on('pageerror', (error) => faults.push(`error ${error.message}`));
  return faults;
}

/** Elements that only a payload can have made, and addresses that a click or a browser would follow where it must not. */
const strays = (page: Page) =>
  page.locator('*').evaluateAll((elements) => {
    const foreign = 'iframe,object,embed,base,math,marquee,video,audio,body body,template,[srcdoc],[http-equiv]';
    const address = /^(https?:\/\/(?!xss\.test)|mailto:|tel:|\/(?!\/)|\.\/|#|data:(image\/(?!svg)|,)|blob:)/;
    return elements
      .filter(
        (element) =>
          element.matches(foreign) ||
          (element.matches('script, style') && /alert\(1\)|xss\.test/.test(element.textContent ?? '')) ||
          [...element.attributes].some(
            ({ name, value }) =>
              name.startsWith('on') ||
              (name === 'style' && value.includes('url(')) ||
              (/^(href|src|action|formaction|data|poster|xlink:href)$/.test(name) && !address.test(value)),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });

test('CH-04 PC-01 PC-03 R5 eighty and more payloads run nowhere', async ({ page, request, baseURL }) => {
  expect(xssPayloads.length).toBeGreaterThanOrEqual(80);
  const { email, agentId, database } = await seededOwner(request, 0);
  const { db } = database;
  const secret = newSecret();
  const conversation = newId('cnv');
  try {
    await db.execute(sql`insert into agent_styles (agent_id, name, welcome_text, placeholder_text, color, bubble_icon)
      values (${agentId}, '<img src=x onerror=alert(1)>', ${xssPayloads[0]}, '"><svg onload=alert(1)>', '#225544', 'modern')`);
    await db.execute(sql`insert into conversations (agent_id, id, secret_hash, kind, started_at)
      values (${agentId}, ${conversation}, ${hashSecret(secret)}, 'live', now())`);
    for (const lot of lots) {
      const text = lot.join('\n');
      const [question, reply] = [newId('msg'), newId('msg')];
      await db.execute(sql`insert into messages (agent_id, id, conversation_id, role, content, cards, page_path, reply_to) values
        (${agentId}, ${question}, ${conversation}, 'human', ${text}, '[]'::jsonb, ${`shop.example/${lot[0]}`}, null),
        (${agentId}, ${reply}, ${conversation}, 'agent', ${text}, ${JSON.stringify(lot.map(cardOf))}::jsonb, null, ${question})`);
      const passages = lot.map((one) => ({ url: one, title: one, headings: [one], text: one, language: 'en' }));
      await db.execute(sql`insert into receipts (agent_id, message_id, passages, products, answered_by)
        values (${agentId}, ${reply}, ${JSON.stringify(passages)}::jsonb, '[]'::jsonb, ${lot[0]})`);
    }
    const faults = watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const last = xssPayloads.at(-1)?.slice(0, 40) ?? '';

    await test.step('the widget', async () => {
      const { host } = new URL(baseURL ?? '');
      await page.addInitScript(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        [`vitrine.widget.${host}.${agentId}`, secret],
      );
      await page.goto(`/widget-chat/${agentId}`);
      await expect(page.locator('[data-role=visitor]')).toHaveCount(lots.length);
      await expect(page.getByRole('log')).toContainText(last);
      expect(await strays(page)).toEqual([]);
      expect(faults).toEqual([]);
      expect(page.url()).toBe(`${baseURL}/widget-chat/${agentId}`);
      expect(await page.evaluate(openSinks)).toEqual([]);
      // what is blocked here was our own doing
      faults.length = 0;
    });

    await test.step('the owner’s conversation page, and a receipt’s page titles', async () => {
      await page.goto('/login');
      await logIn(page, email);
      await page.getByRole('link', { name: 'Conversations', exact: true }).click();
      const history = page.getByRole('region', { name: 'Conversation history' });
      await expect(history).toContainText(last);
      expect(await strays(page)).toEqual([]);
      await history.getByRole('button', { name: 'Receipt' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await strays(page)).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('the test chat', async () => {
      let sent = 0;
      await page.route('**/agents/get_response_test', (route) => {
        const lot = lots[sent] ?? [];
        sent += 1;
        const response = { agent_response_text: lot.join('\n'), product_cards: lot.map(cardOf) };
        return route.fulfill({ json: { success: true, messageId: newId('msg'), response } });
      });
      await page.goto('/test-your-agent');
      const box = page.getByRole('textbox', { name: 'Message' });
      for (const lot of lots) {
        await box.fill(lot.join(' '));
        await box.press('Enter');
        await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
      }
      await expect.poll(() => sent).toBe(lots.length);
      expect(await strays(page)).toEqual([]);
    });

    expect(faults).toEqual([]);
    expect(page.url()).toBe(`${baseURL}/test-your-agent`);
    expect(await page.evaluate(openSinks)).toEqual([]);
    faults.length = 0;

    await test.step('a payload that came alive would have been seen', async () => {
      await page.evaluate(() => {
        const image = document.createElement('img');
        image.src = 'https://xss.test/x';
        document.body.append(image);
      });
      expect(await strays(page)).toHaveLength(1);
      expect(faults).not.toEqual([]);
    });
  } finally {
    await database.close();
  }
});
