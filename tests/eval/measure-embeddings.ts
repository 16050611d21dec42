/**
 * What an embeddings endpoint adds to the words: `EMBEDDINGS_BASE_URL=... EMBEDDINGS_MODEL=... node tests/eval/measure-embeddings.ts DIR ...`
 * prints R@1 and nDCG@10 of each folder of labelled data by words alone and with both.
 */
import path from 'node:path';
import { createOpenAiEmbedder } from '../../server/src/adapters/openai-embedder.ts';
import { buildIndex } from '../../server/src/search/build-index.ts';
import { loadIndex } from '../../server/src/search/load-index.ts';
import { loadVectors, packVectors } from '../../server/src/search/meaning-vectors.ts';
import { readLabelledSet } from './labelled-set.ts';
import { passageOf } from './passage-of.ts';
import { meanOf, rankingMetrics } from './ranking-metrics.ts';

const { EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: apiKey } = process.env;
const directories = process.argv.slice(2);
if (!baseUrl || !model || directories.length === 0) {
  console.error('EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL and at least one folder are needed.');
  process.exit(1);
}
const embedder = createOpenAiEmbedder({ baseUrl, model, apiKey: apiKey ?? '' });

async function embedAll(texts: string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += 64)
    vectors.push(...(await embedder.embed(texts.slice(at, at + 64), AbortSignal.timeout(120_000))));
  return vectors;
}

for (const directory of directories) {
  const set = readLabelledSet(path.resolve(directory));
  const index = loadIndex(buildIndex({ passages: set.documents.map(passageOf), products: [] }));
  const documents = await embedAll(set.documents.map(({ title, text }) => `${title}\n${text}`.trim()));
  const vectors = loadVectors({
    bytes: packVectors(documents),
    dimensions: documents[0]?.length ?? 0,
    passageCount: documents.length,
  });
  const questions = await embedAll(set.queries.map(({ text }) => text));
  const figuresOf = (isFused: boolean) =>
    meanOf(
      set.queries.flatMap(({ id, text }, at) => {
        const grades = set.grades.get(id);
        const question = questions[at];
        if (grades === undefined || question === undefined) return [];
        const hits = index.searchPassages(text, 16);
        const found = isFused ? (vectors.nearTo(question)?.passages(hits, 16) ?? []) : hits;
        const ids = found.slice(0, 10).map(({ position }) => set.documents[position]?.id ?? '');
        return [
          rankingMetrics(
            ids.map((one) => grades.get(one) ?? 0),
            [...grades.values()],
          ),
        ];
      }),
    );
  console.log(JSON.stringify({ set: set.name, words: figuresOf(false), wordsAndMeaning: figuresOf(true) }));
}
