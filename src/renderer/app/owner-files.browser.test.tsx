/** The files that an owner brings along: answers by the list, and documents. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { giftWrap, openAnswers } from './testing/own-answers.ts';
import { failure, refusal } from './testing/scripted-api.ts';

const imported = { success: true as const, added: 0, updated: 0, unchanged: 0, undo: { added: [], updated: [] } };

test('a file of answers is taken up with a report of what was left out', async () => {
  const { screen, api } = await openAnswers([giftWrap], {
    importAnswers: () => ({
      ...imported,
      added: 1,
      skipped: [{ line: 3, why: 'There is no answer.' }],
      warnings: [{ line: 2, why: 'Your page https://shop.example/a says otherwise: “C”' }],
    }),
  });
  const file = new File(['question,answer\nA?,B\nC?,'], 'answers.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Import'), file);
  await expect.element(screen.getByText('1 answer was added, 1 line was left out.')).toBeVisible();
  await expect.element(screen.getByText(/There is no answer/)).toBeVisible();
  await expect.element(screen.getByText(/says otherwise: “C”/)).toBeVisible();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(api.bodies('importAnswers')).toEqual([
    { agentId: 'agt_1', name: 'answers.csv', text: 'question,answer\nA?,B\nC?,', timeZone },
  ]);
});

test('an import says what it added and updated, and is taken back whole, a part at a time', async () => {
  const added = Array.from({ length: 60 }, (_none, at) => `ans_${at}`);
  const undo = { added, updated: [giftWrap] };
  const { screen, api } = await openAnswers([giftWrap], {
    importAnswers: () => ({ ...imported, added: 60, updated: 1, unchanged: 2, skipped: [], undo }),
    undoImport: () => ({ success: true }),
  });
  await userEvent.upload(screen.getByLabelText('Import'), new File(['x'], 'answers.csv'));
  await expect.element(screen.getByText('60 answers were added, 1 updated, 2 had not changed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText(/60 answers were added/)).not.toBeInTheDocument();
  const { _id: answerId, questions, text, pageUrl, validUntil } = giftWrap;
  expect(api.bodies('undoImport')).toEqual([
    { agentId: 'agt_1', added: added.slice(0, 50), updated: [{ answerId, questions, text, pageUrl, validUntil }] },
    { agentId: 'agt_1', added: added.slice(50), updated: [] },
  ]);
});

test('a policy that was chosen for import is offered as a document', async () => {
  const skipped = [1, 3, 5].map((line) => ({ line, why: 'There is no question above this.' }));
  const { screen, api } = await openAnswers([], { importAnswers: () => ({ ...imported, skipped }) });
  await userEvent.upload(screen.getByLabelText('Import'), new File(['# Returns'], 'policy.md'));
  await expect.element(screen.getByText('This reads like a document.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Line 1')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add it as a document' }));
  await expect.element(screen.getByText('3 passages')).toBeVisible();
  expect(api.bodies('saveDocument')).toMatchObject([{ name: 'policy.md' }]);
  await expect.element(screen.getByText('This reads like a document.', { exact: false })).not.toBeInTheDocument();
});

test('an import that takes too long to be answered has the list read anew, and says so', async () => {
  const { screen, api } = await openAnswers([]);
  await expect.element(screen.getByText('No answers of your own yet')).toBeVisible();
  api.script.importAnswers = () => {
    api.script.getAnswers = () => ({ success: true, answers: [giftWrap], totalPages: 1, currentPage: 1 });
    return failure(null);
  };
  await userEvent.upload(screen.getByLabelText('Import'), new File(['x'], 'answers.csv'));
  await expect.element(screen.getByText(/may still be under way/)).toBeVisible();
  await expect.element(screen.getByText('Yes, for 4 EUR.')).toBeVisible();
});

test('what a document says otherwise than the pages is told beside it', async () => {
  const warnings = ['Your page https://shop.example/returns says otherwise: “You have 30 days.”'];
  const document = { _id: 'doc_1', name: 'terms.md', passages: 3, createdAt: giftWrap.createdAt };
  const { screen } = await openAnswers([], { saveDocument: () => ({ success: true, document, warnings }) });
  await userEvent.upload(screen.getByLabelText('Add a document'), new File(['14 days'], 'terms.md'));
  await expect.element(screen.getByText(warnings[0] ?? '')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close', exact: true }));
  await expect.element(screen.getByText(warnings[0] ?? '')).not.toBeInTheDocument();
});

test('a document is added, its deletion can be taken back, and holds when its owner goes elsewhere', async () => {
  const { screen, api } = await openAnswers([]);
  const upload = (name: string) => userEvent.upload(screen.getByLabelText('Add a document'), new File(['Grüße'], name));
  await upload('terms.md');
  await expect.element(screen.getByText('3 passages')).toBeVisible();
  expect(api.bodies('saveDocument')).toEqual([{ agentId: 'agt_1', name: 'terms.md', contentBase64: 'R3LDvMOfZQ==' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete terms.md' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo deleting terms.md' }));
  await expect.element(screen.getByText('3 passages')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete terms.md' }));
  expect(api.bodies('deleteDocument')).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await expect.poll(() => api.bodies('deleteDocument')).toEqual([{ agentId: 'agt_1', documentId: 'doc_1' }]);
  const sent = api.asked.find(({ name }) => name === 'deleteDocument');
  expect(sent?.input, 'also when the window is closed').toMatchObject({ outlives: true });
});

test('a document that cannot be read is refused in words, and a failure is said', async () => {
  const { screen, api } = await openAnswers([], {
    saveDocument: () => refusal('request.malformed', 'This is not a PDF document.'),
  });
  await userEvent.upload(screen.getByLabelText('Add a document'), new File(['x'], 'terms.pdf'));
  await expect.element(screen.getByText('This is not a PDF document.')).toBeVisible();
  api.script.saveDocument = () => failure(500);
  await userEvent.upload(screen.getByLabelText('Add a document'), new File(['x'], 'terms.txt'));
  await expect.element(screen.getByText('An error occurred. Please try again.')).toBeVisible();
});
