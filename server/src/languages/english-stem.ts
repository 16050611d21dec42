/** Stems of English: a general stemmer takes customs, customers and custom orders for one word, and "personalised" and "personalized" for two. */
import { stemmer } from '@orama/stemmers/english';

/** a stem, and the forms that are none of another word's */
const apart = new Map(
  [
    'customs: customs',
    'customer: customer customers',
    'personal: personal personally',
    'important: important importance importantly',
    'general: general generally',
    'organization: organisation organisations organization organizations',
    'busy: busy busier',
    'news: news',
    'several: several',
    'evening: evening evenings',
    'opener: opener openers',
    'designer: designer designers',
    'useful: useful',
  ].flatMap((line) => {
    const [stem = '', forms = ''] = line.split(': ');
    return forms.split(' ').map((form) => [form, stem] as const);
  }),
);

/** British spellings and the American ones */
const spellings: [RegExp, string][] = [
  [
    /(?<=^(?:un|de|re|non)?(?:anod|apolog|author|caramel|categor|custom|deodor|final|galvan|harmon|maxim|minim|modern|moistur|neutral|optim|organ|oxid|pasteur|personal|real|recogn|sanit|special|stabil|standard|steril|summar|util|visual))is(?=(?:e[drs]?|ers|ing|ations?|able)$)/u,
    'iz',
  ],
  [/(?<=^(?:dis|multi)?(?:col|flav|fav|arm|harb|neighb|od|vap|hum|behavi|lab|sav))our/u, 'or'],
  [/(?<=^jewel)l(?:e(?=ry)|(?=ers?$))/u, ''],
  [/^grey/u, 'gray'],
  [/(?<=^(?:fib|lit|met|theat|kilomet|centimet|millimet|millilit))re(?=s?$)/u, 'er'],
  [/^tyre(?=s?$)/u, 'tire'],
  [/^aluminium/u, 'aluminum'],
  [/^mould/u, 'mold'],
  [/^pyjama/u, 'pajama'],
  [/(?<=^catalog)ue/u, ''],
  [/(?<=^(?:travel|label|cancel|model))l(?=(?:ed|ing|ers?|ation|ations)$)/u, ''],
];

const american = (word: string): string =>
  spellings.reduce((spelled, [british, own]) => spelled.replace(british, own), word);

export const englishStem = (word: string): string => apart.get(word) ?? stemmer(american(word));
