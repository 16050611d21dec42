/**
 * What an owner's five minutes change: `node tests/eval/measure-taught.ts [-v] [name ...]`. Of each set of written questions the ten most
 * asked that were answered wrongly are answered once, with the truth that stands beside them; then all of the set is asked again. What
 * was right before and is wrong now is printed: there must be none.
 */
import type { Knowledge } from '../../server/src/features/answering/prepare-question.ts';
import { withoutOverruled } from '../../server/src/features/answering/without-overruled.ts';
import type { KnownAnswer } from '../../server/src/features/answers/domain/likely-answer.ts';
import { createAnswerMatcher } from '../../server/src/features/answers/domain/match-answer.ts';
import { createOverruling } from '../../server/src/features/answers/domain/overruling.ts';
import { comparedMax, createAlikeGroups } from '../../server/src/features/open-questions/domain/alike-groups.ts';
import { faultsOf } from './judge-reply.ts';
import { labelOf, questionsOf, sets, shopOf } from './question-sets.ts';
import type { AskedQuestion } from './question-sets.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';
import { preparedQuestion, talkToShop } from './talk-to-shop.ts';

const taughtMax = 10;
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const isTalkative = process.argv.includes('-v');
const say = (line: string) => void process.stdout.write(`${line}\n`);
const all = { questions: 0, before: 0, after: 0, taught: 0, told: 0, othersWon: 0, lowered: 0 };

for (const set of sets) {
  const questions = questionsOf(set);
  const label = labelOf(set);
  const isMeant = named.length === 0 || named.some((one) => label.includes(one));
  if (!isMeant || questions === null || !questions.some(({ answer }) => answer !== undefined)) continue;
  const shop = await shopOf(set.shop, set.host);
  if (shop === null) continue;
  const before = await rightOf(shop, questions, set);
  const wrong = questions.filter((asked) => !before.has(asked));
  const taught = await mostAsked(wrong, shop.index.languages[0] ?? 'en');
  const knowing = knowingOf(shop, await answersOf(taught, shop, set.brand));
  const after = await rightOf(knowing, questions, set);
  // the truths are in English, and what is asked for in the shop's language: told whole, they are right
  const told: AskedQuestion[] = [];
  for (const asked of taught)
    if ((await replyTo(knowing, asked, set)).text.includes(asked.answer ?? '')) told.push(asked);
  for (const asked of told) after.add(asked);
  const lowered = questions.filter((asked) => before.has(asked) && !after.has(asked));
  const won = wrong.filter((asked) => after.has(asked));
  say(
    JSON.stringify({
      set: label,
      questions: questions.length,
      before: before.size,
      after: after.size,
      taught: taught.length,
      told: told.length,
      lowered: lowered.length,
    }),
  );
  for (const asked of lowered) say(`  lowered: ${asked.ask} → ${(await replyTo(knowing, asked, set)).text}`);
  for (const asked of isTalkative ? taught.filter((one) => !told.includes(one)) : [])
    say(`  not told: ${asked.ask} = ${asked.answer} → ${(await replyTo(knowing, asked, set)).text}`);
  all.questions += questions.length;
  all.before += before.size;
  all.after += after.size;
  all.taught += taught.length;
  all.told += told.length;
  all.othersWon += won.filter((asked) => !taught.includes(asked)).length;
  all.lowered += lowered.length;
}
say(JSON.stringify(all));
if (all.lowered > 0) process.exitCode = 1;

async function replyTo(shop: ShopKnowledge, asked: AskedQuestion, { brand, host }: { brand: string; host: string }) {
  const reply = await talkToShop(shop, brand, asked);
  return { text: reply.text, isRight: faultsOf(asked, reply, `help@${host}`).length === 0 };
}

async function rightOf(
  shop: ShopKnowledge,
  questions: readonly AskedQuestion[],
  set: { brand: string; host: string },
): Promise<Set<AskedQuestion>> {
  const right = new Set<AskedQuestion>();
  for (const asked of questions) if ((await replyTo(shop, asked, set)).isRight) right.add(asked);
  return right;
}

/** Of each group of alike ones, as the product groups them, the clearest wording; the largest groups first. */
async function mostAsked(wrong: readonly AskedQuestion[], language: string): Promise<AskedQuestion[]> {
  const alike = createAlikeGroups(language);
  const groups: { texts: string[] }[] = [];
  const known = wrong.filter(({ answer }) => answer !== undefined);
  for (const { ask } of known) {
    const group = await alike.groupOf(groups, ask);
    if (group === null) groups.push({ texts: [ask] });
    else group.texts.unshift(ask);
  }
  return groups
    .toSorted((a, b) => b.texts.length - a.texts.length)
    .slice(0, taughtMax)
    .flatMap(({ texts }) => {
      const clearest = alike.clearest(texts.slice(0, comparedMax));
      return known.find(({ ask }) => ask === clearest) ?? [];
    });
}

/** Under the wordings that the owner finds them by: of what means something said before, with that. */
async function answersOf(taught: readonly AskedQuestion[], shop: ShopKnowledge, brand: string): Promise<KnownAnswer[]> {
  const answers: KnownAnswer[] = [];
  for (const [at, asked] of taught.entries()) {
    const { parts } = await preparedQuestion(shop, brand, asked);
    const alone = parts.length === 1 && parts[0]?.isFollowUp === true ? parts[0].asked : asked.ask;
    answers.push({ id: `ans_${at}`, questions: [alone], text: asked.answer ?? '', pageUrl: null, validUntil: null });
  }
  return answers;
}

/** The shop with the answers in force: told to what asks for them, and in the place of sentences that say otherwise. */
function knowingOf(shop: ShopKnowledge, answers: readonly KnownAnswer[]): ShopKnowledge {
  const language = shop.index.languages[0] ?? 'en';
  const now = () => new Date();
  const match = createAnswerMatcher(answers, language, now);
  const facts = createOverruling(answers, language, now)(shop.facts);
  const answerTo: Knowledge['answerTo'] = (question) => Promise.resolve(match(question));
  const { documents } = withoutOverruled({ ...shop, facts, nearTo: null, answerTo });
  return { ...shop, facts, documents, answerTo };
}
