/** What an owner decides on what an agent knows of its shop's terms: hidden, corrected, confirmed, and taken back. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { shopWith } from './support/living-shop.ts';
import { terms, useShopFacts } from './support/shop-facts.ts';
import { testPassword } from './support/test-client.ts';

const { server, count, trainedOn } = useShopFacts();

describe('what an owner decides', () => {
  test('a hidden fact is not said, and comes back when that is undone', async () => {
    const { save, fact, said } = await trainedOn(shopWith(terms));
    const factId = (await fact('DHL'))?._id;
    expect((await save({ factId, state: 'hidden' })).body.fact).toMatchObject({ _id: factId, state: 'hidden' });
    const told = (await said()).filter(({ state }) => state !== 'hidden');
    expect(told.map(({ id }) => id)).not.toContain(factId);
    expect(await fact('DHL')).toMatchObject({ state: 'hidden' });
    await save({ factId, state: 'found' });
    expect((await said()).map(({ id }) => id)).toContain(factId);
  });

  test('a correction is said at once, with the value that its own words have', async () => {
    const { save, fact, said } = await trainedOn(shopWith(terms));
    const factId = (await fact('within 30 days'))?._id;
    const text = 'Returns are accepted within 60 days.';
    expect((await save({ factId, state: 'corrected', text: ` ${text} ` })).body.fact).toMatchObject({
      text,
      pageText: 'Returns are accepted within 30 days.',
      state: 'corrected',
      value: { kind: 'days', from: 60, to: 60 },
    });
    const windows = (await said()).filter(({ topic }) => topic === 'returns.window');
    // the FAQ says otherwise than the owner
    expect(windows).toMatchObject([{ text, state: 'corrected', conflicts: [] }]);
  });

  test('what was read in one sentence more than once is decided on once, and taken back once', async () => {
    const sentence = 'Returns are accepted within 30 days, unused and with labels.';
    const shop = await trainedOn(shopWith({ ...terms, '/policies/returns': sentence, '/faq': sentence }));
    const [first, ...others] = (await shop.facts()).filter(({ pageText }) => pageText === sentence);
    expect(others.map(({ url, topic }) => `${new URL(url).pathname} ${topic}`)).toContain('/faq returns.condition');
    const shown = async () => {
      const facts = (await shop.facts()).filter(({ pageText }) => pageText === sentence);
      return facts.map(({ state, text, conflicts }) => ({ state, text, conflicts }));
    };
    const all = (state: string, text: string) => [first, ...others].map(() => ({ state, text, conflicts: [] }));
    const sixty = 'Returns are accepted within 60 days, unused and with labels.';
    await shop.save({ factId: first?._id, state: 'corrected', text: sixty });
    expect(await shown()).toEqual(all('corrected', sixty));
    await shop.save({ factId: others.at(-1)?._id, state: 'hidden' });
    expect(await shown()).toEqual(all('hidden', sentence));
    expect((await shop.said()).filter(({ text, state }) => text === sentence && state !== 'hidden')).toEqual([]);
    await shop.save({ factId: others[0]?._id, state: 'found' });
    expect(await shown()).toEqual(all('found', sentence));
    expect((await shop.said()).filter(({ text }) => text === sentence)).toHaveLength(1 + others.length);
  });

  test('a correction whose words do not name what they are about is told with what says otherwise', async () => {
    const faq = 'Help.</p><h2>How long can I return something?</h2><p>30 days from delivery, unused and with labels.';
    const shop = await trainedOn(shopWith({ ...terms, '/faq': faq }));
    const factId = (await shop.fact('30 days from delivery'))?._id;
    const text = '45 days from delivery, unused and with labels.';
    const { body } = await shop.save({ factId, state: 'corrected', text });
    expect(body.fact.value).toEqual({ kind: 'days', from: 45, to: 45 });
    expect(body.warnings).toEqual([expect.stringContaining('Returns are accepted within 30 days.')]);
    const windows = (await shop.said()).filter(({ topic }) => topic === 'returns.window');
    expect(windows.map((one) => one.text)).toEqual([text]);
  });

  test('what pages say of other places is no contradiction of a correction that holds for some goods', async () => {
    const row = (place: string, price: string) =>
      `<tr><td>${place}</td><td>3 to 5 working days</td><td>${price}</td></tr>`;
    const head = '<tr><th>Delivery to</th><th>Delivery time</th><th>Delivery price</th></tr>';
    const rows = `Delivery.</p><table>${head}${row('Ireland', '€4.90')}${row('Spain', '€9.90')}</table><h2>Furniture</h2><p>Delivery by our own van costs €49.`;
    const shop = await trainedOn(shopWith({ '/faq': rows }));
    const factId = (await shop.fact('our own van'))?._id;
    const text = 'Delivery by our own van costs €59.';
    const { body } = await shop.save({ factId, state: 'corrected', text });
    expect(body.fact).toMatchObject({ text, state: 'corrected' });
    expect(body.warnings ?? []).toEqual([]);
  });

  test('a sentence is put right as a whole: what says any of its old numbers of the place is told', async () => {
    const sum = 'Delivery is free to the United Kingdom and Norway from €150 and costs €19.90 below that.';
    const norway = 'Delivery to Norway takes 5 to 8 working days, costs €16.90 and is free from €150.';
    const { save, fact } = await trainedOn(shopWith({ ...terms, '/policies/delivery': `${norway} ${sum}` }));
    const factId = (await fact(norway))?._id;
    const dearer = norway.replace('16.90', '19.90');
    const kept = await save({ factId, state: 'corrected', text: dearer });
    expect(kept.body.warnings ?? []).not.toContainEqual(expect.stringContaining(sum));
    const { body } = await save({ factId, state: 'corrected', text: dearer.replace('150', '200') });
    expect(body.warnings ?? []).toContainEqual(expect.stringContaining(sum));
  });

  test('what other sentences say otherwise is told when one is corrected', async () => {
    const { save, fact, agentId, token } = await trainedOn(shopWith(terms));
    const factId = (await fact('within 30 days'))?._id;
    const { body } = await save({ factId, state: 'corrected', text: 'Returns are accepted within 60 days.' });
    const checkup = await server().send('getCheckup', { token, query: { agentId } });
    expect(checkup.body.findings.find(({ kind }) => kind === 'contradiction')).toMatchObject({
      severity: 'medium',
      title: expect.stringContaining('than your correction'),
      detail: expect.stringMatching(/tells “[^”]* 60 days\.”.* finds “[^”]* 14 days/),
      urls: ['https://shop.example/faq'],
    });
    expect(body.warnings).toEqual([
      'Your page https://shop.example/faq says otherwise: “Returns are accepted within 14 days of delivery, says the FAQ.”',
    ]);
    const same = await save({ factId, state: 'corrected', text: 'Returns are accepted within 14 days.' });
    expect(same.body).not.toHaveProperty('warnings');
    expect((await save({ factId, state: 'hidden' })).body).not.toHaveProperty('warnings');
  });

  test('a confirmed fact is said alone; the owner goes on seeing what contradicts it', async () => {
    const { save, fact, said, facts } = await trainedOn(shopWith(terms));
    const factId = (await fact('within 14 days'))?._id;
    await save({ factId, state: 'confirmed' });
    expect((await said()).filter(({ topic }) => topic === 'returns.window').map(({ id }) => id)).toEqual([factId]);
    expect(
      (await facts()).filter(({ topic, conflicts }) => topic === 'returns.window' && conflicts.length > 0),
    ).toHaveLength(2);
  });

  test('a fact that the agent does not know is not found, and a correction needs words', async () => {
    const { save, fact } = await trainedOn(shopWith(terms));
    const factId = (await fact('DHL'))?._id;
    expect((await save({ factId: `fct_${'0'.repeat(32)}`, state: 'hidden' })).status).toBe(404);
    for (const text of [undefined, '', '  ', 'x'.repeat(1001)]) {
      expect((await save({ factId, state: 'corrected', text })).status).toBe(400);
    }
    expect((await save({ factId, state: 'corrected', text: 'x'.repeat(1000) })).status).toBe(200);
    expect((await save({ factId, state: 'wrong' })).status).toBe(400);
  });

  test('the fact of another shop is nobody else’s', async () => {
    const mine = await trainedOn(shopWith({ '/policies/shipping': 'Shipping takes 9 days.' }));
    const other = await trainedOn(shopWith(terms));
    const foreign = (await other.fact('DHL'))?._id;
    expect((await mine.save({ factId: foreign, state: 'hidden' })).status).toBe(404);
    expect((await mine.save({ agentId: other.agentId, factId: foreign, state: 'hidden' })).status).toBe(404);
    expect(await other.fact('DHL')).toMatchObject({ state: 'found' });
  });
});

test('OP-01 an account’s export holds its decisions, and its end takes them', async () => {
  const owner = await server().newOwner();
  const fact = {
    id: 'fct_1',
    topic: 'cancel',
    text: 'No.',
    value: null,
    scope: null,
    url: 'https://a.example/',
    language: 'en',
  };
  await server().db.execute(sql`insert into fact_decisions (agent_id, fact_id, state, text, fact)
    values (${owner.agentId}, 'fct_1', 'corrected', 'Yes.', ${JSON.stringify(fact)}::jsonb)`);
  const { body } = await server().send('exportAccount', { token: owner.token, id: owner.userId });
  expect(body.export.factDecisions).toMatchObject([
    { topic: 'cancel', url: 'https://a.example/', pageText: 'No.', state: 'corrected', text: 'Yes.' },
  ]);
  await server().send('deleteAccount', { token: owner.token, body: { userId: owner.userId, password: testPassword } });
  // behind a proxy there are others
  server().worker?.start();
  const left = () => count(sql`select count(*)::int from fact_decisions where agent_id = ${owner.agentId}`);
  await expect.poll(left, { timeout: 20_000 * patience }).toBe(0);
  await server().worker?.stop();
});
