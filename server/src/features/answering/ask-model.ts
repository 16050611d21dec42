/** One question put to the model within its time: looked up for, checked sentence by sentence, repaired once. */
import { ModelError } from '../../ports/model-error.ts';
import { sumOfUsage } from '../../ports/token-usage.ts';
import type { AnswerModel, LookUp, ModelReply, Question } from '../../ports/model.ts';
import type { TokenUsage } from '../../ports/token-usage.ts';
import { createFaultOf } from './domain/fault-of.ts';
import { givenToModel, joinKnown } from './domain/given-to-model.ts';
import { createSentenceGate } from './domain/sentence-gate.ts';
import { speaksOtherwise } from './domain/speaks-otherwise.ts';
import type { Freshen } from './freshen-question.ts';
import type { KnowledgeLookUp } from './look-up.ts';

/** with less time left a second try would only make the visitor wait */
const repairNeedsMs = 4_000;
/** ... and a look-up would leave none for the answer */
const lookUpNeedsMs = 5_000;

/** A reply that came and cannot be sent: `fault` is in our words. */
class UnfitReply extends Error {
  constructor(fault: string, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'UnfitReply';
  }
}

export interface ModelTime {
  /** called with each checked piece of the text as it grows */
  onText: ((delta: string) => void) | undefined;
  /** null when the agent's knowledge cannot be searched */
  lookUp: KnowledgeLookUp | null;
  /** null where nothing is read from the shop */
  freshen: Pick<Freshen, 'products'> | null;
  leftMs: number;
}

export interface Spoken {
  reply: ModelReply;
  path: 'model' | 'repaired';
  /** with what the model looked up: positions in the reply are those of this one */
  question: Question;
  usage: TokenUsage | null;
}

/** @throws ModelError, UnfitReply, or the deadline's TimeoutError */
export async function askModel(
  model: AnswerModel,
  /** with all that was found; the model is given what it needs of it */
  found: Question,
  siteHost: string,
  { onText, lookUp, freshen, leftMs }: ModelTime,
): Promise<Spoken> {
  const began = performance.now();
  const remainingMs = () => leftMs - (performance.now() - began);
  const signal = AbortSignal.timeout(Math.max(0, Math.round(leftMs)));
  const question = givenToModel(found);
  let asked = question;
  const checkOf = (known: Question) => createFaultOf(known, siteHost, model.secrets);
  let known = joinKnown(asked, found);
  // made ready when there is a text to check, and not while the model has yet to be asked
  let checked: ReturnType<typeof checkOf> | null = null;

  const find: LookUp = async (call) => {
    if (lookUp === null || remainingMs() < lookUpNeedsMs) return null;
    const more = await lookUp(asked, call, freshen?.products);
    if (more === null) return null;
    asked = more.question;
    known = joinKnown(asked, found);
    checked = null;
    return more;
  };
  const faultOf = ({ text, language: said, attributions }: Partial<ModelReply> & { text: string }): string | null => {
    if (text.trim() === '') return 'it is empty';
    const names = known.products.map(({ document }) => document.name);
    const { language, text: written } = question;
    if (speaksOtherwise({ text, said }, { language, question: written, names }))
      return `it is not in the visitor’s language, which is "${language}"`;
    checked ??= checkOf(known);
    return checked(text, attributions);
  };

  /** A product that is named whole, or a page that is linked, is the shop's though this turn did not find it. */
  const faultAgainstAll = async (reply: ModelReply): Promise<string | null> => {
    const fault = faultOf(reply);
    if (fault === null || lookUp === null) return fault;
    const named = await lookUp(known, { name: 'find_named', input: { text: reply.text } });
    if (named === null) return fault;
    known = named.question;
    checked = null;
    return faultOf(reply);
  };

  const gate = onText && createSentenceGate((text) => faultOf({ text }) === null, onText);
  const first = await model.reply(question, {
    signal,
    ...(gate && { onText: (delta) => gate.push(delta) }),
    ...(lookUp !== null && remainingMs() >= lookUpNeedsMs && { lookUp: find }),
  });
  const fault = await faultAgainstAll(first);
  if (fault === null) {
    gate?.end();
    return { reply: first, path: 'model', question: asked, usage: first.usage ?? null };
  }
  if (remainingMs() < repairNeedsMs) throw new UnfitReply(fault);
  const second = await model.reply(asked, { signal, rejected: { text: first.text, fault } });
  const again = await faultAgainstAll(second);
  if (again !== null) throw new UnfitReply(`${again}, twice`);
  const usage = first.usage && second.usage ? sumOfUsage(first.usage, second.usage) : null;
  return { reply: second, path: 'repaired', question: asked, usage };
}

/** `late`: its time ran out, and it was we who had used it up or could not listen */
export type FailureKind = 'timeout' | 'late' | 'unfit' | 'internal' | ModelError['code'];

export interface ModelFailure {
  kind: FailureKind;
  /** that the endpoint answered with */
  status: number | null;
  /** in our words */
  reason: string;
}

export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelError) return { kind: error.code, status: error.status, reason: causeOf(error) };
  if (error instanceof UnfitReply)
    return { kind: 'unfit', status: null, reason: `its text cannot be sent: ${error.message}` };
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'timeout', status: null, reason: 'it took longer than its time' };
  return { kind: 'internal', status: null, reason: error instanceof Error ? error.name : typeof error };
}

/** Ours alone: the adapter keeps no word of the endpoint's. */
const causeOf = ({ cause, message }: ModelError): string => (cause instanceof Error ? cause.message : message);

/** A model that answers wrongly is there; only one that does not answer is left alone. */
export const isOutage = ({ kind }: ModelFailure): boolean =>
  kind === 'timeout' || kind === 'unavailable' || kind === 'refused' || kind === 'rate_limited';
