/** Visitors' questions on shops' own pages, with the statements that answer them: as an agent meets them after its training. */
import { withTold } from '../../server/src/features/answering/with-told.ts';
import type { EvidenceQuestion, FoundPassage } from '../../server/src/evidence/evidence-question.ts';
import { statementsOf } from '../../server/src/evidence/split-statements.ts';
import { plain } from './evidence-examples.ts';
import type { EvidenceExample } from './evidence-examples.ts';
import type { MiniShop, ShopQuestion } from './mini-shops.ts';
import { knowledgeOf } from './shop-knowledge.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';
import { preparedQuestion } from './talk-to-shop.ts';

/** kinds that a product's record answers, not a statement */
const answeredByRecords = new Set(['product-search', 'price-limit', 'availability', 'comparison', 'product-list']);

export async function examplesOf({ name, host, documents, questions }: MiniShop): Promise<EvidenceExample[]> {
  const shop = knowledgeOf(host, documents);
  const examples: EvidenceExample[] = [];
  for (const asked of questions) {
    const isRight = judgeOf(asked);
    if (answeredByRecords.has(asked.kind ?? '') || isRight === null) continue;
    const isStranger = asked.unknown === true || asked.evidence?.length === 0;
    const set = asked.evidence === undefined ? 'shop questions' : 'shop evidence';
    const holds = ({ document }: FoundPassage) => statementsOf(document).some(({ text }) => isRight(text, document));
    const isKnown = documents.passages.some((document) => holds({ document, score: 1, coverage: 1 }));
    // what was lost on the way into the index says nothing of the choice among what is in it
    if (!isStranger && !isKnown) continue;
    for (const { question, found } of await findingsOf(shop, asked)) {
      const about = { group: name, question, isRight };
      const isOwn = question.product !== null;
      const isHeld = found.some(holds);
      // of a product's own page, or of one of two questions, nobody said that the answer stands there
      if (isStranger || isHeld || !(isOwn || question.isOneOfMany))
        examples.push({ ...about, set: isOwn ? 'shop products' : set, found, isAnswerable: !isStranger });
      if (asked.evidence === undefined || !isHeld) continue;
      const left = found.filter((passage) => !holds(passage));
      examples.push({ ...about, set: 'shop gone', found: left, isAnswerable: false, isRight: () => false });
    }
  }
  return examples;
}

interface Finding {
  question: EvidenceQuestion & { isOneOfMany: boolean };
  found: FoundPassage[];
}

/** What the agent finds for each question of a message, and on the page of the product that it is about. */
async function findingsOf(shop: ShopKnowledge, asked: ShopQuestion): Promise<Finding[]> {
  const { parts: all } = await preparedQuestion(shop, shop.host, asked);
  const parts = await Promise.all(all.map(withTold));
  const language = shop.index.languages[0] ?? 'en';
  return parts.flatMap((part) => {
    const question = {
      ...part.understanding,
      text: part.asked,
      language,
      product: null,
      isOneOfMany: parts.length > 1,
    };
    const [product] = part.focus;
    const own = part.ownEvidence.passages.map((document) => ({ document, score: 1, coverage: 1 }));
    return [
      { question, found: part.passages },
      ...(product === undefined || own.length === 0
        ? []
        : [{ question: { ...question, product: product.name }, found: own }]),
    ];
  });
}

/** null where nothing says which statements answer */
function judgeOf({ unknown, evidence, says, source }: ShopQuestion): EvidenceExample['isRight'] | null {
  if (evidence !== undefined) {
    const wanted = evidence.map(bare);
    return (statement) => wanted.some((one) => isSame(one, bare(statement)));
  }
  if (unknown === true) return () => false;
  if (says === undefined) return null;
  const pattern = new RegExp(says.replace('(?i)', ''), 'iu');
  return (statement, passage) => {
    if (!pattern.test(statement)) return false;
    const at = decodeURI(new URL(passage.url).pathname);
    // elsewhere the same words may say something else
    return source === undefined || at === source || at.startsWith(`${source}/`) || passage.kind === 'site'
      ? true
      : null;
  };
}

export const bare = (text: string): string =>
  plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One holds the other, and is no mere scrap of it. */
function isSame(wanted: string, said: string): boolean {
  if (said === '' || wanted === '') return false;
  if (said.includes(wanted)) return true;
  return wanted.includes(said) && (said.length >= 0.4 * wanted.length || said.length >= 40);
}
