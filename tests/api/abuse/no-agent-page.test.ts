/** Addresses of the chat page at which no agent's id stands: people mistype, and shops paste badly. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('WI-22 where no agent’s id stands', () => {
  test.each([
    'x',
    'AGT_0123456789ABCDEF0123456789ABCDEF',
    `agt_${'A'.repeat(32)}`,
    '<script>alert(1)</script>',
    '%3Cimg%20src=x%20onerror=alert(1)%3E',
    '%zz',
    '%E0%A4%A',
    '%00',
    'a'.repeat(2_000),
    '',
    'a/b/c',
    `agt_${'0'.repeat(32)}/`,
    '..%2f..%2fetc%2fpasswd',
  ])('the page says that there is nothing, whatever is accepted: %.40s', async (id) => {
    for (const accept of ['text/html', 'application/json', '*/*']) {
      const answer = await get(`/widget-chat/${id}`, { accept });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(answer.body).toMatch(/^<!doctype html>/i);
      expect(answer.body).not.toMatch(/alert\(1\)|onerror|"success"/);
    }
  });

  test('an id that could be one has the chat page, which asks who it is', async () => {
    const owner = await createTestClient(server).newOwner();
    const answer = await get(`/widget-chat/agt_${'0'.repeat(32)}?from=shop`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe((await get(`/widget-chat/${owner.agentId}`)).body);
  });
});
