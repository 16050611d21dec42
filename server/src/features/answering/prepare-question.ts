/** A message with all that a reply to it may rest on: what each of its questions asks by itself, and what the shop has to say to that. */
import { mendedSpelling } from '../../dialogue/mended-spelling.ts';
import { spelledOut } from '../../dialogue/everyday-spelling.ts';
import { smallTalkBefore, smallTalkOf } from '../../dialogue/small-talk.ts';
import { usualQuestion } from './domain/usual-question.ts';
import { visitorLanguage } from '../../dialogue/visitor-language.ts';
import type { Fact } from '../../facts/fact.ts';
import type {
  AskedPart,
  Brand,
  FoundProduct,
  OwnAnswer,
  Question,
  Retrieved,
  Said,
  WishedProduct,
} from '../../ports/model.ts';
import type { AskedOfOwner } from '../../ports/own-knowledge.ts';
import type { SearchIndex } from '../../search/documents.ts';
import type { Nearness } from '../../search/meaning-vectors.ts';
import { parseProductQuery } from '../../search/product-query.ts';
import { askedInTime } from '../../dialogue/asked-in-time.ts';
import { sharePlace } from './domain/share-place.ts';
import { splitParts } from './domain/split-parts.ts';
import { splitThings } from './domain/split-things.ts';
import { withoutReach } from './domain/without-reach.ts';
import { besideSilenced } from './beside-silenced.ts';
import { choicesOf } from './extractive/choices.ts';
import { asksWhichOfTwo } from './extractive/compared-products.ts';
import { findPart } from './find-part.ts';
import { findUsual } from './find-usual.ts';
import { lastShown, shownProducts, sinceThanks } from './focus.ts';
import type { DocumentReader } from './document-reader.ts';
import { createShopWords } from './shop-words.ts';
import { toldBefore, toldToPart } from './told-before.ts';
import { wishedGoods } from './wished-goods.ts';

export interface Message {
  text: string;
  history: Said[];
  brand: Brand;
  instructions: string | null;
  /** host and path of the page that the visitor is on; a pointer into the index, never fetched */
  path: string | null;
}

export interface Knowledge {
  index: SearchIndex;
  documents: DocumentReader;
  facts: Fact[];
  /** what the owner hid of them */
  silenced?: readonly Fact[];
  /** by meaning, in whatever language; null where no embeddings are configured */
  nearTo: ((text: string) => Promise<Nearness | null>) | null;
  /** the owner's own answer to a question, null where there is none */
  answerTo: (question: AskedOfOwner) => Promise<OwnAnswer | null>;
}

const passagesMax = 8;
const productsMax = 18;
const partsMax = 4;
const wishedMax = 3;

