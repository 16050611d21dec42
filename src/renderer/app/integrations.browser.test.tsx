import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';
import { style } from './testing/agents.ts';

const embedding = {
  agentId: 'agt_1',
  site: 'shop.example',
  siteProved: true,
  hosts: ['partner.example'],
  anySite: false,
  sandboxed: true,
};
const door = (isOn: boolean) => ({
  success: true as const,
  door: {
    isOn,
    url: 'https://vitrine.example/mcp/agt_1',
    file: { path: '/.well-known/ucp', text: '{"ucp":{}}' },
  },
});
const reading: Script = {
  getCatalogueDoor: () => door(false),
  getStyle: () => ({ success: true, agentStyle: style }),
  getEmbedding: () => ({ success: true, embedding }),
};
const open = (script: Script = {}) =>
  renderApp('/integrations', { owner: freeOwner, script: { ...reading, ...script } });

test('9-25 each shop system has its steps and a snippet with the agent’s id', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await open();
  const names = ['HTML', 'Shopify', 'WooCommerce', 'PrestaShop', 'Wix', 'Squarespace', 'Google Tag Manager', 'React'];
  for (const name of names) {
    await userEvent.click(screen.getByRole('tab', { name }));
    await userEvent.click(screen.getByRole('button', { name: `Copy ${name} snippet` }));
    expect(written).toHaveBeenLastCalledWith(expect.stringContaining('https://vitrine.example/chatbox.js?id=agt_1'));
  }
  await userEvent.click(screen.getByText('My shop has a Content-Security-Policy'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy policy lines' }));
  expect(written).toHaveBeenLastCalledWith(
    'script-src https://vitrine.example;\nconnect-src https://vitrine.example;\nframe-src https://vitrine.example;',
  );
});

const installation = (state: 'ok' | 'blocked', more: object = {}) => ({
  success: true as const,
  installation: { url: 'https://shop.example/', state, advice: [], otherIds: [], blockedBy: [], ...more },
});

test('the doctor says that all is well, what is wrong, and why it could not look', async () => {
  const app = await open({ checkInstallation: () => installation('ok') });
  const check = app.screen.getByRole('button', { name: 'Check page' });
  await expect.element(app.screen.getByLabelText('Address of the page')).toHaveValue('https://shop.example/');
  await userEvent.click(check);
  await expect.element(app.screen.getByText(/this page shows your agent/)).toBeVisible();
  expect(app.api.bodies('checkInstallation')).toEqual([{ agentId: 'agt_1', url: 'https://shop.example/' }]);

  const blockedBy = ["script-src 'self' (header)"];
  app.api.script.checkInstallation = () => installation('blocked', { advice: ['Add the lines below.'], blockedBy });
  await userEvent.click(check);
  await expect.element(app.screen.getByText("script-src 'self' (header)")).toBeVisible();
  await expect.element(app.screen.getByText('Add the lines below.')).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: 'Copy policy lines to add' })).toBeVisible();

  app.api.script.checkInstallation = () =>
    refusal('agents.page_refused', 'Give the address of a page of shop.example.');
  await userEvent.click(check);
  await expect.element(app.screen.getByText('Give the address of a page of shop.example.')).toBeVisible();
  app.api.script.checkInstallation = () => failure(500);
  await userEvent.click(check);
  await expect.element(app.screen.getByText('An error occurred. Please try again.')).toBeVisible();
});

test.each([
  ['ok', /is on your site and names your agent/],
  ['missing', /is not on your site/],
  ['wrong', /does not name this agent/],
] as const)('the doctor says of the file for other assistants that it is %s', async (catalogueFile, said) => {
  const app = await open({ checkInstallation: () => installation('ok', { catalogueFile }) });
  await userEvent.click(app.screen.getByRole('button', { name: 'Check page' }));
  await expect.element(app.screen.getByText(/this page shows your agent/)).toBeVisible();
  await expect.element(app.screen.getByText(said)).toBeVisible();
});

test('WI-03 hosts are added and taken away, and what is no host is named', async () => {
  const app = await open({
    updateEmbedding: () => ({ success: true, data: { ...embedding, hosts: ['pages.example'] } }),
  });
  const save = app.screen.getByRole('button', { name: 'Save', exact: true });
  await userEvent.click(app.screen.getByRole('button', { name: 'Remove partner.example' }));
  await userEvent.fill(app.screen.getByLabelText('Further websites'), 'https://pages.example/de');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(save);
  await expect.element(app.screen.getByText('Allowed websites saved.')).toBeVisible();
  await expect.element(app.screen.getByRole('button', { name: 'Remove pages.example' })).toBeVisible();
  expect(app.api.bodies('updateEmbedding')).toEqual([
    { agentId: 'agt_1', hosts: ['https://pages.example/de'], anySite: false, sandboxed: true },
  ]);

  app.api.script.updateEmbedding = () => refusal('agents.host_refused', '“my shop” is not a host name.');
  await userEvent.click(app.screen.getByRole('switch', { name: 'Sandboxed frames' }));
  await userEvent.click(save);
  await expect.element(app.screen.getByText('“my shop” is not a host name.')).toBeVisible();
});

test('WI-03 a host that was typed and not yet entered is saved by one click on Save', async () => {
  const app = await open({
    getEmbedding: () => ({ success: true, embedding: { ...embedding, hosts: [] } }),
    updateEmbedding: () => ({ success: true, data: { ...embedding, hosts: ['pages.example'] } }),
  });
  await userEvent.fill(app.screen.getByLabelText('Further websites'), 'pages.example');
  await userEvent.click(app.screen.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(app.screen.getByText('Allowed websites saved.')).toBeVisible();
  expect(app.api.bodies('updateEmbedding')).toEqual([
    { agentId: 'agt_1', hosts: ['pages.example'], anySite: false, sandboxed: true },
  ]);
});

test('a site that is not validated yet has no doctor, and says why', async () => {
  const { screen } = await open({
    getEmbedding: () => ({ success: true, embedding: { ...embedding, siteProved: false } }),
  });
  await expect.element(screen.getByText(/Once your website is validated/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check page' }).query()).toBeNull();
});

test('the catalogue is opened for other assistants, with the file that leads them there', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const app = await open({ updateCatalogueDoor: ({ body }) => door(body.isOn) });
  const toggle = app.screen.getByRole('switch', { name: 'Open your catalogue' });
  await expect.element(toggle).not.toBeChecked();
  expect(app.screen.getByText('/.well-known/ucp').query()).toBeNull();
  await userEvent.click(toggle);
  await expect.element(toggle).toBeChecked();
  expect(app.api.bodies('updateCatalogueDoor')).toEqual([{ agentId: 'agt_1', isOn: true }]);
  await userEvent.click(app.screen.getByRole('button', { name: 'Copy file for your shop' }));
  expect(written).toHaveBeenLastCalledWith('{"ucp":{}}');
  app.api.script.updateCatalogueDoor = () => failure(500);
  await userEvent.click(toggle);
  await expect.element(app.screen.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect.element(toggle).toBeChecked();
});
