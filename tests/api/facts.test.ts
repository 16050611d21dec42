/** What an agent knows of its shop's terms: read with a training, and kept or put in question by the trainings after. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { change, copyOf, shopWith } from './support/living-shop.ts';
import { terms, useShopFacts } from './support/shop-facts.ts';

const { server, count, trainedOn } = useShopFacts();
const fortyFive = 'Returns are accepted within 45 days. Return shipping costs $7.';

describe('what a training reads', () => {
  test('is told with its page, its value and what contradicts it', async () => {
    const { facts } = await trainedOn(shopWith(terms));
    const all = await facts();
    const window = all.filter(({ topic }) => topic === 'returns.window');
    expect(window).toHaveLength(2);
    const [policy, faq] = ['/policies/returns', '/faq'].map((path) => window.find(({ url }) => url.endsWith(path)));
    expect(policy).toMatchObject({
      _id: expect.stringMatching(/^fct_[0-9a-f]{32}$/),
      text: 'Returns are accepted within 30 days.',
      value: { kind: 'days', from: 30, to: 30 },
      scope: null,
      url: 'https://shop.example/policies/returns',
      state: 'found',
      conflicts: [faq?._id],
      changed: false,
    });
    expect(faq?.conflicts).toEqual([policy?._id]);
    expect(all.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['delivery.cost', 'delivery.time', 'delivery.carrier', 'returns.cost']),
    );
  });

  test('is empty before the first training, and goes on under the name of a run that found nothing new', async () => {
    const { token, agentId } = await server().newOwner();
    expect((await server().send('getFacts', { token, query: { agentId } })).body).toEqual({ success: true, facts: [] });
    const pages = shopWith(terms);
    const shop = await trainedOn(pages);
    const before = await shop.facts();
    const runId = await shop.again(copyOf(pages));
    expect((await shop.facts()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    const runs = await count(sql`select string_agg(distinct run_id, ',') from facts where agent_id = ${shop.agentId}`);
    expect(runs).toBe(runId);
  });
});

describe('a later training', () => {
  test('a correction outlives trainings and says when its page changed', async () => {
    const pages = shopWith(terms);
    const { save, fact, said, again, agentId, token } = await trainedOn(pages);
    const outdatedCorrections = async () => {
      const { body } = await server().send('getCheckup', { token, query: { agentId } });
      return body.findings.filter(({ kind }) => kind === 'outdated_correction');
    };
    const factId = (await fact('within 30 days'))?._id;
    await save({ factId, state: 'corrected', text: 'Returns are accepted within 60 days.' });
    const now = copyOf(pages);
    change(now, '/policies/shipping', { text: 'Shipping takes 4 days.', lastmod: '2026-02-01T08:00:00Z' });
    await again(now);
    expect(await fact('within 30 days')).toMatchObject({ _id: factId, state: 'corrected', changed: false });
    change(now, '/policies/returns', { text: fortyFive, lastmod: '2026-03-01T08:00:00Z' });
    await again(now);
    expect(await fact('within 30 days')).toMatchObject({ _id: factId, state: 'corrected', changed: true });
    expect((await said()).filter(({ topic }) => topic === 'returns.window')).toMatchObject([{ id: factId }]);
    const [outdated] = await outdatedCorrections();
    expect(outdated?.detail).toContain(
      'no longer says “Returns are accepted within 30 days”, but “Returns are accepted within 45 days”. Your agent',
    );
    expect(outdated?.detail).toContain('“Returns are accepted within 60 days.”');
    const { body } = await save({ factId, state: 'found' });
    expect(body.fact.state).toBe('found');
    expect(await outdatedCorrections()).toEqual([]);
    expect(await fact('within 30 days')).toBeUndefined();
  });

  test('a correction that is kept after its page changed stands in place of what that says now', async () => {
    const pages = shopWith(terms);
    const { save, fact, said, again, agentId, token } = await trainedOn(pages);
    const factId = (await fact('within 30 days'))?._id;
    const text = 'Returns are accepted within 60 days.';
    await save({ factId, state: 'corrected', text });
    const now = copyOf(pages);
    change(now, '/policies/returns', { text: fortyFive, lastmod: '2026-03-01T08:00:00Z' });
    await again(now);
    const { body } = await save({ factId, state: 'corrected', text });
    expect(body.fact).toMatchObject({ pageText: 'Returns are accepted within 45 days.', text, changed: false });
    const windows = (await said()).filter(({ topic }) => topic === 'returns.window');
    expect(windows.map((one) => one.text)).toEqual([text]);
    const { findings } = (await server().send('getCheckup', { token, query: { agentId } })).body;
    expect(findings.map(({ kind }) => kind)).not.toContain('outdated_correction');
  });
});
