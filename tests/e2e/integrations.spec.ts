/** The owner's way to install: the doctor on the real shop, and which websites may show the agent, tried by a stranger's page. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { openAsDemo } from './support/open-as-demo.ts';

test('WI-03 WI-14 the shop’s page is well, a stranger’s page shows nothing until the owner names it', async ({
  page,
  context,
  baseURL,
}) => {
  const { agentId } = demoOwner();
  const server = createServer((request, response) => {
    const embed =
      request.url === '/frame'
        ? `<iframe src="${baseURL}/widget-chat/${agentId}" width="400" height="500"></iframe>`
        : `<script src="${baseURL}/chatbox.js?id=${agentId}" async></script>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Not the shop</h1>${embed}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address of this kind
  const host = `evil.localhost:${(server.address() as AddressInfo).port}`;

  await test.step('the doctor finds the shop’s own tag', async () => {
    await openAsDemo(page, '/integrations');
    await expect(page.getByLabel('Address of the page')).toHaveValue('https://hearthandloom.example/');
    await page.getByRole('button', { name: 'Check page' }).click();
    await expect(page.getByText(/this page shows your agent/)).toBeVisible();
  });

  const stranger = await context.newPage();
  const bubble = stranger.locator('vitrine-chat');
  const chat = stranger.frameLocator('iframe').getByRole('log');
  await test.step('neither bubble nor frame on a stranger’s page', async () => {
    const [style] = await Promise.all([
      stranger.waitForResponse(/get_agent_style/),
      stranger.goto(`http://${host}/bubble`),
    ]);
    expect(style.status()).toBe(403);
    await expect(bubble).toHaveCount(0);
    const heard = stranger.waitForEvent('console', (line) => /frame-ancestors/.test(line.text()));
    await stranger.goto(`http://${host}/frame`);
    await heard;
    await expect(chat).toHaveCount(0);
  });

  await test.step('both, once the owner has named it', async () => {
    await page.getByLabel('Further websites').fill(host);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Allowed websites saved.')).toBeVisible();
    await stranger.goto(`http://${host}/frame`);
    await expect(chat).toBeVisible();
    await stranger.goto(`http://${host}/bubble`);
    await expect(bubble).toHaveCount(1);
  });

  await page.getByRole('button', { name: `Remove ${host}` }).click();
  await Promise.all([
    page.waitForResponse(/update_agent_embedding/),
    page.getByRole('button', { name: 'Save' }).click(),
  ]);
  server.close();
});
