import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createGuardedWeb } from '../../adapters/guarded-web.ts';
import { proveOwnership } from './prove-ownership.ts';

test('CW-27 the agent’s own script on the home page is a proof; another agent’s, or another server’s, is none', async () => {
  const ours = `agt_${'a'.repeat(32)}`;
  const origin = 'https://agents.test';
  let page = '';
  const site = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const resolve = new Map([['script.example', `http://127.0.0.1:${port}`]]);
  const web = createGuardedWeb({ resolve, server: origin });
  const proofOf = async (html: string) => {
    page = html;
    const { proof } = await proveOwnership(web, { agentId: ours, host: 'script.example', token: 'tok', origin });
    return proof;
  };
  const tag = (from: string, id: string) =>
    `<html><body><p>x</p><script src="${from}/chatbox.js?id=${id}" async></script>`;
  expect(await proofOf(tag(origin, ours))).toBe('script');
  expect(await proofOf(tag('//agents.test', ours))).toBe('script');
  expect(await proofOf(tag(origin, `agt_${'b'.repeat(32)}`))).toBeNull();
  expect(await proofOf(tag('https://other.test', ours))).toBeNull();
  expect(await proofOf(tag('http://agents.test', ours))).toBeNull();
  expect(await proofOf(tag('', ours))).toBeNull();
  expect(await proofOf(`<!-- ${tag(origin, ours)} -->`)).toBeNull();
  expect(await proofOf(`<p>${tag(origin, ours).replaceAll('<', '&lt;')}`)).toBeNull();
  await web.close();
  site.close();
});
