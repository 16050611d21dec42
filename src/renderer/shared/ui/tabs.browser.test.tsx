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
