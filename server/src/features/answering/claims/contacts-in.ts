/** Telephone numbers and mail addresses of a text, and whether they are the shop's own. */
import type { Question } from '../../../ports/model.ts';
import { perSource } from './sources.ts';
import type { Source } from './sources.ts';

const mailAddress = /[\w.+-]+@[\w-]+\.\w/u;
export const phone = /\+?\(?\d(?:[\s().\u00a0/-]{0,2}\d){6,}/gu;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const isPhone = (digits: string): boolean => digits.length > 5;
const phonesIn = perSource(({ plain }) => (plain.match(phone) ?? []).map(digitsOf).filter(isPhone));

export function createContactsIn({ brand }: Pick<Question, 'brand'>, sources: readonly Source[]) {
  const own = [brand.contacts.phone, brand.contacts.whatsApp].map(digitsOf).filter(isPhone);
  const isOurPhone = (text: string): boolean => {
    const digits = digitsOf(text);
    const isSame = (one: string) => one.endsWith(digits) || digits.endsWith(one);
    return own.some(isSame) || sources.some((source) => phonesIn(source).some(isSame));
  };
  return {
    isOurPhone,
    /** "For the certificate please write to ..." */
    leadsToUs: (text: string): boolean => mailAddress.test(text) || (text.match(phone) ?? []).some(isOurPhone),
  };
}
