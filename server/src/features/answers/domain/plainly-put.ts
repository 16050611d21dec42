/** Questions for leave: what they come to, and whether two of them are for the same thing. */
import { tellingWords } from '../../../evidence/read-words.ts';
import { perLanguage } from '../../../languages/packs.ts';

const leaveIn = perLanguage(({ leave = [] }) =>
  leave.map(([pattern, plainly]) => [new RegExp(pattern, 'iu'), plainly] as const),
);

/** @returns null where it is put in none of the ways that the language's pack knows */
export function plainlyPut(text: string, language: string): string | null {
  const forms = leaveIn(language) ?? [];
  const put = forms.reduce((said, [form, plain]) => said.replace(form, plain), text.trim());
  return put === text.trim() ? null : put;
}

const bringing = perLanguage(({ leave = [] }) =>
  leave.flatMap(([, plainly]) =>
    plainly.includes('$1') ? [new RegExp(`^${plainly.replace('$1', '(.+)')}[\\s?.!]*$`, 'iu')] : [],
  ),
);

/** "Can I bring a bike?" does not ask for leave for a dog. */
export function bringsOther(asked: string, wording: string, language: string): boolean {
  const thingsIn = (text: string) => {
    const plain = plainlyPut(text, language) ?? text.trim();
    const [thing = ''] = (bringing(language) ?? []).flatMap((form) => form.exec(plain)?.[1] ?? []);
    return new Set(tellingWords(thing, language).map(({ term }) => term));
  };
  const [one, other] = [thingsIn(asked), thingsIn(wording)];
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}
