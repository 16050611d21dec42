/** Scores many questions with many statements at once, and brings back to the network what the scores should have been. */
import { calm } from '../../server/src/evidence/learned-match.ts';
import type { Places } from './match-data.ts';
import {
  aboveShare,
  addAt,
  backToWeights,
  backToWords,
  distinctWords,
  gather,
  scatter,
  sharesOf,
  sumWords,
} from './match-network.ts';
import type { MatchNetwork } from './match-network.ts';
import { addRow, dotOf, dotsOf, paddedCount, rowsOf, turned, unitRows } from './unit-rows.ts';
import type { Rows } from './unit-rows.ts';

export interface MatchBatch {
  asked: readonly Places[];
  texts: readonly Places[];
  aboves: readonly Places[];
}

export interface MatchPass {
  /** a row a question, a column a statement */
  scores: Rows;
  /** columns, with those that fill up */
  width: number;
  /** adds to the network's gradients what follows from those of the scores; returns the words that they concern */
  back: (gradients: Rows) => Iterable<number>;
}

/** A view adds its part to the scores; back, it adds to the gradients of the shares of the questions' words. */
type View = (gradients: Rows, ofShares: readonly Float64Array[]) => void;

export function passOf(network: MatchNetwork, batch: MatchBatch): MatchPass {
  const { askedWeights } = network;
  const width = paddedCount(batch.texts.length);
  const scores = rowsOf(batch.asked.length, width);
  const shares = batch.asked.map((places) => sharesOf(places, askedWeights, 1e-6));
  const views = [wordsView(network, batch, shares, scores), wholesView(network, batch, shares, scores)];
  return {
    scores,
    width,
    back(gradients) {
      const ofShares = shares.map((own) => new Float64Array(own.length));
      for (const view of views) view(gradients, ofShares);
      for (const [row, places] of batch.asked.entries())
        backToWeights(places, askedWeights, shares[row] ?? empty, ofShares[row] ?? empty);
      const words = new Set<number>();
      for (const lists of [batch.asked, batch.texts, batch.aboves])
        for (const places of lists) for (const place of places) words.add(place);
      return words;
    },
  };
}

/** Each word of the question with the word of the statement that meets it best. */
function wordsView(network: MatchNetwork, batch: MatchBatch, shares: readonly Float64Array[], scores: Rows): View {
  const { dimensions, vectors, scales } = network;
  const { asked, texts } = batch;
  const askedWords = distinctWords(asked);
  const saidWords = distinctWords([...texts, ...batch.aboves]);
  const saidTexts = saidWords.lists.slice(0, texts.length);
  const saidAboves = saidWords.lists.slice(texts.length);
  const askedUnits = unitRows(gather(vectors, askedWords.places, dimensions), dimensions, network.askedBy);
  const saidUnits = unitRows(gather(vectors, saidWords.places, dimensions), dimensions, network.saidBy);
  const cosines = dotsOf(askedUnits.units, saidUnits.units, dimensions);
  const breadth = saidUnits.units.length / dimensions;
  const width = paddedCount(texts.length);
  const ofAbove = aboveShare(network);
  const scale = scales.values[1] ?? 0;
  // question by question, statement by statement: which word met each of its words, and whether it stands above
  const meetings = asked.reduce((sum, places) => sum + places.length, 0) * texts.length;
  const metBy = new Int32Array(meetings).fill(-1);
  const isMetAbove = new Uint8Array(meetings);
  let meeting = 0;
  for (const [row, list] of askedWords.lists.entries()) {
    const own = shares[row] ?? empty;
    for (const [column, text] of saidTexts.entries()) {
      const above = saidAboves[column] ?? none;
      let sum = 0;
      for (let at = 0; at < list.length; at++, meeting++) {
        const start = (list[at] ?? 0) * breadth;
        const inText = bestIn(cosines, start, text);
        const inAbove = bestIn(cosines, start, above);
        const met = inText < 0 ? 0 : (cosines[start + inText] ?? 0);
        const metAbove = inAbove < 0 ? 0 : ofAbove * (cosines[start + inAbove] ?? 0);
        const isAbove = inAbove >= 0 && (inText < 0 || metAbove > met);
        metBy[meeting] = isAbove ? inAbove : inText;
        isMetAbove[meeting] = isAbove ? 1 : 0;
        sum += (own[at] ?? 0) * (isAbove ? metAbove : met);
      }
      addAt(scores, row * width + column, scale * sum);
    }
  }
  return (gradients, ofShares) => {
    const ofCosines = new Float64Array(cosines.length);
    let [ofScale, ofLogit] = [0, 0];
    meeting = 0;
    for (const [row, list] of askedWords.lists.entries()) {
      const own = shares[row] ?? empty;
      const ofOwn = ofShares[row] ?? empty;
      for (let column = 0; column < texts.length; column++) {
        const gradient = gradients[row * width + column] ?? 0;
        for (let at = 0; at < list.length; at++, meeting++) {
          const met = metBy[meeting] ?? -1;
          if (met < 0) continue;
          const place = (list[at] ?? 0) * breadth + met;
          const factor = isMetAbove[meeting] === 1 ? ofAbove : 1;
          const cosine = cosines[place] ?? 0;
          const share = own[at] ?? 0;
          addAt(ofOwn, at, gradient * scale * factor * cosine);
          ofScale += gradient * share * factor * cosine;
          // none where the word stands in the text
          ofLogit += gradient * scale * share * cosine * factor * (1 - factor);
          addAt(ofCosines, place, gradient * scale * share * factor);
        }
      }
    }
    addAt(scales.gradients, 0, ofLogit);
    addAt(scales.gradients, 1, ofScale);
    const ofAsked = new Float64Array(askedUnits.units.length);
    const ofSaid = new Float64Array(saidUnits.units.length);
    for (let row = 0; row < askedWords.places.length; row++) {
      for (let column = 0; column < breadth; column++) {
        const gradient = ofCosines[row * breadth + column] ?? 0;
        if (gradient === 0) continue;
        addRow(ofAsked, row * dimensions, saidUnits.units, column * dimensions, dimensions, gradient);
        addRow(ofSaid, column * dimensions, askedUnits.units, row * dimensions, dimensions, gradient);
      }
    }
    scatter(vectors, askedWords.places, askedUnits.back(ofAsked), dimensions);
    scatter(vectors, saidWords.places, saidUnits.back(ofSaid), dimensions);
  };
}

