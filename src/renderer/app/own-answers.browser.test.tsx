/** What an owner writes and brings along: the card of the knowledge page. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply, trainingsReply } from './testing/agents.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

type Answer = ReplyOf<'getAnswers'>['answers'][number];

const giftWrap: Answer = {
  _id: 'ans_1',
  questions: ['Do you wrap gifts?', 'Gift wrap?'],
  text: 'Yes, for 4 EUR.',
  pageUrl: 'https://shop.example/gifts',
  validUntil: null,
  createdAt: '2026-11-22T06:00:00.000Z',
  updatedAt: '2026-11-22T06:00:00.000Z',
};

const imported = { success: true as const, added: 0, updated: 0, unchanged: 0, undo: { added: [], updated: [] } };

/** A server that keeps what is written. */
function open(first: Answer[], script: Script = {}) {
  let known = first;
  let documents: ReplyOf<'getDocuments'>['documents'] = [];
  return renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done' }),
      getTrainings: () => trainingsReply(),
      getFacts: () => ({ success: true, facts: [] }),
      getQuestions: () => ({ success: true, questions: [] }),
      getDocuments: () => ({ success: true, documents }),
      getAnswers: ({ query }) => ({
        success: true,
        answers: known.filter(({ text }) => text.includes(query.search ?? '')),
        totalPages: 1,
        currentPage: 1,
      }),
      saveAnswer: ({ body: { answerId = `ans_${Math.random()}`, ...written } }) => {
        const { questions, text, pageUrl = null, validUntil = null } = written;
        const answer = { ...giftWrap, _id: answerId, questions, text, pageUrl, validUntil };
        known = [answer, ...known.filter(({ _id }) => _id !== answerId)];
        const now = { agent_response_text: text, product_cards: [], outcome: 'answered' as const };
        return { success: true, answer, now };
      },
      deleteAnswer: ({ body }) => {
        known = known.filter(({ _id }) => _id !== body.answerId);
        return { success: true };
      },
      saveDocument: ({ body }) => {
        const document = { _id: 'doc_1', name: body.name, passages: 3, createdAt: giftWrap.createdAt };
        documents = [document];
        return { success: true, document };
      },
      deleteDocument: () => {
        documents = [];
        return { success: true };
      },
      ...script,
    },
  });
}

