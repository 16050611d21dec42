/** Texts as vectors whose nearness is nearness of meaning; optional, for an installation that names an endpoint for it. */
export interface TextEmbedder {
  /** vectors of one name can be compared; those of another cannot */
  name: string;
  /** one vector for each text, in order; @throws when they could not be had */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
}
