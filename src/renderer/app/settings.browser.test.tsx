import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, profile, statusReply, style, trainingsReply } from './testing/agents.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const reading: Script = {
  getStyle: () => ({ success: true, agentStyle: style }),
  getProfile: () => ({ success: true, agentProfile: profile }),
  getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
  getStatus: () => statusReply('confirmed', { phase: 'done' }),
  getTrainings: () => trainingsReply(),
  createSession: () => ({ success: true, sessionId: 's', data: { sessionId: 's' } }),
};

const open = (path: string, script: Script = {}) =>
  renderApp(path, { owner: freeOwner, script: { ...reading, ...script } });

test('2.6-01 7-10 the design page saves what changed', async () => {
  const app = await open('/agent-design', { updateStyle: () => ({ success: true, data: { ...style, name: 'Leo' } }) });
  await userEvent.fill(app.screen.getByLabelText('Agent name'), 'Leo');
  await userEvent.click(app.screen.getByRole('button', { name: 'Save' }));
  await expect.element(app.screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(app.api.bodies('updateStyle')).toEqual([{ agentId: 'agt_1', name: 'Leo' }]);
});

test.each<[string, string, Script]>([
  ['8-16', 'Profile updated successfully!', { updateProfile: () => ({ success: true, data: profile }) }],
  ['8-14', 'The name is too long.', { updateProfile: () => refusal('request.malformed', 'The name is too long.') }],
  ['8-14', 'An error occurred. Please try again.', { updateProfile: () => failure(500) }],
  ['8-15', 'Network error. Please check your connection.', { updateProfile: () => failure(null) }],
])('2.6-02 %s the profile page: %s', async (_number, text, script) => {
  const app = await open('/agent-profile', script);
  await userEvent.fill(app.screen.getByLabelText('Brand name'), 'Alder & Pine');
  await userEvent.click(app.screen.getByRole('button', { name: 'Save' }));
  await expect.element(app.screen.getByText(text)).toBeVisible();
});

test('8-17 a profile that cannot be loaded says so and can be tried again', async () => {
  const app = await open('/agent-profile', { getProfile: () => failure(500) });
  await expect.element(app.screen.getByText('Failed to fetch agent profile. Please try again.')).toBeVisible();
  app.api.script.getProfile = () => ({ success: true, agentProfile: profile });
  await userEvent.click(app.screen.getByRole('button', { name: 'Try again' }));
  await expect.element(app.screen.getByLabelText('Brand name')).toHaveValue('Hearth & Loom');
});

test('2.6-03 5-27 6-04 T20 T32 the knowledge page is read-only and finds no fault with what was saved', async () => {
  const { screen } = await open('/knowledge-base');
  for (const label of ['Website URL', 'Website Sitemap URL', 'Exclude Specific URLs']) {
    await expect.element(screen.getByRole('textbox', { name: label })).toBeDisabled();
  }
  await expect.element(screen.getByRole('radio', { name: 'Europe' })).toBeDisabled();
  await expect.element(screen.getByText('This server keeps all data in one place.')).toBeVisible();
  await expect.element(screen.getByText('shop.example/cart')).toBeVisible();
  expect(screen.getByText(/Invalid/).query()).toBeNull();
  // Nothing there can be submitted, so no stricter pattern can ever be asked.
  expect(screen.container.querySelector('form, [pattern]')).toBeNull();
});

test('2.6-03 a long address is whole in its field, in which nobody could scroll', async () => {
  const sitemapURL = `https://shop.example/${'maps-of-everything/'.repeat(8)}sitemap.xml`;
  const { screen } = await open('/knowledge-base', {
    getKnowledge: () => ({ success: true, agentKnowledge: { ...knowledge, sitemapURL } }),
  });
  const field = screen.getByRole('textbox', { name: 'Website Sitemap URL' });
  await expect.element(field).toHaveValue(sitemapURL);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = field.element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
});

test('2.6-04 2.5-14 9-05 the integration page has three ways, each to copy, and the way to the dashboard', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen } = await open('/integrations');
  await userEvent.click(screen.getByRole('button', { name: 'Copy script tag' }));
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(written).toHaveBeenCalledWith('<script src="https://vitrine.example/chatbox.js?id=agt_1" async></script>');
  await expect.element(screen.getByRole('button', { name: 'Copy script tag' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy iframe' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy direct link' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
});

const answer: Script = {
  getTestResponse: () => ({
    success: true,
    messageId: 'msg_1',
    response: { agent_response_text: 'Two to four days.', product_cards: [] },
  }),
};

test('2.6-06 4-23 4-24 4-25 the test page asks once for a session and shows the agent’s reply', async () => {
  const app = await open('/test-your-agent', answer);
  await expect.element(app.screen.getByText('Hello!')).toBeVisible();
  const message = app.screen.getByRole('textbox', { name: 'Message' });
  await userEvent.fill(message, '  How long?  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(app.screen.getByText('Two to four days.').first()).toBeVisible();
  expect(app.api.bodies('createSession')).toEqual([{ agentId: 'agt_1' }]);
  expect(app.api.bodies('getTestResponse')).toMatchObject([
    { agentId: 'agt_1', sessionId: 's', userQuery: 'How long?' },
  ]);
  await userEvent.click(app.screen.getByRole('button', { name: 'Clear chat' }));
  await expect.element(app.screen.getByText('How long?')).not.toBeInTheDocument();
  await expect.element(app.screen.getByText('Hello!')).toBeVisible();
});

test('4-27 a reply in a json code fence becomes text and cards', async () => {
  const fenced = `\`\`\`json
{"agent_response_text": "This one is warm.", "product_cards": [{"title": "Aran throw", "image_url": "https://shop.example/a.jpg", "price": "89.00 EUR"}]}
\`\`\``;
  const reply: ReplyOf<'getTestResponse'> = JSON.parse(
    JSON.stringify({ success: true, messageId: 'msg_1', response: fenced }),
  );
  const app = await open('/test-your-agent', { getTestResponse: () => reply });
  await userEvent.fill(app.screen.getByRole('textbox', { name: 'Message' }), 'Something warm?');
  await userEvent.keyboard('{Enter}');
  await expect.element(app.screen.getByText('This one is warm.').first()).toBeVisible();
  await expect.element(app.screen.getByText('Aran throw').first()).toBeVisible();
  expect(app.screen.getByText(/agent_response_text/).query()).toBeNull();
});

test('8-24 a test reply that fails is logged, and the wait ends', async () => {
  logged.mockClear();
  const app = await open('/test-your-agent', { getTestResponse: () => failure(503) });
  const message = app.screen.getByRole('textbox', { name: 'Message' });
  await userEvent.fill(message, 'How long?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => logged.mock.calls).toEqual([['The test chat got no reply', 'status 503']]);
  await userEvent.fill(message, 'Again');
  await expect.element(app.screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

test('8-18 a style that cannot be loaded says so', async () => {
  const app = await open('/test-your-agent', { getStyle: () => failure(500) });
  await expect.element(app.screen.getByText('An error occurred. Please try again.')).toBeVisible();
});
