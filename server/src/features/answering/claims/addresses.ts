/** A mail address is for what the shop gives it for: that of trade customers takes no trade-ins. */
import type { Question } from '../../../ports/model.ts';
import { likeness, stemsIn } from './likeness.ts';
import { perSource } from './per-source.ts';
import type { Source } from './source.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const addressesIn = (text: string): string[] => (text.match(address) ?? []).map((one) => one.toLowerCase());
const addressesOf = perSource(({ text }: Source) => addressesIn(text));
/** by so much must the statement of another address be the liker one */
const lead = 2;

export function createAddressFault(sources: readonly Source[], { brand, text: asked }: Question) {
  /** `raw` is the sentence with its addresses. */
  return (raw: string, language: string): string | null => {
    const said = addressesIn(raw).filter((one) => one !== brand.contacts.mail.toLowerCase());
    if (said.length === 0) return null;
    const stems = new Set(stemsIn(`${raw.replaceAll(address, ' ')} ${asked}`));
    const most = (having: readonly Source[]) => Math.max(0, ...having.map((source) => likeness(stems, source, null)));
    const telling = sources.filter((source) => source.language === language && addressesOf(source).length > 0);
    return said.some((one) => {
      const own = telling.filter((source) => addressesOf(source).includes(one));
      return own.length > 0 && most(telling.filter((source) => !own.includes(source))) >= most(own) + lead;
    })
      ? 'it gives a mail address that the shop data gives for something else'
      : null;
  };
}
