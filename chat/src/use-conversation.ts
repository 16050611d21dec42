/** Runs a conversation for a component: turns what the visitor does and what the port answers into events. Who answers is the port's matter. */
import type { ReplyEnvelope } from '@vitrine/contract/reply-envelope';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ChatMessage, Conversation, Failure } from './conversation.ts';
import { nextConversation, startConversation } from './conversation.ts';
import { sanitiseQuestion } from './visible-text.ts';

export interface Question {
  text: string;
  /** the same for each attempt at one message, so that a repeated send is answered once */
  key: string;
}

export type AskOutcome =
  | { kind: 'replied'; messageId: string; reply: ReplyEnvelope; offersPerson?: true }
  | { kind: 'closed'; reason: 'blocked' | 'not-ready' }
  /** stored, and no machine answers it */
  | { kind: 'heard' }
  | { kind: 'failed'; failure?: Failure };

export interface ConversationPort {
  /** Never rejects: what went wrong is an outcome. */
  ask: (question: Question, onText: (delta: string) => void, signal: AbortSignal) => Promise<AskOutcome>;
  /** Page 1 is the newest; undefined where it failed. */
  loadHistory?: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ messages: ChatMessage[]; totalPages: number } | undefined>;
}

export interface ConversationControls {
  send: (text: string) => void;
  retry: (message: ChatMessage) => void;
  finishTyping: (key: string) => void;
  loadOlder: () => void;
  /** the first page of the history, or what is new in it */
  refresh: () => void;
  /** sends what waits for a line, in its order */
  resume: () => void;
  /** waits for a line from an earlier page */
  queue: (question: Question) => void;
  /** what came by another way than as an answer */
  arrive: (messages: ChatMessage[]) => void;
  restart: () => void;
}

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

const isLineGone = (): boolean => 'onLine' in navigator && !navigator.onLine;

interface Run {
  abort: AbortController;
  isAsking: boolean;
  isLoading: boolean;
  page: number;
  isWhole: boolean;
  waiting: Question[];
}

const newRun = (): Run => ({
  abort: new AbortController(),
  isAsking: false,
  isLoading: false,
  page: 0,
  isWhole: false,
  waiting: [],
});

export function useConversation(welcomeText: string, port: ConversationPort): [Conversation, ConversationControls] {
  const [conversation, dispatch] = useReducer(nextConversation, welcomeText, startConversation);
  const portRef = useRef(port);
  const welcomeRef = useRef(welcomeText);
  /** Guards in refs: two presses within one frame see the same state. */
  const running = useRef(newRun());

  const [controls] = useState<ConversationControls>(() => {
    async function ask(question: Question): Promise<void> {
      const run = running.current;
      const { signal } = run.abort;
      run.isAsking = true;
      const now = () => new Date().toISOString();
      dispatch({ type: 'sent', ...question, at: now() });
      const { key } = question;
      const onText = (delta: string) => dispatch({ type: 'text-arrived', key, delta });
      const outcome = await portRef.current.ask(question, onText, signal);
      if (signal.aborted) return;
      run.isAsking = false;
      if (outcome.kind === 'replied')
        dispatch({ type: 'replied', key, messageId: outcome.messageId, reply: outcome.reply, at: now() });
      else if (outcome.kind === 'heard') dispatch({ type: 'heard', key });
      else {
        const failure = ('failure' in outcome && outcome.failure) || { why: 'unanswered' };
        if (failure.why === 'unsent') run.waiting.unshift(question);
        dispatch({ type: 'failed', key, failure });
        if (outcome.kind === 'closed') dispatch({ type: 'closed', reason: outcome.reason });
        return;
      }
      resume();
    }

    function queue(question: Question): void {
      running.current.waiting.push(question);
      dispatch({ type: 'queued', ...question });
    }

    function resume(): void {
      const { waiting, isAsking } = running.current;
      const [next] = waiting;
      if (isAsking || next === undefined || isLineGone()) return;
      waiting.shift();
      void ask(next);
    }

    async function loadOlder(): Promise<void> {
      const run = running.current;
      const { loadHistory } = portRef.current;
      if (loadHistory === undefined || run.isLoading || run.isWhole) return;
      run.isLoading = true;
      dispatch({ type: 'history-requested' });
      const page = run.page + 1;
      const { signal } = run.abort;
      const older = await loadHistory(page, signal);
      if (signal.aborted) return;
      run.isLoading = false;
      if (older === undefined) {
        dispatch({ type: 'history-failed' });
        return;
      }
      run.page = page;
      run.isWhole = older.messages.length === 0 || page >= older.totalPages;
      dispatch({ type: 'history-arrived', page, ...older });
    }

    async function refresh(): Promise<void> {
      const run = running.current;
      if (run.page === 0) return loadOlder();
      if (run.isLoading || run.isAsking) return undefined;
      const newest = await portRef.current.loadHistory?.(1, run.abort.signal);
      if (newest === undefined || run.abort.signal.aborted || run.isAsking) return undefined;
      dispatch({ type: 'refreshed', messages: newest.messages });
    }

    return {
      send(text) {
        const question = sanitiseQuestion(text);
        if (question === '' || running.current.isAsking) return;
        queue({ text: question, key: newKey() });
        resume();
      },
      retry({ text, key }) {
        const { waiting, isAsking } = running.current;
        // what waits goes out in its order
        if (waiting.some((question) => question.key === key)) resume();
        else if (!isAsking) void ask({ text, key });
      },
      resume,
      queue,
      arrive(messages) {
        dispatch({ type: 'refreshed', messages });
      },
      finishTyping(key) {
        dispatch({ type: 'typed', key });
      },
      loadOlder() {
        void loadOlder();
      },
      refresh() {
        void refresh();
      },
      restart() {
        running.current.abort.abort();
        running.current = newRun();
        dispatch({ type: 'started', welcomeText: welcomeRef.current });
      },
    };
  });

  useEffect(() => {
    portRef.current = port;
  }, [port]);

  useEffect(() => {
    if (welcomeRef.current === welcomeText) return;
    welcomeRef.current = welcomeText;
    controls.restart();
  }, [welcomeText, controls]);

  useEffect(() => {
    // A development build mounts twice: what the first unmounting stopped starts anew.
    if (running.current.abort.signal.aborted) controls.restart();
    return () => running.current.abort.abort();
  }, [controls]);

  return [conversation, controls];
}
