/** The owner answers in a conversation: takes it over, writes, gives it back; and says when they are there. */
import type { Presence } from '@vitrine/contract/handover';
import type { ReplyOf } from '@vitrine/contract/routes';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { profile } from './testing/agents.ts';
import { ownAnswer } from './testing/own-answers.ts';
import { failure } from './testing/scripted-api.ts';
import { at, message, openTalks, scriptedStreams } from './testing/talks.ts';

type Found = ReplyOf<'getHandover'>;
const found = (more: Partial<Found> = {}): Found => ({
  success: true,
  handover: 'waiting',
  since: at(0),
  request: { email: 'ada@visitor.example', name: 'Ada', note: 'My parcel is torn.', askedAt: at(0) },
  note: '',
  visitorHere: false,
  lettersToVisitor: 0,
  ...more,
});
const presence: Presence = { present: false, switchedOn: false, hours: null, quiet: null, tellsWords: true };
const done = () => ({ success: true as const });

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openTaken(changed: Parameters<typeof openTalks>[1] = {}) {
  let state: Found['handover'] = 'taken';
  const app = await openTalks('/conversations?id=cnv_1', {
    getHandover: () => found({ handover: state }),
    setHandover: ({ body }) => ({ success: true, handover: (state = body.state) }),
    sendOwnerMessage: () => ({ success: true, messageId: 'msg_9' }),
    tellOwnerTyping: done,
    getAnswers: () => ({
      success: true,
      answers: [ownAnswer(['Is it torn?'], 'We send another one.')],
      totalPages: 1,
      currentPage: 1,
    }),
    ...changed,
  });
  const field = app.screen.getByRole('textbox', { name: 'Your line to the visitor' });
  return { ...app, field };
}

