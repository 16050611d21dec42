/** Any OpenAI-compatible embeddings endpoint behind our port. */
import OpenAI, { APIError } from 'openai';
import type { TextEmbedder } from '../ports/text-embedder.ts';
import type { OpenAiEndpoint } from './openai-model.ts';

export function createOpenAiEmbedder({ baseUrl, apiKey, model }: OpenAiEndpoint): TextEmbedder {
  // the job and the question have their own patience
  const client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey || 'none', maxRetries: 0, logLevel: 'off' });
  return {
    name: model,
    async embed(texts, signal) {
      const { data } = await client.embeddings
        .create({ model, input: [...texts], encoding_format: 'float' }, { signal })
        .catch((error: unknown) => {
          // what an upstream says may hold our key or the shop's words
          throw new Error(
            `the embeddings endpoint failed${error instanceof APIError && error.status ? ` (${error.status})` : ''}`,
          );
        });
      const vectors = data
        .toSorted((one, other) => one.index - other.index)
        .map(({ embedding }) => Float32Array.from(embedding));
      const dimensions = vectors[0]?.length ?? 0;
      const isWhole = (vector: Float32Array) =>
        vector.length === dimensions && vector.every(Number.isFinite) && vector.some((number) => number !== 0);
      if (vectors.length !== texts.length || !vectors.every(isWhole))
        throw new Error('the embeddings endpoint answered with something else');
      return vectors;
    },
  };
}
