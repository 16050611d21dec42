/** A person in the assistant's place: asked for, taken over and given back by the shop. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { json, openLink } from './support/chat-page.ts';
import { ask, askAndWait, bubbleDrawn, listen, openChat, pressBubble, test } from './support/host-page.ts';

/** What stands in the closed root, a badge's number among it, only the accessibility tree tells. */
async function allNames(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
}

async function logInOwner(request: APIRequestContext) {
  const { email, password, agentId } = demoOwner();
  const { user } = await (await request.post('/api/login/login-user', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${user.token}` };
  return {
    call: async (name: string, more: object) =>
      (await request.post(`/api/agents/${name}`, { headers, data: { agentId, ...more } })).json(),
    leads: async () => (await request.get(`/api/agents/get_leads?agentId=${agentId}`, { headers })).json(),
  };
}

const style = (page: Page, change: object) =>
  page.route('**/get_agent_style/*', async (route) => {
    const body = await (await route.fetch()).json();
    await json(route, 200, { ...body, agentStyle: { ...body.agentStyle, ...change } });
  });

test('a visitor asks for a person, the shop takes over, writes, and gives back', async ({
  page,
  serveHost,
  request,
}) => {
  const heard = listen(page);
  const owner = await logInOwner(request);
  await owner.call('set_presence', { present: false });
  await page.goto(await serveHost());
  const chat = await openChat(page);
  await askAndWait(chat, 'How long does delivery take?');

  await chat.getByRole('button', { name: 'Ask a person' }).click();
  const address = chat.getByRole('textbox', { name: 'E-mail address' });
  await expect(address).toBeFocused();
  await expect(chat.getByRole('link', { name: 'hello@hearthandloom.example' }).last()).toBeVisible();
  await chat.getByRole('button', { name: 'Back' }).click();
  await chat.getByRole('button', { name: 'Ask a person' }).click();
  await address.fill('anna@nowhere');
  await chat.getByRole('checkbox').check();
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(chat.getByRole('alert')).toHaveText('Please check the e-mail address.');
  await address.fill('anna@visitor.example');
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(chat.getByText('We have told the shop.')).toBeVisible();

  const { leads } = await owner.leads();
  const { conversationId } = leads.find(({ email }: { email: string }) => email === 'anna@visitor.example');
  await owner.call('set_handover', { conversationId, state: 'taken' });
  await expect(chat.getByText('A person from the shop answers now.')).toBeVisible();
  await owner.call('tell_owner_typing', { conversationId, typing: true });
  await expect(chat.getByText('Someone from the shop is typing')).toBeVisible();
  await owner.call('tell_owner_typing', { conversationId, typing: false });
  const write = (text: string) =>
    owner.call('send_owner_message', { conversationId, text, clientMessageId: crypto.randomUUID() });
  await write('Anna here: it leaves today.');
  const replies = chat.locator('[data-role=agent]');
  await expect(replies.last()).toContainText('Anna here: it leaves today.');

  const typing = page.waitForRequest('**/tell_typing');
  await chat.getByRole('textbox', { name: 'Message' }).pressSequentially('Thank');
  expect((await typing).postDataJSON()).toMatchObject({ typing: true });
  const before = await replies.count();
  await ask(chat, 'Thank you, Anna');
  await expect(chat.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await expect(chat.getByText('A person from the shop answers now.')).toBeVisible();
  expect(await replies.count()).toBe(before);

  await chat.getByRole('button', { name: 'Close chat' }).click();
  await write('It is on its way.');
  await expect.poll(() => allNames(page)).toContain('(1)');
  await pressBubble(page);
  await expect(replies.last()).toContainText('It is on its way.');

  await owner.call('set_handover', { conversationId, state: 'returned' });
  await expect(chat.getByRole('button', { name: 'Ask a person' })).toBeVisible();
  await askAndWait(chat, 'Can I return a blanket?');
  expect(heard.errors).toEqual([]);
});

test('the shop may write unasked: its line stands in the open chat, and what the assistant had begun does not', async ({
  page,
  agentId,
}) => {
  await openLink(page, agentId);
  await page.route('**/get_response', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: text\ndata: {"delta":"Parcels leave our"}\n\nevent: done\ndata: {"success":true,"messageId":"msg_1","handover":"taken","response":{"agent_response_text":"","product_cards":[]}}\n\n',
    }),
  );
  await page.route(/watch_chat/, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: state\ndata: {"handover":"taken","ownerPresent":true}\n\nevent: message\ndata: {"_id":"msg_2","role":"agent","by":"owner","content":{"agent_response_text":"Anna here.","product_cards":[]}}\n\n',
    }),
  );
  await ask(page, 'When?');
  await expect(page.getByText('Anna here.')).toBeVisible();
  await expect(page.getByText('A person from the shop answers now.')).toBeVisible();
  await expect(page.getByText('Parcels leave our')).toHaveCount(0);
  await expect(page.getByText('The answer broke off here.')).toHaveCount(0);
  await expect(page.locator('[data-role=visitor]')).toContainText(['When?']);
});

test('a reply that offers a person makes the offer plain; a closed chat has this form alone', async ({
  page,
  agentId,
  request,
}) => {
  const owner = await logInOwner(request);
  await openLink(page, agentId);
  const offer = page.getByRole('button', { name: 'Ask a person' });
  await expect(offer).toHaveCSS('font-weight', '400');
  await ask(page, 'I want to talk to a human');
  await expect(offer).toHaveCSS('font-weight', '600');

  await style(page, { isBlocked: true });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('This chat is closed at the moment.')).toBeVisible();
  await offer.click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ben@visitor.example');
  await page.getByRole('checkbox').check();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('We have told the shop.')).toBeVisible();
  const { leads } = await owner.leads();
  const { conversationId } = leads.find(({ email }: { email: string }) => email === 'ben@visitor.example');
  await owner.call('set_handover', { conversationId, state: 'taken' });
  await ask(page, 'Thank you');
  await expect(page.locator('[data-role=visitor]')).toContainText(['Thank you']);
  await owner.call('set_handover', { conversationId, state: 'returned' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
});

test('who asked while somebody was there leaves an address when nobody comes, and may go back', async ({
  page,
  agentId,
  request,
}) => {
  const owner = await logInOwner(request);
  await owner.call('set_presence', { present: true });
  await openLink(page, agentId);
  await ask(page, 'I want to talk to a human');
  await page.getByRole('button', { name: 'Ask a person' }).click();
  await expect(page.getByText('Someone from the shop usually answers within minutes.')).toBeVisible();
  await owner.call('set_presence', { present: false });
  await expect(page.getByText('We have told the shop.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add my e-mail address' });
  await add.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await add.click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('cora@visitor.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('We have told the shop.')).toBeVisible();
  await expect(add).toHaveCount(0);
});

test('a reply that our server failed to give, and a server that is away, lead to a person and to the contacts', async ({
  page,
  agentId,
}) => {
  await openLink(page, agentId);
  await page.route('**/get_response', (route) => json(route, 500, { success: false, code: 'server.failed' }));
  await ask(page, 'When?');
  await expect(page.getByRole('button', { name: 'Ask a person' })).toHaveCSS('font-weight', '600');
  await page.route('**/request_person', (route) => json(route, 500, { success: false, code: 'server.failed' }));
  await page.getByRole('button', { name: 'Ask a person' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not work' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await ask(page, 'Hello?');
  await expect(page.getByText('We cannot be reached right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@hearthandloom.example' })).toBeVisible();
});

test('no bubble stands on a shop until a training answers, and then it comes by itself', async ({
  page,
  serveHost,
}) => {
  await style(page, { isReady: false });
  const asked = page.waitForResponse('**/get_agent_style/*');
  await page.goto(await serveHost());
  await asked;
  await expect(page.locator('vitrine-chat')).toHaveCount(0);
  await page.unroute('**/get_agent_style/*');
  await expect(page.locator('vitrine-chat')).toHaveCount(1, { timeout: 9_000 });
});

test('WI-16 axe finds nothing in the panel of a chat that cannot come', async ({ page, serveHost }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called for each element in its own name
    const attach = Element.prototype.attachShadow;
    // axe reads open roots alone
    Element.prototype.attachShadow = function open(init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });
  await page.route('**/widget-chat/**', (route) => route.abort('connectionrefused'));
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  await page.waitForTimeout(300);
  await pressBubble(page);
  await expect(page.locator('vitrine-chat section').getByRole('button')).toBeVisible({ timeout: 9_000 });
  const { violations } = await new AxeBuilder({ page })
    .include('vitrine-chat')
    .exclude('iframe')
    .disableRules('region')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
});
