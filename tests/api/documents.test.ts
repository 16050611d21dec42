/** The owner's documents: searched with the pages, before them where they differ, in every process. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createAnswers } from '../../server/src/features/answers/feature.ts';
import { pdfOf } from '../../server/src/features/answers/documents/pdf.fixture.ts';
import { jsonPieces, startScriptedModel } from './support/scripted-model.ts';
import { useTeaching } from './support/teaching.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';

let owner: TestOwner;
const { teaching, newOwner, reply, told, saveDocument } = useTeaching();
beforeAll(async () => {
  owner = await newOwner();
});

const documents = async (of: TestOwner) =>
  (await teaching().client.send('getDocuments', { token: of.token, query: { agentId: of.agentId } })).body.documents;

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
    const { body } = await teaching().client.send('getReceipt', { token: owner.token, id: messageId });
    const used = [...body.receipt.passages, ...body.receipt.facts];
    expect(used).toMatchObject([{ url: '', text: expect.stringContaining('twelve years') }]);
    const [document] = await documents(owner);
    await teaching().client.send('deleteDocument', {
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
    const other = createAnswers(teaching().server.db);
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
    const stolen = await teaching().client.send('deleteDocument', {
      token: stranger.token,
      body: { agentId: owner.agentId, documentId: document?._id },
    });
    expect(stolen.status).toBe(404);
    const other = await teaching().client.send('deleteDocument', {
      token: stranger.token,
      body: { agentId: stranger.agentId, documentId: document?._id },
    });
    expect(other.status).toBe(404);
    expect(await documents(stranger)).toEqual([]);
    expect(await told(stranger, 'How long do I have to return something?')).toContain('thirty days');
    expect(await documents(owner)).toHaveLength(1);
  });
});

test('with a model too, the owner’s answers are told word for word and documents are given to it', async () => {
  const model = await startScriptedModel();
  const withModel = await startTestServer({ worker: false, env: { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted' } });
  try {
    const by = createTestClient(withModel);
    const at = { server: withModel, client: by };
    const of = await newOwner(at);
    const body = { agentId: of.agentId, questions: ['Do you wrap gifts?'], text: 'Yes, for 4 EUR.' };
    await by.send('saveAnswer', { token: of.token, body });
    const { text, messageId } = await reply(of, 'do you wrap gifts?', at);
    expect(text).toBe('Yes, for 4 EUR.');
    expect(model.requests).toHaveLength(0);
    const receipt = (await by.send('getReceipt', { token: of.token, id: messageId })).body.receipt;
    expect(receipt).toMatchObject({ answers: [{ _id: expect.stringMatching(/^ans_/), text }], passages: [] });
    await saveDocument(of, 'guarantee.md', 'Our looms carry a guarantee of twelve years against cracks.', at);
    model.will({ pieces: jsonPieces('They do.') });
    await told(of, 'Do looms carry a guarantee against cracks?', at);
    const prompt = model.requests[0]?.body.messages.map(({ content }) => content).join('\n') ?? '';
    expect(prompt).toContain('guarantee of twelve years');
  } finally {
    await withModel.close();
    await model.close();
  }
});
