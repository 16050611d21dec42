/**
 * The first start's demonstration: the example shop on its own port and an owner whose agent was designed, proved and trained through the
 * same calls and the same crawl that any owner uses. What it made is noted in DATA_DIR/demo.json, so that a restart shows it again.
 */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { demoOwnerEmail } from '@vitrine/contract/choices';
import type { BodyOf } from '@vitrine/contract/routes';
import type { serveShop } from '../../../examples/shop/serve-shop.ts';
import type { Log } from '../lib/log.ts';
import { createDemoCalls } from './demo-calls.ts';
import { writeHistory } from './history.ts';
import type { HistoryNeeds } from './history.ts';

const demoDesign: Omit<BodyOf<'createStyle'>, 'agentId'> = {
  name: 'Hazel',
  welcomeText: 'Welcome to Hearth & Loom! Ask me about blankets, lamps, delivery or returns.',
  placeholderText: 'Ask about our shop...',
  color: '#8a4b2d',
  colorBuble: '#8a4b2d',
  bubleIcone: 'modern',
};

const demoProfile: Omit<BodyOf<'createProfile'>, 'agentId'> = {
  brandName: 'Hearth & Loom',
  brandOffer: ['Blankets', 'Bed linen', 'Kitchen', 'Lamps', 'Bath', 'Candles'],
  toneVoice: 'Friendly & Casual',
  customToneVoice: '',
  agentSupport: { mail: 'hello@hearthandloom.example', phone: '+353209140137', whatsApp: '' },
};

export const demoShop = { host: 'hearthandloom.example', port: 4700 };

interface DemoRecord {
  email: string;
  password: string;
  agentId: string | null;
  /** its conversations were written; not again, even when they were taken away */
  hasHistory?: boolean;
}

const recordFile = (dataDir: string) => path.join(dataDir, 'demo.json');

export async function readDemoRecord(dataDir: string): Promise<DemoRecord | null> {
  try {
    const record: unknown = JSON.parse(await readFile(recordFile(dataDir), 'utf8'));
    return isDemoRecord(record) ? record : null;
  } catch {
    return null;
  }
}

function isDemoRecord(record: unknown): record is DemoRecord {
  return (
    typeof record === 'object' &&
    record !== null &&
    'email' in record &&
    'password' in record &&
    'agentId' in record &&
    typeof record.email === 'string' &&
    typeof record.password === 'string'
  );
}

interface Needs {
  dataDir: string;
  /** the example shop's; the one that the crawler finds it at */
  shopPort: number;
  /** where this server answers, for the demo's own calls */
  apiUrl: string;
  publicUrl: string;
  projectRoot: string;
  log: Log;
  history: HistoryNeeds;
  /** prints a line for the person at the terminal */
  say: (line: string) => void;
  signal: AbortSignal;
}

export async function runDemo(needs: Needs): Promise<void> {
  const { dataDir, publicUrl, say } = needs;
  const shop = await startShop(needs);
  if (!shop) return;
  needs.signal.addEventListener('abort', () => void shop.close(), { once: true });

  const keep = (known: DemoRecord) => writeFile(recordFile(dataDir), JSON.stringify(known, null, 2), { mode: 0o600 });
  const calls = createDemoCalls(needs.apiUrl, needs.signal);
  let record = await readDemoRecord(dataDir);
  if (record === null) {
    record = { email: demoOwnerEmail, password: `demo-${randomBytes(6).toString('hex')}`, agentId: null };
    await keep(record);
  }
  const owner = await calls.signIn({ name: 'Demo Owner', ...record });
  record = { ...record, agentId: owner.agentId };
  await keep(record);
  shop.setWidget(`${publicUrl}/chatbox.js?id=${owner.agentId}`);

  if (!owner.state.style) await owner.createStyle(demoDesign);
  if (!owner.state.profile) await owner.createProfile(demoProfile);
  if (!owner.state.knowledges) {
    await owner.createKnowledge({
      region: 'eu',
      websiteUrl: demoShop.host,
      sitemapURL: `https://${demoShop.host}/sitemap_index.xml`,
      excludeUrl: [],
    });
  }
  await untilTrained(owner, (token) => shop.setVerification(token), needs);
  if (!owner.state.paid) await owner.chooseFree();
  if (record.hasHistory !== true) {
    await writeHistory(needs.history, { agentId: owner.agentId, signal: needs.signal });
    await keep({ ...record, hasHistory: true });
  }
  say('');
  say('  The demo is ready.');
  say(`    Shop       ${shop.url}`);
  say(`    Dashboard  ${publicUrl}`);
  say(`    Log in as  ${record.email}`);
  say(`    Password   ${record.password}`);
  say('');
}

async function startShop({
  projectRoot,
  shopPort,
  log,
  say,
}: Needs): Promise<Awaited<ReturnType<typeof serveShop>> | null> {
  const file = pathToFileURL(path.join(projectRoot, 'examples/shop/serve-shop.ts')).href;
  try {
    // Loaded by address: the example shop is no part of the server's bundle.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const shop = (await import(file)) as { serveShop: typeof serveShop };
    return await shop.serveShop({ port: shopPort, publicOrigin: `https://${demoShop.host}` });
  } catch (error) {
    log.warn({ err: error }, 'the example shop could not be served');
    say(`The example shop could not be served on port ${shopPort} (is it in use?); DEMO=off leaves it out.`);
    return null;
  }
}

type DemoOwner = Awaited<ReturnType<ReturnType<typeof createDemoCalls>['signIn']>>;

async function untilTrained(owner: DemoOwner, setVerification: (token: string) => void, { say, signal }: Needs) {
  let said = '';
  for (;;) {
    const { status, token, progress } = await owner.status();
    setVerification(token);
    if (status === 'confirmed') return;
    const line = progress
      ? `Training the demo agent: ${progress.phase}, ${progress.pagesDone} of ${progress.pagesFound} pages`
      : 'Proving that the demo shop is ours';
    if (line !== said) say(line);
    said = line;
    await wait(1000, undefined, { signal });
  }
}
