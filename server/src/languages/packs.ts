/** The languages we speak, by tag. */
import { arabic } from './ar.ts';
import { czech } from './cs.ts';
import { danish } from './da.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { hungarian } from './hu.ts';
import { indonesian } from './id.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { dutch } from './nl.ts';
import { norwegian } from './no.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { russian } from './ru.ts';
import { swedish } from './sv.ts';
import { turkish } from './tr.ts';
import { ukrainian } from './uk.ts';
import { chinese } from './zh.ts';
import type { LanguagePack } from './language-pack.ts';

/** Where a word is of several languages and nothing else decides, the first of them is meant. */
export const packs: ReadonlyMap<string, LanguagePack> = new Map(
  [
    english,
    german,
    french,
    spanish,
    italian,
    dutch,
    portuguese,
    arabic,
    czech,
    danish,
    greek,
    finnish,
    hebrew,
    hungarian,
    indonesian,
    japanese,
    korean,
    norwegian,
    polish,
    romanian,
    russian,
    swedish,
    turkish,
    ukrainian,
    chinese,
  ].map((pack) => [pack.tag, pack]),
);

/** tags that mean a language of ours */
const otherTags: Record<string, string> = { nb: 'no', nn: 'no', iw: 'he', in: 'id' };

/** "de-AT" is German; null for a language that has no pack. */
export function packOf(language: string): LanguagePack | null {
  const tag = language.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
  return packs.get(tag) ?? packs.get(otherTags[tag] ?? '') ?? null;
}

/** Made once a language, when it is first asked for; null without a pack. */
export function perLanguage<T>(make: (pack: LanguagePack) => T): (language: string) => T | null {
  const made = new Map<string, T>();
  return (language) => {
    const pack = packOf(language);
    if (pack === null) return null;
    const known = made.get(pack.tag);
    if (known !== undefined) return known;
    const fresh = make(pack);
    made.set(pack.tag, fresh);
    return fresh;
  };
}