test('who waits is shown with what they left; taken over, the owner writes, and gives back', async () => {
  let state: Found['handover'] = 'waiting';
  const { screen, api } = await openTalks('/conversations?id=cnv_1', {
    getHandover: () => found({ handover: state }),
    setHandover: ({ body }) => ({ success: true, handover: (state = body.state) }),
    tellOwnerTyping: done,
  });
  await expect.element(screen.getByText('My parcel is torn.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'ada@visitor.example' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await expect.element(screen.getByRole('textbox', { name: 'Your line to the visitor' })).toHaveFocus();
  await expect.element(screen.getByText(/an e-mail leads them back/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give back to the assistant' }));
  await expect.element(screen.getByRole('button', { name: 'Take over' })).toBeVisible();
  const states = api.bodies('setHandover').map((body) => Reflect.get(Object(body), 'state'));
  expect(states).toEqual(['taken', 'returned']);
});

test('Enter sends once, Shift and Enter breaks the line, and typing is told', async () => {
  const { field, api } = await openTaken();
  await userEvent.type(field, 'First{Shift>}{Enter}{/Shift}second');
  expect(api.bodies('sendOwnerMessage')).toEqual([]);
  await userEvent.type(field, '{Enter}');
  await expect.element(field).toHaveValue('');
  expect(api.bodies('sendOwnerMessage')).toMatchObject([{ conversationId: 'cnv_1', text: 'First\nsecond' }]);
  const typing = api.bodies('tellOwnerTyping').map((body) => Reflect.get(Object(body), 'typing'));
  expect(typing[0]).toBe(true);
  expect(typing.at(-1)).toBe(false);
});

test('a line that was not sent is kept, also over a reload, and goes under the same id', async () => {
  const { field, api, screen } = await openTaken({ sendOwnerMessage: () => failure(500) });
  await userEvent.type(field, 'Here I am{Enter}');
  await expect.element(screen.getByText(/was not sent/)).toBeVisible();
  await expect.element(field).toHaveValue('Here I am');
  api.script.sendOwnerMessage = () => ({ success: true, messageId: 'msg_9' });
  await userEvent.type(field, '{Enter}');
  await expect.element(field).toHaveValue('');
  const ids = api.bodies('sendOwnerMessage').map((body) => Reflect.get(Object(body), 'clientMessageId'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a line written offline goes out by itself, once, under its own id', async () => {
  const { field, api, screen } = await openTaken({ sendOwnerMessage: () => failure(null) });
  await userEvent.type(field, 'Here I am{Enter}');
  await expect.element(screen.getByText(/goes out when the server answers again/)).toBeVisible();
  api.script.sendOwnerMessage = () => ({ success: true, messageId: 'msg_9' });
  window.dispatchEvent(new Event('online'));
  await expect.element(field).toHaveValue('');
  window.dispatchEvent(new Event('online'));
  const sent = api.bodies('sendOwnerMessage').map((body) => Reflect.get(Object(body), 'clientMessageId'));
  expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
});

test('a line written offline goes out from whichever page is open then, and its field is empty afterwards', async () => {
  const { field, api, screen, platform } = await openTaken({ sendOwnerMessage: () => failure(null) });
  await userEvent.type(field, 'Here I am {Enter}');
  await expect.element(screen.getByText(/goes out when the server answers again/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  await expect.element(field).not.toBeInTheDocument();
  api.script.sendOwnerMessage = () => ({ success: true, messageId: 'msg_9' });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => api.bodies('sendOwnerMessage')).toHaveLength(2);
  await expect.poll(() => [...platform.kept.drafts.keys()]).toEqual([]);
});

test('an own answer is put into the line, and a line of the owner’s becomes an answer', async () => {
  const line = { ...message('m_2', 'agent', 'We send another one.', 2), by: 'owner' as const };
  const { field, screen } = await openTaken({
    getSessionMessages: () => ({
      success: true,
      messages: [message('m_1', 'human', 'Is it torn?'), line],
      totalPages: 1,
      currentPage: 1,
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Your own answers' }));
  await userEvent.click(screen.getByRole('button', { name: /Is it torn\?/ }));
  await expect.element(field).toHaveValue('We send another one.');
  await expect.element(screen.getByText('Written by a person')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Save as an answer/ }));
  const dialog = screen.getByRole('dialog', { name: 'Save this as an answer' });
  await expect.element(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Is it torn?');
  await expect.element(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveValue('We send another one.');
});

test('a note that could not be saved is kept, also over a closed panel; one that nobody changed here follows the server', async () => {
  let note = 'Kind regular';
  let isUp = false;
  const { screen, api, platform } = await openTaken({
    getHandover: () => found({ handover: 'taken', note }),
    saveNote: ({ body }) => {
      if (!isUp) return failure(503);
      note = body.note;
      return { success: true };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Your note' }));
  const field = screen.getByRole('textbox', { name: 'Your note, which no visitor sees' });
  await expect.element(field).toHaveValue('Kind regular');
  await userEvent.fill(field, 'Kind regular, likes lamps');
  await userEvent.click(screen.getByRole('button', { name: 'Your note' }));
  await expect.element(screen.getByText('The note is not saved. Please try again.')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Your note' }));
  await expect.element(field).toHaveValue('Kind regular, likes lamps');
  await userEvent.click(field);
  await userEvent.tab();
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.bodies('saveNote').at(-1)).toMatchObject({ note: 'Kind regular, likes lamps' });
  expect(platform.drafts.read('owner-note.cnv_1')).toBeNull();
  // another machine wrote on, and an act here looks anew
  note = 'From the other machine';
  await userEvent.click(screen.getByRole('button', { name: 'Give back to the assistant' }));
  await expect.element(field).toHaveValue('From the other machine');
});

test('the visitor’s typing is seen in their conversation', async () => {
  const { ScriptedSource, streams } = scriptedStreams();
  vi.stubGlobal('EventSource', ScriptedSource);
  const { screen } = await openTaken();
  const data = JSON.stringify({ conversationId: 'cnv_1', typing: true });
  await expect.element(screen.getByText(/an e-mail leads them back/)).toBeVisible();
  expect(streams.length).toBeGreaterThan(0);
  for (const stream of streams) stream.dispatchEvent(new MessageEvent('typing', { data }));
  await expect.element(screen.getByText('The visitor is typing …')).toBeVisible();
});

test('a browser’s notice says shop, wish and first words, or hides them, and leads to the conversation', async () => {
  const { ScriptedSource, streams } = scriptedStreams();
  vi.stubGlobal('EventSource', ScriptedSource);
  class Notice extends EventTarget {
    static readonly permission = 'granted';
    static readonly shown: Notice[] = [];
    readonly says: [string, unknown];
    constructor(title: string, { body }: { body: string }) {
      super();
      this.says = [title, body];
      Notice.shown.push(this);
    }
  }
  vi.stubGlobal('Notification', Notice);
  const { path } = await openTalks('/account', {
    getPresence: () => ({ success: true, presence: { ...presence, switchedOn: true, present: true } }),
    getProfile: () => ({ success: true, agentProfile: profile }),
    keepPresent: done,
  });
  const tell = (words: string | null) => {
    const data = JSON.stringify({ conversationId: 'cnv_7', words });
    for (const stream of streams) stream.dispatchEvent(new MessageEvent('waiting', { data }));
  };
  await expect.poll(() => streams.length).toBe(1);
  await expect
    .poll(() => (tell('Where is my lamp?'), Notice.shown.at(-1)?.says))
    .toEqual(['Hearth & Loom: A visitor asks for a person', 'Where is my lamp?']);
  tell(null);
  expect(Notice.shown.at(-1)?.says).toEqual(['Hearth & Loom: A visitor asks for a person', '']);
  Notice.shown.at(-1)?.dispatchEvent(new Event('click'));
  await expect.poll(path).toBe('/conversations?id=cnv_7');
});

test('presence: the browser is asked about notices when it is switched on, hours and quiet are the owner’s', async () => {
  const answers = ['default', 'denied'];
  const asked = vi.fn(async () => (browser.permission = answers.shift() ?? ''));
  const browser = Object.assign(vi.fn(), { permission: 'default', requestPermission: asked });
  vi.stubGlobal('Notification', browser);
  let now = presence;
  const { screen, api } = await openTalks('/conversations', {
    getPresence: () => ({ success: true, presence: now }),
    setPresence: ({ body }) => {
      const { present, hours = now.hours, quiet = now.quiet, tellsWords = now.tellsWords } = body;
      now = { present, switchedOn: present, hours, quiet, tellsWords };
      return { success: true, presence: now };
    },
    keepPresent: done,
    getLeads: () => ({ success: true, leads: [], total: 0, totalPages: 0, currentPage: 1 }),
  });
  await expect.element(screen.getByText(/Nobody has left one yet/)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('switch', { name: 'I answer visitors now' }));
  await expect.element(screen.getByText(/usually answer within minutes/)).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  // the question was closed: it is asked again where its owner says so, and one that was refused is told of
  await userEvent.click(screen.getByRole('button', { name: 'Show notices here' }));
  await expect.element(screen.getByText(/Your browser blocks notifications/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hours and notices' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'The switch applies only within these hours' }));
  await expect.element(screen.getByLabelText('Monday, from')).toHaveValue('09:00');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Hide the visitor’s words/ }));
  expect(api.bodies('setPresence').at(-1)).toMatchObject({ present: true, tellsWords: false });
});
