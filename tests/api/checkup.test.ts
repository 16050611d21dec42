/** What an owner should mend before visitors find it: told from what the last training kept. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopWith, siteOf } from './support/living-shop.ts';
import type { LivingPage } from './support/living-shop.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { createTrainingBench, never } from './support/training-bench.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(async () => server.close());
const { createTrainer, newRun } = createTrainingBench(() => server);

async function checkupOf(pages: Map<string, LivingPage>) {
  const { agentId, token, key } = await newRun();
  await createTrainer(siteOf(pages)).train({ key, isLastAttempt: false, signal: never });
  const { body } = await server.send('getCheckup', { token, query: { agentId } });
  return { agentId, ...body, kinds: body.findings.map(({ kind }) => kind) };
}

describe('the check-up', () => {
  test('quotes both sentences of pages that disagree, with their addresses', async () => {
    const { findings, score, checkedAt } = await checkupOf(
      shopWith({
        '/policies/returns': 'Returns are accepted within 30 days. Return shipping costs $5.',
        '/faq': 'Returns are accepted within 14 days of delivery, says the FAQ.',
      }),
    );
    const contradiction = findings.find(({ kind }) => kind === 'contradiction');
    expect(contradiction).toMatchObject({ severity: 'high', title: expect.stringContaining('the time to return') });
    expect(contradiction?.detail).toContain('within 30 days');
    expect(contradiction?.detail).toContain('within 14 days');
    expect(contradiction?.urls).toHaveLength(2);
    expect(checkedAt).not.toBeNull();
    expect(score).toBeLessThan(100);
  });

  test('names what no page says, and no more once a page says it', async () => {
    const poor = await checkupOf(shopWith({}));
    const missing = poor.findings.filter(({ kind }) => kind === 'no_policy').map(({ title }) => title);
    expect(missing).toContain('Nothing about payment methods was found');
    const told = await checkupOf(shopWith({ '/pay': 'You can pay with Visa, Mastercard and PayPal.' }));
    const left = told.findings.filter(({ kind }) => kind === 'no_policy').map(({ title }) => title);
    expect(left).not.toContain('Nothing about payment methods was found');
    expect(Number(told.score)).toBeGreaterThan(Number(poor.score));
  });

  test('calls no product’s page thin, but a page that says next to nothing', async () => {
    const { findings } = await checkupOf(
      shopWith({ '/soon': 'The new workshop opens in spring and more will stand here then.' }),
    );
    const thin = findings.find(({ kind }) => kind === 'thin_page');
    expect(thin?.urls).toEqual(expect.arrayContaining([expect.stringMatching(/\/soon$/)]));
    expect(thin?.urls.filter((url) => url.includes('/products/'))).toEqual([]);
  });

  test('names an answer of the owner’s that a page says otherwise than', async () => {
    const { agentId, token, key } = await newRun();
    const pages = shopWith({ '/pay': 'You can pay with Visa, Mastercard and Klarna.' });
    await createTrainer(siteOf(pages)).train({ key, isLastAttempt: false, signal: never });
    const answer = { questions: ['Do you offer Klarna?'], text: 'No, we do not offer Klarna.' };
    const saved = await server.send('saveAnswer', { token, body: { agentId, ...answer } });
    expect(saved.body).toMatchObject({ warnings: [expect.stringContaining('Klarna')] });
    const contradicted = async () => {
      const { body } = await server.send('getCheckup', { token, query: { agentId } });
      return body.findings.filter(({ kind }) => kind === 'contradicted_answer');
    };
    expect(await contradicted()).toMatchObject([
      { detail: expect.stringMatching(/tells “No, we do not offer Klarna\.” .* finds “You can pay with [^”]*Klarna/) },
    ]);
    const { answers } = (await server.send('getAnswers', { token, query: { agentId } })).body;
    await server.send('deleteAnswer', { token, body: { agentId, answerId: answers[0]?._id } });
    expect(await contradicted()).toEqual([]);
  });

  test('names a document of the owner’s that pages say otherwise than, and no more once it is deleted', async () => {
    const { agentId, token, key } = await newRun();
    const pages = shopWith({ '/returns-of-goods': 'You can return whatever you bought within 30 days of delivery.' });
    await createTrainer(siteOf(pages)).train({ key, isLastAttempt: false, signal: never });
    const text = '# Returns\n\nYou can return whatever you bought within 21 days of delivery.\n';
    const document = { name: 'policy.md', contentBase64: Buffer.from(text).toString('base64') };
    const saved = await server.send('saveDocument', { token, body: { agentId, ...document } });
    if (!saved.body.success) throw new Error('not saved');
    const contradicted = async () => {
      const { body } = await server.send('getCheckup', { token, query: { agentId } });
      return body.findings.filter(({ kind }) => kind === 'contradicted_answer');
    };
    expect(await contradicted()).toMatchObject([
      { title: expect.stringContaining('policy.md'), detail: expect.stringContaining('within 30 days') },
    ]);
    const documentId = saved.body.document._id;
    await server.send('deleteDocument', { token, body: { agentId, documentId } });
    expect(await contradicted()).toEqual([]);
  });

  test('claims that a document is told only where its words stand in the place of the pages’', async () => {
    const { agentId, token, key } = await newRun();
    const pages = shopWith({
      '/returns-of-goods': 'You can return whatever you bought within 30 days of delivery.',
      '/abroad': 'Delivery to Germany, Austria and France costs 7.90 EUR.',
    });
    await createTrainer(siteOf(pages)).train({ key, isLastAttempt: false, signal: never });
    const text =
      '# Policy\n\n## Returns\n\nYou can return whatever you bought within 21 days of delivery.\n\n' +
      '## Abroad\n\nDelivery to Germany costs 9.90 EUR.\n';
    const document = { name: 'policy.md', contentBase64: Buffer.from(text).toString('base64') };
    await server.send('saveDocument', { token, body: { agentId, ...document } });
    const { body } = await server.send('getCheckup', { token, query: { agentId } });
    const [told, mayNot] = ['Your agent tells what the document says', 'who asks may be told'].map((words) =>
      body.findings.find(({ detail }) => detail.includes(words)),
    );
    expect(told?.detail).toContain('within 30 days');
    expect(told?.detail).not.toContain('7.90');
    expect(mayNot?.detail).toContain('costs 7.90 EUR');
    expect(mayNot?.title).toContain('policy.md');
  });

  test('the score is 100 less what is listed', async () => {
    const { findings, score } = await checkupOf(shopWith({}));
    const cost = { high: 12, medium: 5, low: 2 };
    expect(score).toBe(Math.max(0, 100 - findings.reduce((sum, { severity }) => sum + cost[severity], 0)));
  });

  test('TE-05 is the owner’s alone, and empty before a first training', async () => {
    const { agentId, token } = await newRun();
    const { body } = await server.send('getCheckup', { token, query: { agentId } });
    expect(body).toEqual({ success: true, checkedAt: null, score: null, findings: [] });
    const stranger = await newRun();
    const refused = await server.send('getCheckup', { token: stranger.token, query: { agentId } });
    expect([403, 404]).toContain(refused.status);
  });
});
