/** A question with what the pages answer word for word, which is looked for where a reply is composed. */
import type { AskedPart, QuestionPart } from '../../ports/model.ts';

const nothing = { passages: [], found: [] };

export async function withTold({ told, ...part }: AskedPart): Promise<QuestionPart> {
  const { ofCompared, ...pages } = await told();
  const compared = part.compared.map((product, at) => ({ product, own: ofCompared[at] ?? nothing }));
  return { ...part, ...pages, compared };
}
