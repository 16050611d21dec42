/** The demonstration's notice: on each page, and gone with one press. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { demoOwnerEmail } from '@vitrine/contract/choices';
import { freeOwner, renderApp } from './testing/render-app.tsx';

const owner = { ...freeOwner, user: { ...freeOwner.user, email: demoOwnerEmail } };

test('the demo’s conversations are removed with one press, which is sent though the page is closed at once', async () => {
  const { screen, api } = await renderApp('/need-help', {
    owner,
    script: { getDemo: () => ({ success: true, conversations: 69 }), removeDemo: () => ({ success: true }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the conversations' }));
  await expect.element(screen.getByText(/are made up/)).not.toBeInTheDocument();
  expect(api.bodies('removeDemo'), 'until then it can be undone').toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  const asked = () => api.asked.filter(({ name }) => name === 'removeDemo').map(({ input }) => input);
  await expect.poll(asked).toMatchObject([{ body: { agentId: 'agt_1' }, outlives: true }]);
});
