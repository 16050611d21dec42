import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const budgetBytes = 150_000;

test('the log-in page’s whole JavaScript is at most 150 kB gzip, and nothing breaks the page’s strict CSP', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return;
    sizes.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(budgetBytes);
  expect(complaints).toEqual([]);
});
