/** Nothing jumps: what browsers count as layout shift stays under 0.05 on every route, from the first picture until all has come. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { looks } from './support/axe.ts';
import { logIn } from './support/owner.ts';

const most = 0.05;

/** As web vitals count: the worst burst of shifts with less than a second between them, and five seconds at most. */
async function worstShift(page: Page, path: string): Promise<{ score: number; moved: string[] }> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve([]), 300);
    });
    const worst = { score: 0, moved: [''] };
    let burst = { from: 0, last: 0, score: 0, moved: [''] };
    for (const { startTime, value, hadRecentInput, sources } of entries as Shift[]) {
      if (hadRecentInput) continue;
      const goesOn = startTime - burst.last < 1000 && startTime - burst.from < 5000;
      if (!goesOn) burst = { from: startTime, last: startTime, score: 0, moved: [] };
      burst.last = startTime;
      burst.score += value;
      burst.moved.push(...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')));
      if (burst.score > worst.score) Object.assign(worst, { score: burst.score, moved: burst.moved });
    }
    return worst;
  });
}

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test(`no route shifts by more than ${most}`, async ({ page }) => {
      test.setTimeout(180_000);
      const jumping: string[] = [];
      const look = async (paths: string[]) => {
        for (const path of paths) {
          const { score, moved } = await worstShift(page, path);
          if (score > most) jumping.push(`${path}: ${score.toFixed(3)} ${moved.join(' | ')}`);
        }
      };
      await look([
        '/login',
        '/register',
        '/forgot-password',
        '/reset-password?token=x',
        '/success',
        '/cancel',
        '/nowhere',
      ]);
      await look([`/widget-chat/${demoOwner().agentId}`]);
      const { email, password } = demoOwner();
      await page.goto('/login');
      await logIn(page, email, password);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
      await look([
        '/',
        '/agent-design',
        '/agent-profile',
        '/knowledge-base',
        '/integrations',
        '/test-your-agent',
        '/account',
        '/conversations',
        '/custom-instructions',
        '/need-help',
        '/track-order',
        '/take-over',
        '/onboarding',
      ]);
      expect(jumping).toEqual([]);
    });
  });
}
