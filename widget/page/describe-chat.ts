/** A downloaded chat as lines that anybody can read. */
import { fieldOf } from '@vitrine/contract/field-of';

function textOf(data: unknown, name: string): string {
  const value = fieldOf(data, name);
  return typeof value === 'string' ? value : '';
}

function listOf(data: unknown, name: string): unknown[] {
  const value = fieldOf(data, name);
  return Array.isArray(value) ? value : [];
}

const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');

export function describeChat(chat: unknown): string {
  const agent = textOf(chat, 'agent');
  const lines = [agent, ''];
  for (const message of listOf(chat, 'messages')) {
    const who = textOf(message, 'from') === 'visitor' ? '>' : agent;
    const page = textOf(message, 'page');
    lines.push(`${minuteOf(textOf(message, 'at'))} UTC  ${who}${page && `  (${page})`}`, textOf(message, 'text'));
    for (const product of listOf(message, 'products')) {
      lines.push(`  * ${['title', 'price', 'url'].map((name) => textOf(product, name)).join('  ')}`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