test('an answer is written with the keyboard, changed, deleted and taken back', async () => {
  const { screen, api } = await open([]);
  await expect.element(screen.getByText('No answers of your own yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  const questions = screen.getByRole('textbox', { name: 'Questions' });
  await expect.element(questions).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Write at least one question')).toBeVisible();
  await userEvent.fill(questions, 'Do you wrap gifts?\n\nGift wrap?');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Also: Gift wrap?')).toBeVisible();
  expect(api.bodies('saveAnswer')).toMatchObject([
    {
      questions: ['Do you wrap gifts?', 'Gift wrap?'],
      text: 'Yes.',
      pageUrl: null,
      validUntil: null,
      keepAsTest: true,
    },
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'No.');
  await userEvent.fill(screen.getByLabelText('Told until'), '2031-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Until 31 Jan 2031')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Undo the change of “Do you wrap gifts?”' }));
  await expect.element(screen.getByText('Yes.', { exact: true })).toBeVisible();
  expect(api.bodies('saveAnswer').at(-1)).toMatchObject({ text: 'Yes.', validUntil: null });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.fill(screen.getByLabelText('Told until'), '2031-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Until 31 Jan 2031')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.element(screen.getByText('“Do you wrap gifts?” was deleted.')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Undo');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Until 31 Jan 2031')).toBeVisible();
});

test('an expired answer that was deleted comes back as it was, with what went with it', async () => {
  const expired = { ...giftWrap, validUntil: '2026-01-31T22:59:59.000Z' };
  const { screen, api } = await open([expired], {
    deleteAnswer: () => ({ success: true, forgotten: ['Do you wrap gifts?'], reopened: ['grp_1'] }),
  });
  await expect.element(screen.getByText('Out of date, no longer told')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect
    .element(
      screen.getByText(
        '“Do you wrap gifts?” was deleted. Its test was deleted too. What visitors asked is open again.',
      ),
    )
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText('Out of date, no longer told')).toBeVisible();
  const { questions, text, pageUrl, validUntil } = expired;
  expect(api.bodies('saveAnswer')).toEqual([
    {
      agentId: 'agt_1',
      questions,
      text,
      pageUrl,
      validUntil,
      restored: true,
      tests: ['Do you wrap gifts?'],
      groups: ['grp_1'],
    },
  ]);
});

test('what pages say otherwise is shown before the form closes', async () => {
  const warnings = ['Your page https://shop.example/returns says otherwise: “You have 30 days.”'];
  const { screen } = await open([], {
    saveAnswer: () => ({
      success: true,
      answer: giftWrap,
      now: { agent_response_text: 'x', product_cards: [], outcome: 'answered' },
      warnings,
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Questions' }), 'How long?');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), '14 days.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText(warnings[0] ?? '')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  await expect.element(screen.getByText(warnings[0] ?? '')).not.toBeInTheDocument();
});

test('answers are searched, and what cannot be kept stays in the form', async () => {
  const { screen } = await open([giftWrap], {
    saveAnswer: () => refusal('request.malformed', 'Link to your own shop.'),
  });
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search your answers' }), 'loom');
  await expect.element(screen.getByText('No answer contains these words.')).toBeVisible();
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search your answers' }), '4 EUR');
  await expect.element(screen.getByText('Yes, for 4 EUR.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Link to your own shop.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Yes, for 4 EUR.');
});

test('a last day that is over is told at its field, and a refusal in its own words', async () => {
  const { screen, api } = await open([], {
    saveAnswer: () => failure(400, refusal('request.malformed', 'Link to a page of your own shop.')),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Questions' }), 'Is there a sale?');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes.');
  const until = screen.getByLabelText('Told until');
  await userEvent.fill(until, '2020-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Choose today or a later day')).toBeVisible();
  await expect.element(until).toHaveAttribute('aria-invalid', 'true');
  expect(api.bodies('saveAnswer')).toEqual([]);
  await userEvent.fill(until, new Date().toLocaleDateString('sv-SE'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Link to a page of your own shop.')).toBeVisible();
});

test('a file of answers is taken up with a report of what was left out', async () => {
  const { screen, api } = await open([giftWrap], {
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

test('what a document says otherwise than the pages is told beside it', async () => {
  const warnings = ['Your page https://shop.example/returns says otherwise: “You have 30 days.”'];
  const document = { _id: 'doc_1', name: 'terms.md', passages: 3, createdAt: giftWrap.createdAt };
  const { screen } = await open([], { saveDocument: () => ({ success: true, document, warnings }) });
  await userEvent.upload(screen.getByLabelText('Add a document'), new File(['14 days'], 'terms.md'));
  await expect.element(screen.getByText(warnings[0] ?? '')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close', exact: true }));
  await expect.element(screen.getByText(warnings[0] ?? '')).not.toBeInTheDocument();
});

test('a document is added, its deletion can be taken back, and holds when its owner goes elsewhere', async () => {
  const { screen, api } = await open([]);
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
  const { screen, api } = await open([], {
    saveDocument: () => refusal('request.malformed', 'This is not a PDF document.'),
  });
  await userEvent.upload(screen.getByLabelText('Add a document'), new File(['x'], 'terms.pdf'));
  await expect.element(screen.getByText('This is not a PDF document.')).toBeVisible();
  api.script.saveDocument = () => failure(500);
  await userEvent.upload(screen.getByLabelText('Add a document'), new File(['x'], 'terms.txt'));
  await expect.element(screen.getByText('An error occurred. Please try again.')).toBeVisible();
});

test('what is typed and not saved is back, with its form, after a visit elsewhere, and gone when discarded or saved', async () => {
  const { screen, platform, api } = await open([giftWrap]);
  const elsewhereAndBack = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await expect.element(screen.getByRole('list', { name: 'Your own answers' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Knowledge Base' }));
  };
  const text = screen.getByRole('textbox', { name: 'Your answer' });
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.fill(text, 'We are closed in May.');
  await expect.element(screen.getByText('Draft kept')).toBeVisible();
  await elsewhereAndBack();
  await expect.element(text).toHaveValue('We are closed in May.');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Questions' }), 'Are you open in May?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('list').getByText('We are closed in May.')).toBeVisible();
  expect(platform.kept.drafts.size).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Edit' }).last());
  await userEvent.fill(text, 'No.');
  await elsewhereAndBack();
  await expect.element(text).toHaveValue('No.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(text).toHaveValue('Yes, for 4 EUR.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await elsewhereAndBack();
  await expect.element(screen.getByText('Yes, for 4 EUR.')).toBeVisible();
  await expect.element(text).not.toBeInTheDocument();
  expect(api.bodies('saveAnswer')).toHaveLength(1);
});

test('an import says what it added and updated, and is taken back whole, a part at a time', async () => {
  const added = Array.from({ length: 60 }, (_none, at) => `ans_${at}`);
  const undo = { added, updated: [giftWrap] };
  const { screen, api } = await open([giftWrap], {
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
  const { screen, api } = await open([], { importAnswers: () => ({ ...imported, skipped }) });
  await userEvent.upload(screen.getByLabelText('Import'), new File(['# Returns'], 'policy.md'));
  await expect.element(screen.getByText('This reads like a document.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('Line 1')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add it as a document' }));
  await expect.element(screen.getByText('3 passages')).toBeVisible();
  expect(api.bodies('saveDocument')).toMatchObject([{ name: 'policy.md' }]);
  await expect.element(screen.getByText('This reads like a document.', { exact: false })).not.toBeInTheDocument();
});

test('an import that takes too long to be answered has the list read anew, and says so', async () => {
  const { screen, api } = await open([]);
  await expect.element(screen.getByText('No answers of your own yet')).toBeVisible();
  api.script.importAnswers = () => {
    api.script.getAnswers = () => ({ success: true, answers: [giftWrap], totalPages: 1, currentPage: 1 });
    return failure(null);
  };
  await userEvent.upload(screen.getByLabelText('Import'), new File(['x'], 'answers.csv'));
  await expect.element(screen.getByText(/may still be under way/)).toBeVisible();
  await expect.element(screen.getByText('Yes, for 4 EUR.')).toBeVisible();
});

test('emphasis is no asterisks, and "Show all" counts what is left after a deletion', async () => {
  const answers = Array.from({ length: 9 }, (_none, at) => ({
    ...giftWrap,
    _id: `ans_${at}`,
    text: 'In **six weeks**.',
  }));
  const { screen } = await open(answers);
  await expect.element(screen.getByText('In six weeks.').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show all 9 answers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }).first());
  await expect.element(screen.getByRole('button', { name: 'Show all 8 answers' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByRole('button', { name: 'Show all 9 answers' })).toBeVisible();
});
