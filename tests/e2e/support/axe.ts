/** Each page is judged narrow and dark, and, where there is time for journeys marked `@long`, wide and light. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const contextOptions = { reducedMotion: 'reduce' } as const;

export const looks = [
  {
    name: 'wide and light @long',
    use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light', contextOptions },
  },
  {
    name: 'narrow and dark',
    use: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', contextOptions },
  },
] as const;

export async function expectNoFindings(page: Page, path: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} is wider than the screen`).toBe(0);
}
