/** What journeys know of the site under test: its demo owner, trained before the first journey begins. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface DemoOwner {
  email: string;
  password: string;
  agentId: string;
}

export const shopUrl = `http://127.0.0.1:${process.env['TEST_SHOP_PORT']}`;

export function demoOwner(): DemoOwner {
  const file = path.join(process.env['TEST_SITE_DATA_DIR'] ?? '', 'demo.json');
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isDemoOwner(record)) return record;
  throw new Error(`${file} does not name a demo owner with an agent`);
}

function isDemoOwner(record: unknown): record is DemoOwner {
  return (
    typeof record === 'object' &&
    record !== null &&
    ['email', 'password', 'agentId'].every((key) => key in record && typeof Reflect.get(record, key) === 'string')
  );
}
