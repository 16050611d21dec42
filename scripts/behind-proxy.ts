/** The API suite against two API processes and two workers behind a round-robin proxy, one of each killed at random all the while; and how much of the suite that was. */
import { glob, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { onPostgres15 } from './external-postgres.ts';
import { root } from './run.ts';
import { vitest } from './steps.ts';

const name = 'api behind a proxy';
const kills = path.join(root, 'test-results/behind-proxy-kills.txt');

export const suiteBehindProxy = onPostgres15(name, ({ adminUrl }) => ({
  name,
  async run() {
    await rm(kills, { force: true });
    // each file has four processes besides
    const env = { API_BEHIND_PROXY: 'on', TEST_DATABASE_URL: adminUrl };
    const count = await vitest(name, ['api'], env, [], 2).run();
    const died = (await readFile(kills, 'utf8').catch(() => ''))
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    const [apis, workers] = [0, 1].map((column) => died.reduce((sum, line) => sum + (line[column] ?? 0), 0));
    const leftOut = await reasons();
    const ran = count.passed + count.failed;
    process.stdout.write(
      `${ran} tests ran behind the proxy; ${apis} API processes and ${workers} workers died. Left out:\n`,
    );
    for (const [file, why] of leftOut) process.stdout.write(`  ${file}: ${why}\n`);
    return count;
  },
}));

async function reasons(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const file of glob('tests/api/**/*.test.ts', { cwd: root })) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, why = ''] of text.matchAll(/inProcess\('(.+?)'\)/g)) found.push([file, why]);
  }
  return found.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
