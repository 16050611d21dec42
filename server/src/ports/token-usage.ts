/** What a prompt is made of, in its order; `lookups` is what the model asked for besides. */
export const promptParts = ['rules', 'history', 'facts', 'passages', 'products', 'question', 'lookups'] as const;
export type PromptPart = (typeof promptParts)[number];

export interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
  /** of the prompt's tokens, estimated by its characters: no endpoint says it */
  parts?: Partial<Record<PromptPart, number>>;
  /** the endpoint counts nothing: all of it is estimated */
  isEstimated?: boolean;
}

export function sumOfUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  const parts: TokenUsage['parts'] = {};
  for (const part of promptParts) {
    const tokens = (one.parts?.[part] ?? 0) + (other.parts?.[part] ?? 0);
    if (tokens > 0) parts[part] = tokens;
  }
  return {
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
    parts,
    ...((one.isEstimated ?? other.isEstimated) && { isEstimated: true }),
  };
}