/** Both texts as sums of their words. */
function wholesView(network: MatchNetwork, batch: MatchBatch, shares: readonly Float64Array[], scores: Rows): View {
  const { dimensions, vectors, saidWeights, scales } = network;
  const { asked, texts, aboves } = batch;
  const askedSums = rowsOf(asked.length, dimensions);
  const ofAskedWords = asked.map((places, row) => ({ start: row * dimensions, places, shares: shares[row] ?? empty }));
  for (const sum of ofAskedWords) sumWords(askedSums, vectors, sum, dimensions);
  const saidSums = rowsOf(texts.length, 2 * dimensions);
  const ofSaidWords = [texts, aboves].flatMap((lists, half) =>
    lists.map((places, row) => ({
      start: (2 * row + half) * dimensions,
      places,
      shares: sharesOf(places, saidWeights, calm),
    })),
  );
  for (const sum of ofSaidWords) sumWords(saidSums, vectors, sum, dimensions);
  const askedUnits = unitRows(askedSums, dimensions, network.askedWholeBy);
  const saidUnits = unitRows(saidSums, 2 * dimensions, network.saidWholeBy);
  const cosines = dotsOf(askedUnits.units, saidUnits.units, dimensions);
  const scale = scales.values[2] ?? 0;
  addRow(scores, 0, cosines, 0, scores.length, scale);
  return (gradients, ofShares) => {
    addAt(scales.gradients, 2, dotOf(gradients, 0, cosines, 0, gradients.length));
    const scaled = gradients.map((gradient) => gradient * scale);
    const width = paddedCount(texts.length);
    const height = paddedCount(asked.length);
    const ofAsked = askedUnits.back(dotsOf(scaled, turned(saidUnits.units, dimensions), width));
    const ofSaid = saidUnits.back(dotsOf(turned(scaled, width), turned(askedUnits.units, dimensions), height));
    for (const [row, sum] of ofAskedWords.entries()) {
      const ofOwn = backToWords(ofAsked, vectors, sum, dimensions);
      addRow(ofShares[row] ?? empty, 0, ofOwn, 0, ofOwn.length, 1);
    }
    for (const sum of ofSaidWords)
      backToWeights(sum.places, saidWeights, sum.shares, backToWords(ofSaid, vectors, sum, dimensions));
  };
}

/** Which of these has the greatest value in the row that starts there; -1 where there are none. */
function bestIn(values: Rows, start: number, positions: Uint32Array): number {
  let best = -1;
  let most = -2;
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] ?? 0;
    const value = values[start + position] ?? 0;
    if (value > most) [best, most] = [position, value];
  }
  return best;
}

const empty = new Float64Array(0);
const none = new Uint32Array(0);