export async function prepareQuestion(knowledge: Knowledge, message: Message): Promise<Question> {
  const { index, documents, facts } = knowledge;
  const { text, history, path } = message;
  const shopLanguage = index.languages[0] ?? 'en';
  const said = (messages: readonly Said[]) => messages.filter(({ role }) => role === 'human').map((one) => one.text);
  const isShopWord = (word: string) => index.searchProducts(word, 1)[0]?.coverage === 1;
  const language = visitorLanguage(text, said(history), shopLanguage, isShopWord);
  const talked = sinceThanks(history, text, language);
  const earlier = said(talked);
  const base = { ...message, language, shopLanguage, facts: facts.filter(({ state }) => state !== 'hidden') };
  if (smallTalkOf(text) !== null)
    return { ...base, asked: text, limits: parseProductQuery(text, language), passages: [], products: [], parts: [] };
  const { standsAlone } = createShopWords(index, { language, shopLanguage });
  const [shown, onPage, toldLast] = await Promise.all([
    shownProducts(lastShown(talked, text, { language, standsAlone }), index, documents),
    path === null ? [] : shownProducts([{ title: '', url: path }], index, documents),
    toldBefore(talked, { index, documents }),
  ]);
  const choices = [...shown, ...onPage].flatMap((product) => choicesOf(product));
  const words = createShopWords(index, { language, shopLanguage, choices });
  const parts: AskedPart[] = [];
  const isOneThing = (named: string) =>
    index.searchProducts(words.translate(named)?.words ?? named, 1)[0]?.coverage === 1;
  const spelled = withoutThanks(mendedSpelling(spelledOut(withoutReach(text), language), language, words.isKnown));
  const asked = sharePlace(
    splitParts(spelled, language).flatMap((part) => splitThings(part, language, isOneThing)),
    language,
  );
  const whole = {
    text: spelled,
    language,
    asked: spelled,
    shopLanguage,
    products: [],
    isFollowUp: false,
    isWhole: true,
  };
  const isAnswered = asked.length > 1 && (await knowledge.answerTo(whole)) !== null;
  for (const part of isAnswered || asked.length > partsMax ? [spelled] : asked) {
    const before = [...earlier, ...parts.map((one) => one.text)];
    const last = parts.at(-1);
    // beside a thing "how soon do I get it?" is asked of that
    const isAlone = shown.length + onPage.length === 0 && last === undefined;
    const inTime = askedInTime(part, language);
    const usual = inTime === null && isAlone ? usualQuestion(part, language) : null;
    const told = (last === undefined ? null : await toldToPart(last, { index, documents })) ?? toldLast;
    const needs = { index, documents, words, nearTo: knowledge.nearTo };
    const asking = {
      text: inTime ?? part,
      earlier: before,
      language,
      shown: talkedOf(parts, shown, asksWhichOfTwo(part, language)),
      onPage,
      before: told,
      isFurther: last !== undefined,
    };
    const found = await (usual === null ? findPart(needs, asking) : findUsual(needs, asking, usual));
    const products = found.focusBy === 'name' ? found.focus.slice(0, 1).map(({ name }) => name) : [];
    const { asked: alone, isFollowUp, understanding, passages } = found;
    const ownAnswer = await knowledge.answerTo({
      text: part,
      language,
      asked: (inTime ?? usual) === null ? alone : part,
      shopLanguage,
      products,
      isFollowUp,
      found: { understanding, passages },
    });
    parts.push({
      ...found,
      ownAnswer,
      wished: await wishedGoods({ index, documents }, found, { language, shopLanguage }),
    });
  }
  const [first] = parts;
  const told = parts.reduce<Fact[]>(
    (left, part) => besideSilenced({ ...knowledge, facts: left }, part, { language, shopLanguage }),
    base.facts,
  );
  return {
    ...base,
    facts: told,
    asked: parts.map((part) => part.asked).join(' '),
    limits: first?.limits ?? parseProductQuery(text, language),
    passages: unitedBy(
      parts.map((part) => part.passages),
      ({ url, text: said }) => `${url}\n${said}`,
      passagesMax,
    ),
    products: unitedBy(
      parts.flatMap((part) => [meant(part), part.products, part.wished.slice(0, wishedMax).map(asRetrieved)]),
      ({ url }) => url,
      productsMax,
    ),
    parts,
  };
}

/** "Great, thanks! And how much is it? Have a nice day" is asked without its politeness. */
function withoutThanks(text: string): string {
  const before = text.slice(0, smallTalkBefore(text));
  const rest = text.slice(before.length);
  // "super glue?" thanks nobody
  const asked = /[,.!;:–…\p{So}-]\s*$/u.test(before) && /\p{L}{2}/u.test(rest) ? rest : text;
  const sentences = asked.split(/(?<=[.!?])\s+/u);
  const last = sentences.findLastIndex((sentence) => !isFarewell(sentence));
  return last < 0 ? asked : sentences.slice(0, last + 1).join(' ');
}

function isFarewell(sentence: string): boolean {
  const kind = smallTalkOf(sentence)?.kind;
  return kind === 'thanks' || kind === 'goodbye';
}

/** A second question's "it" is what the first one is about: a thing, or no thing where it is about the shop's terms. */
function talkedOf(
  parts: readonly AskedPart[],
  shown: readonly FoundProduct[],
  isOfTwo: boolean,
): readonly FoundProduct[] {
  const last = parts.at(-1);
  if (last === undefined) return shown;
  if (isOfTwo && last.compared.length > 0) return last.compared;
  if (last.focus.length > 0) return last.focus;
  return last.isFollowUp ? shown : [];
}

const asRetrieved = ({ product: document }: WishedProduct) => ({ document, score: 1, coverage: 1 });

/** What a part is about may be shown, though its words did not find it. */
const meant = ({ focus, compared }: AskedPart): Retrieved<FoundProduct>[] =>
  [...focus, ...compared].map((document) => ({ document, score: 1, coverage: 1 }));

/** Without knowledge there is still a message, in a language. */
export function questionAlone(message: Message): Question {
  const earlier = message.history.filter(({ role }) => role === 'human').map((said) => said.text);
  return {
    ...message,
    asked: message.text,
    limits: parseProductQuery(message.text),
    language: visitorLanguage(message.text, earlier, 'en'),
    shopLanguage: 'en',
    facts: [],
    passages: [],
    products: [],
    parts: [],
  };
}

/** The best of each in turn, each document once. */
function unitedBy<T>(lists: Retrieved<T>[][], keyOf: (document: T) => string, max: number): Retrieved<T>[] {
  const united = new Map<string, Retrieved<T>>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest; at++) {
    for (const list of lists) {
      const one = list[at];
      if (one !== undefined && !united.has(keyOf(one.document))) united.set(keyOf(one.document), one);
    }
  }
  return [...united.values()].slice(0, max);
}
