/** A file of answers: taken up with a report, brought up to date, taken back and given out again. */
import { beforeAll, describe, expect, test } from 'vitest';
import { endOfDay } from '@vitrine/contract/days';
import { useTeaching } from './support/teaching.ts';
import type { TestOwner } from './support/test-client.ts';

let owner: TestOwner;
const { teaching, newOwner, told, importFile } = useTeaching();
beforeAll(async () => {
  owner = await newOwner();
});

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
    const { body } = await teaching().client.send('exportAnswers', {
      token: owner.token,
      query: { agentId: owner.agentId },
    });
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
    await teaching().client.send('saveAnswer', { token, body: { agentId, ...known, keepAsTest: true } });
    const exported = (await teaching().client.send('exportAnswers', { token, query: { agentId } })).body;
    expect(await importFile(of, exported.name, exported.text)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    const edited = 'question,answer\ndo you wrap gifts,"Yes, for 9 EUR."\nDo you teach weaving?,On Saturdays.\n';
    const imported = await importFile(of, 'answers.csv', edited);
    if (!imported.success) throw new Error(imported.message);
    expect(imported).toMatchObject({ added: 1, updated: 1, unchanged: 0, skipped: [] });
    const answers = async () =>
      (await teaching().client.send('getAnswers', { token, query: { agentId } })).body.answers
        .map(({ text }) => text)
        .toSorted();
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
    await teaching().client.send('undoImport', { token, body: { agentId, added, updated: before } });
    expect(await answers()).toEqual(['Yes, for 4 EUR.']);
    expect(await told(of, 'Do you wrap gifts?')).toContain('4 EUR');
    const tests = (await teaching().client.send('getQuestions', { token, query: { agentId } })).body.questions;
    expect(tests).toMatchObject([{ expect: { says: ['Yes, for 4 EUR.'] } }]);
  });

  test('that is taken back leaves the answers in the order that they had', async () => {
    const of = await newOwner();
    const { token, agentId } = of;
    for (const [question, text] of [
      ['Do you wrap gifts?', 'Yes, for 4 EUR.'],
      ['Do you hire people?', 'Not now.'],
    ] as const)
      await teaching().client.send('saveAnswer', { token, body: { agentId, questions: [question], text } });
    const listed = async () =>
      (await teaching().client.send('getAnswers', { token, query: { agentId } })).body.answers.map(({ text }) => text);
    const order = ['Not now.', 'Yes, for 4 EUR.'];
    expect(await listed()).toEqual(order);
    const imported = await importFile(of, 'answers.csv', 'question,answer\nDo you wrap gifts?,"Yes, for 9 EUR."\n');
    if (!imported.success) throw new Error(imported.message);
    const updated = imported.undo.updated.map(({ _id: answerId, questions, text }) => ({ answerId, questions, text }));
    await teaching().client.send('undoImport', { token, body: { agentId, added: [], updated } });
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
    const { answers } = (
      await teaching().client.send('getAnswers', { token: of.token, query: { agentId: of.agentId } })
    ).body;
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
