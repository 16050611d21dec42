import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

const names = ['Shopify', 'WooCommerce', 'PrestaShop', 'Squarespace', 'Google Tag Manager', 'HTML'];

test('a chosen tab that stands beyond the edge of its row is scrolled into view, and the page stays', async () => {
  const screen = await render(
    <div style={{ inlineSize: 260, paddingBlockStart: 2000 }}>
      <Tabs label="Shop system" tabs={names.map((key) => ({ key, label: key }))} chosen="HTML" onChoose={() => {}}>
        steps
      </Tabs>
    </div>,
  );
  const row = screen.getByRole('tablist').element().getBoundingClientRect();
  const tab = screen.getByRole('tab', { name: 'HTML' }).element().getBoundingClientRect();
  expect(Math.round(tab.right)).toBeLessThanOrEqual(Math.round(row.right));
  expect(tab.left).toBeGreaterThanOrEqual(row.left);
  expect(window.scrollY).toBe(0);
});

test('it stays in view when counts make the tabs before it wider', async () => {
  const row = (counts: { count?: number }) => (
    <div style={{ inlineSize: 260 }}>
      <Tabs
        label="Shop system"
        tabs={names.map((key) => ({ key, label: key, ...(key !== 'HTML' && counts) }))}
        chosen="HTML"
        onChoose={() => {}}
      >
        steps
      </Tabs>
    </div>
  );
  const screen = await render(row({}));
  await screen.rerender(row({ count: 1_234_567 }));
  const rightOf = (role: 'tablist' | 'tab', name: string) =>
    Math.round(screen.getByRole(role, { name }).element().getBoundingClientRect().right);
  await expect.poll(() => rightOf('tab', 'HTML') - rightOf('tablist', 'Shop system')).toBeLessThanOrEqual(0);
});
