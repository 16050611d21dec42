/** Answers from files, and the owner's documents: searched with the pages, before them where they differ, in every process. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfDay } from '@vitrine/contract/days';
import { createAnswers } from '../../server/src/features/answers/feature.ts';
import { pdfOf } from '../../server/src/features/answers/documents/pdf.fixture.ts';
import { jsonPieces, startScriptedModel } from './support/scripted-model.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  owner = await newOwner();
});
afterAll(() => server.close());

async function newOwner(of = { server, client }): Promise<TestOwner> {
  const made = await of.client.newOwner({ paid: true });
  await trainOn(of.server, made.agentId);
  return made;
}
async function reply(of: TestOwner, userQuery: string, by = client) {
  const { sessionId } = (await by.send('createSession', { body: { agentId: of.agentId } })).body;
  const { body } = await by.send('getResponse', {
    body: { agentId: of.agentId, sessionId, userQuery, path: 'loom.example/x' },
  });
  if (!body.success) throw new Error(body.code);
  return { text: body.response.agent_response_text, messageId: body.messageId };
}
const told = async (of: TestOwner, question: string, by = client) => (await reply(of, question, by)).text;
const importFile = async (of: TestOwner, name: string, text: string, timeZone?: string) =>
  (await client.send('importAnswers', { token: of.token, body: { agentId: of.agentId, name, text, timeZone } })).body;
const saveDocument = async (of: TestOwner, name: string, content: string | Uint8Array, by = client) =>
  (
    await by.send('saveDocument', {
      token: of.token,
      body: { agentId: of.agentId, name, contentBase64: Buffer.from(content).toString('base64') },
    })
  ).body;
const documents = async (of: TestOwner) =>
  (await client.send('getDocuments', { token: of.token, query: { agentId: of.agentId } })).body.documents;

describe('a file of answers', () => {
  test('is taken up, says what was left out, and comes out again', async () => {
    const table =
      'question,answer,page,valid_until\nDo you wrap gifts?,"Yes, for 4 EUR.",https://loom.example/delivery,\n' +
      'Is there a café?,Yes: at the mill.,https://evil.example/x,\nDo you tune looms?,Every spring.,,someday\n' +
      'do you wrap gifts,Twice.,,\nDo you teach weaving?,On Saturdays.,,\n';
    expect(await importFile(owner, 'answers.csv', table)).toEqual({
      success: true,
      added: 2,
      updated: 0,
      unchanged: 0,
      undo: { added: [expect.any(String), expect.any(String)], updated: [] },
      skipped: [
        { line: 3, why: expect.stringContaining('your own shop') },
        { line: 4, why: expect.stringContaining('2027-01-31') },
        { line: 5, why: expect.stringContaining('an answer already') },
      ],
    });
    expect(await told(owner, 'do you teach weaving?')).toContain('On Saturdays.');
    const { body } = await client.send('exportAnswers', { token: owner.token, query: { agentId: owner.agentId } });
    expect(body.name).toBe('answers.csv');
    const stranger = await newOwner();
    expect(await importFile(stranger, body.name, body.text)).toMatchObject({ added: 2, skipped: [] });
    expect(await told(stranger, 'Do you wrap gifts?')).toContain('Yes, for 4 EUR.');
  });

  test('brings up to date what is known, and all of it is taken back at once', async () => {
    const of = await newOwner();
    const { token, agentId } = of;
    const questions = ['Do you wrap gifts?', 'Gift wrap?'];
    const known = { questions, text: 'Yes, for 4 EUR.', pageUrl: 'https://loom.example/delivery' };
    await client.send('saveAnswer', { token, body: { agentId, ...known, keepAsTest: true } });
    const exported = (await client.send('exportAnswers', { token, query: { agentId } })).body;
    expect(await importFile(of, exported.name, exported.text)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    const edited = 'question,answer\ndo you wrap gifts,"Yes, for 9 EUR."\nDo you teach weaving?,On Saturdays.\n';
    const imported = await importFile(of, 'answers.csv', edited);
    if (!imported.success) throw new Error(imported.message);
    expect(imported).toMatchObject({ added: 1, updated: 1, unchanged: 0, skipped: [] });
    const answers = async () =>
      (await client.send('getAnswers', { token, query: { agentId } })).body.answers.map(({ text }) => text).toSorted();
    expect(await answers()).toEqual(['On Saturdays.', 'Yes, for 9 EUR.']);
    expect(await told(of, 'Gift wrap?')).toContain('9 EUR');
    const { added, updated } = imported.undo;
    expect(updated).toMatchObject([known]);
    const before = updated.map(({ _id: answerId, questions: asked, text, pageUrl }) => ({
      answerId,
      questions: asked,
      text,
      pageUrl,
    }));
    await client.send('undoImport', { token, body: { agentId, added, updated: before } });
    expect(await answers()).toEqual(['Yes, for 4 EUR.']);
    expect(await told(of, 'Do you wrap gifts?')).toContain('4 EUR');
    const tests = (await client.send('getQuestions', { token, query: { agentId } })).body.questions;
    expect(tests).toMatchObject([{ expect: { says: ['Yes, for 4 EUR.'] } }]);
  });

  test('that is taken back leaves the answers in the order that they had', async () => {
    const of = await newOwner();
    const { token, agentId } = of;
    for (const [question, text] of [
      ['Do you wrap gifts?', 'Yes, for 4 EUR.'],
      ['Do you hire people?', 'Not now.'],
    ] as const)
      await client.send('saveAnswer', { token, body: { agentId, questions: [question], text } });
    const listed = async () =>
      (await client.send('getAnswers', { token, query: { agentId } })).body.answers.map(({ text }) => text);
    const order = ['Not now.', 'Yes, for 4 EUR.'];
    expect(await listed()).toEqual(order);
    const imported = await importFile(of, 'answers.csv', 'question,answer\nDo you wrap gifts?,"Yes, for 9 EUR."\n');
    if (!imported.success) throw new Error(imported.message);
    const updated = imported.undo.updated.map(({ _id: answerId, questions, text }) => ({ answerId, questions, text }));
    await client.send('undoImport', { token, body: { agentId, added: [], updated } });
    expect(await listed()).toEqual(order);
  });

  test('with a last day holds to the end of that day where its owner is, today among them', async () => {
    const of = await newOwner();
    const timeZone = 'America/Los_Angeles';
    const today = new Date().toLocaleDateString('sv-SE', { timeZone });
    const table =
      `question,answer,valid_until\nDo you wrap gifts?,Yes.,${today}\n` +
      'Do you teach weaving?,On Saturdays.,2031-01-31\nDo you tune looms?,Every spring.,3/4/2031\n';
    expect(await importFile(of, 'answers.csv', table, timeZone)).toMatchObject({
      added: 2,
      skipped: [{ line: 4, why: expect.stringContaining('2027-01-31') }],
    });
    const { answers } = (await client.send('getAnswers', { token: of.token, query: { agentId: of.agentId } })).body;
    const until = new Map(answers.map(({ text, validUntil }) => [text, validUntil]));
    expect(until.get('Yes.')).toBe(endOfDay(today, timeZone));
    expect(until.get('On Saturdays.')).toBe('2031-02-01T07:59:59.000Z');
    expect(await told(of, 'Do you wrap gifts?')).toContain('Yes.');
    // as the form sends it
    expect(await importFile(of, 'answers.csv', table, timeZone)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await importFile(of, 'answers.csv', table, 'Mars/Olympus')).toMatchObject({ code: 'request.malformed' });
  });

  test('of another kind is refused in words', async () => {
    expect(await importFile(owner, 'answers.exe', 'x')).toMatchObject({ success: false, code: 'request.malformed' });
  });
});

describe('a document', () => {
  const policy = `# Guarantee\n\n## What we guarantee\nOur looms carry a guarantee of twelve years against cracks in the frame.\n`;

  test('answers what no page says, names itself in the receipt, and its deletion is its end', async () => {
    const question = 'Which guarantee do your looms carry against cracks in the frame?';
    expect(await told(owner, question)).not.toContain('twelve years');
    const saved = await saveDocument(owner, 'guarantee.md', policy);
    expect(saved).toMatchObject({ success: true, document: { name: 'guarantee.md', passages: 1 } });
    const { text, messageId } = await reply(owner, question);
    expect(text).toContain('guarantee of twelve years');
    expect(text).not.toContain('](');
    const { body } = await client.send('getReceipt', { token: owner.token, id: messageId });
    const used = [...body.receipt.passages, ...body.receipt.facts];
    expect(used).toMatchObject([{ url: '', text: expect.stringContaining('twelve years') }]);
    const [document] = await documents(owner);
    await client.send('deleteDocument', {
      token: owner.token,
      body: { agentId: owner.agentId, documentId: document?._id },
    });
    expect(await told(owner, question)).not.toContain('twelve years');
  });

  test('goes before a page that says otherwise', async () => {
    const question = 'How long do I have to return something?';
    expect(await told(owner, question)).toContain('thirty days');
    await saveDocument(
      owner,
      'returns.txt',
      'Returns\nYou may return anything unused within sixty days of its delivery.',
    );
    const text = await told(owner, question);
    expect(text).toContain('sixty days');
    expect(text).not.toContain('thirty days');
  });

  test('tells of a section what it is called after, and neither its neighbour’s price nor a contradiction that is none', async () => {
    const of = await newOwner();
    const rules = `# House rules

## Guided tours
Guided tours of the mill run monthly, on the last Sunday at 11:00 and 14:00, and cost €12 per person.

## Weaving courses
A two-day course takes place on Saturday and Sunday from 9:30 to 16:30 and costs €240, lunch and yarn included.

## Loom rental
You can rent a table loom in our workshop for €35 a week. The rental lasts at least 4 weeks.
`;
    expect(await saveDocument(of, 'rules.md', rules)).not.toHaveProperty('warnings');
    const prices = [
      ['How much is a weaving course?', '€240'],
      ['what does the loom rental cost', '€35'],
      ['How much is a guided tour?', '€12'],
    ] as const;
    for (const [question, price] of prices) {
      const text = await told(of, question);
      expect(text.match(/€\d+/g)).toEqual([price]);
      expect(text).not.toMatch(/not sure/);
    }
  });

  test('of the same name takes the place of the one before', async () => {
    await saveDocument(
      owner,
      'returns.txt',
      'Returns\nYou may return anything unused within ninety days of its delivery.',
    );
    expect((await documents(owner)).map(({ name }) => name)).toEqual(['returns.txt']);
    expect(await told(owner, 'How long do I have to return something?')).toContain('ninety days');
  });

  test('is known to another process within two seconds', async () => {
    const other = createAnswers(server.db);
    const of = await newOwner();
    expect(await other.documentsOf(of.agentId, 'en')).toBeNull();
    await saveDocument(of, 'guarantee.pdf', pdfOf([['Our looms carry a guarantee of twelve years.']]));
    await expect
      .poll(async () => (await other.documentsOf(of.agentId, 'en'))?.passages, { timeout: 2000 })
      .toMatchObject([{ title: 'guarantee.pdf', text: 'Our looms carry a guarantee of twelve years.' }]);
  });

  test('that is too large, or none, is refused in words', async () => {
    for (const [name, content] of [
      ['terms.docx', 'x'],
      ['terms.pdf', 'no pdf'],
      ['terms.txt', new Uint8Array(5 * 1024 * 1024 + 1).fill(65)],
    ] as const)
      expect(await saveDocument(owner, name, content)).toMatchObject({ success: false, code: 'request.malformed' });
    expect((await saveDocument(owner, 'x.txt', new Uint8Array(8 * 1024 * 1024))).success).toBe(false);
  });

  test('TE-05 is seen and deleted by its owner alone', async () => {
    const [document] = await documents(owner);
    const stranger = await newOwner();
    const stolen = await client.send('deleteDocument', {
      token: stranger.token,
      body: { agentId: owner.agentId, documentId: document?._id },
    });
    expect(stolen.status).toBe(404);
    const other = await client.send('deleteDocument', {
      token: stranger.token,
      body: { agentId: stranger.agentId, documentId: document?._id },
    });
    expect(other.status).toBe(404);
    expect(await documents(stranger)).toEqual([]);
    expect(await told(stranger, 'How long do I have to return something?')).toContain('thirty days');
    expect(await documents(owner)).toHaveLength(1);
  });
});

test('an answer that says otherwise than a page is named to the owner', async () => {
  const of = await newOwner();
  const save = (text: string, answerId?: string) => {
    const questions = ['How long do I have to return something?'];
    const body = { agentId: of.agentId, questions, text, ...(answerId !== undefined && { answerId }) };
    return client.send('saveAnswer', { token: of.token, body });
  };
  const { body: first } = await save('You may return anything unused within 30 days.');
  if (!first.success) throw new Error(first.code);
  expect(first).not.toHaveProperty('warnings');
  const edited = await save('You may return anything unused within 14 days.', first.answer._id);
  expect(edited.body).toMatchObject({
    success: true,
    warnings: [expect.stringMatching(/loom\.example\/returns.*thirty days/s)],
  });
  const text =
    'question,answer\nUntil when may I return something?,You may return anything unused within 12 days.\nDo you wrap gifts?,Yes.\n';
  const imported = await client.send('importAnswers', {
    token: of.token,
    body: { agentId: of.agentId, name: 'answers.csv', text },
  });
  expect(imported.body).toMatchObject({
    success: true,
    added: 2,
    warnings: [{ line: 2, why: expect.stringMatching(/loom\.example\/returns.*thirty days/s) }],
  });
});

test('… and so is a number that is written as a word, from a file of answers and from a document', async () => {
  const of = await newOwner();
  const says = expect.stringMatching(/loom\.example\/returns.*thirty days/s);
  const words = '## Until when may I return something?\nYou may return anything unused within fourteen days.\n';
  expect(await importFile(of, 'answers.md', words)).toMatchObject({ added: 1, warnings: [{ line: 1, why: says }] });
  const terms = await saveDocument(of, 'terms.md', '# Returns\n\nYou may return anything unused within 14 days.\n');
  expect(terms).toMatchObject({ success: true, document: { name: 'terms.md' }, warnings: [says] });
  const same = await saveDocument(of, 'same.md', '# Returns\n\nYou may return anything unused within 30 days.\n');
  expect(same).not.toHaveProperty('warnings');
});

test('with a model too, the owner’s answers are told word for word and documents are given to it', async () => {
  const model = await startScriptedModel();
  const withModel = await startTestServer({ worker: false, env: { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted' } });
  try {
    const by = createTestClient(withModel);
    const of = await newOwner({ server: withModel, client: by });
    const body = { agentId: of.agentId, questions: ['Do you wrap gifts?'], text: 'Yes, for 4 EUR.' };
    await by.send('saveAnswer', { token: of.token, body });
    const { text, messageId } = await reply(of, 'do you wrap gifts?', by);
    expect(text).toBe('Yes, for 4 EUR.');
    expect(model.requests).toHaveLength(0);
    const receipt = (await by.send('getReceipt', { token: of.token, id: messageId })).body.receipt;
    expect(receipt).toMatchObject({ answers: [{ _id: expect.stringMatching(/^ans_/), text }], passages: [] });
    await saveDocument(of, 'guarantee.md', 'Our looms carry a guarantee of twelve years against cracks.', by);
    model.will({ pieces: jsonPieces('They do.') });
    await told(of, 'Do looms carry a guarantee against cracks?', by);
    const prompt = model.requests[0]?.body.messages.map(({ content }) => content).join('\n') ?? '';
    expect(prompt).toContain('guarantee of twelve years');
  } finally {
    await withModel.close();
    await model.close();
  }
});
