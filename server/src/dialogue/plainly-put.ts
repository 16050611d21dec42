/** Questions for leave: what they come to, and what it is asked for. */
import { perLanguage } from '../languages/packs.ts';

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

/** "my dog into the shop" of "can I bring my dog into the shop?"; '' where no leave to bring something is asked for. */
export function broughtIn(text: string, language: string): string {
  const plain = plainlyPut(text, language) ?? text.trim();
  const [thing = ''] = (bringing(language) ?? []).flatMap((form) => form.exec(plain)?.[1] ?? []);
  return thing;
}
