/** A question in everybody's words, looked for as pages put it, unless that is answered clearly worse. */
import { clearlyBetter, findPart, wellAnswered } from './find-part.ts';
import type { Said } from './find-part.ts';
import { probabilityOf } from './find-way.ts';
import type { FoundPart, Needs } from './find-way.ts';

export async function findUsual(needs: Needs, said: Said, usual: string): Promise<FoundPart> {
  const asUsual = await findPart(needs, { ...said, text: usual });
  const best = await probabilityOf(asUsual);
  if (best >= wellAnswered) return asUsual;
  const asSaid = await findPart(needs, said);
  return (await probabilityOf(asSaid)) > best + clearlyBetter ? asSaid : asUsual;
}
