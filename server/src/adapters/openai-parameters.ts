/** Which optional parameters an endpoint takes. What it refuses with 400 is left out step by step, and stays out once that helped. */
import { replyFormat } from './openai-prompt.ts';
import { tools } from './openai-tools.ts';

/** In the order in which they are left out when the refusal names none: those that endpoints lack most often go first. */
const parameters = [
  'tools',
  'response_format',
  'stream_options',
  'max_tokens',
  'temperature',
  'max_completion_tokens',
] as const;
type Parameter = (typeof parameters)[number];

/** five short sentences and the ids, in languages that need many tokens a word */
const replyTokens = 1_000;
/** models that refuse `max_tokens` count what they think, too */
const thinkingTokens = 6_000;
const temperature = 0.2;

export type Given = ReadonlySet<Parameter>;

/** @returns null when there is nothing left to leave out */
export function without(given: Given, refused: Parameter | null): Given | null {
  const one = refused !== null && given.has(refused) ? refused : parameters.find((parameter) => given.has(parameter));
  return one === undefined ? null : new Set([...given].filter((parameter) => parameter !== one));
}

const names: Record<Parameter, RegExp> = {
  tools: /\btools?\b|tool_choice|function call/,
  response_format: /response_format|json.?schema/,
  stream_options: /stream_options/,
  max_tokens: /max_tokens/,
  temperature: /temperature/,
  max_completion_tokens: /max_completion_tokens/,
};

/** That a refusal names first ("use the other one instead" comes after); its words are read here and kept nowhere. */
export function namedIn(words: string): Parameter | null {
  const said = words.slice(0, 2_000).toLowerCase();
  const named = parameters
    .map((parameter) => ({ parameter, at: said.search(names[parameter]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return named[0]?.parameter ?? null;
}

export function createParameters(usesTools: boolean) {
  let taken: Given = new Set(parameters.filter((parameter) => usesTools || parameter !== 'tools'));
  return {
    taken: () => taken,
    /** `given` was taken without a complaint */
    learn(given: Given): void {
      taken = new Set([...taken].filter((parameter) => given.has(parameter)));
    },
  };
}

/** `last` is the round in which nothing more may be looked up. */
export const bodyOf = (given: Given, { offersTools, isLast }: { offersTools: boolean; isLast: boolean }) => ({
  ...(given.has('temperature') && { temperature }),
  ...(given.has('max_tokens')
    ? { max_tokens: replyTokens }
    : given.has('max_completion_tokens') && { max_completion_tokens: thinkingTokens }),
  ...(given.has('response_format') && { response_format: replyFormat }),
  ...(given.has('stream_options') && { stream_options: { include_usage: true } }),
  ...(offersTools && given.has('tools') && { tools, ...(isLast && { tool_choice: 'none' as const }) }),
});
