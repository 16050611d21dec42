/** A model that did not answer, or not well. The message never holds the upstream's own words: they may repeat a key (CH-17). */
export class ModelError extends Error {
  readonly code: 'unavailable' | 'refused' | 'malformed' | 'rate_limited';
  /** that the endpoint answered with; null when it did not answer, or answered well */
  readonly status: number | null;
  constructor(code: ModelError['code'], { status = null, ...options }: ErrorOptions & { status?: number | null } = {}) {
    super(`the model is ${code}`, options);
    this.name = 'ModelError';
    this.code = code;
    this.status = status;
  }
}
