/** What pages say otherwise than the owner is not told beside it, whatever words a visitor asks in, and is named to the owner. */
import { expect, test } from 'vitest';
import { useTeaching } from './support/teaching.ts';

const { newOwner, save, told, remove, importFile, saveDocument } = useTeaching();

test('the owner’s number stands in the place of the pages’ until the answer goes', async () => {
  const owner = await newOwner();
  const asked = ['Can I still return something after 40 days?', 'What is your return period?'];
  for (const question of asked) expect(await told(owner, question)).toContain('thirty days');
  const { body } = await save(owner, {
    questions: ['How long do I have to return something?'],
    text: 'You have 60 days from delivery to return anything.',
  });
  if (!body.success) throw new Error(body.code);
  for (const question of asked) {
    const reply = await told(owner, question);
    expect.soft(reply).not.toContain('thirty days');
    expect.soft(reply).toContain('60 days');
    expect.soft(reply, 'no page says so').not.toContain('](');
  }
  await remove(owner, body.answer._id);
  for (const question of asked) expect(await told(owner, question)).toContain('thirty days');
});

test('an answer that says otherwise than a page is named to the owner', async () => {
  const of = await newOwner();
  const questions = ['How long do I have to return something?'];
  const { body: first } = await save(of, { questions, text: 'You may return anything unused within 30 days.' });
  if (!first.success) throw new Error(first.code);
  expect(first).not.toHaveProperty('warnings');
  const { _id: answerId } = first.answer;
  const edited = await save(of, { answerId, questions, text: 'You may return anything unused within 14 days.' });
  expect(edited.body).toMatchObject({
    success: true,
    warnings: [expect.stringMatching(/loom\.example\/returns.*thirty days/s)],
  });
  const text =
    'question,answer\nUntil when may I return something?,You may return anything unused within 12 days.\nDo you wrap gifts?,Yes.\n';
  expect(await importFile(of, 'answers.csv', text)).toMatchObject({
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
