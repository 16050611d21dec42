/** Greetings, thanks and goodbyes: messages that hold nothing else, and the language they give away. */
export interface SmallTalk {
  kind: 'greeting' | 'thanks' | 'goodbye';
  /** null when the words are everybody's ("hi", "ok") */
  language: string | null;
}

const everybody = 'xx';

const talk: Record<SmallTalk['kind'], Record<string, string>> = {
  greeting: {
    [everybody]: 'hi+|hey+|there',
    en: 'hello+|hiya|good (?:morning|day|afternoon|evening)',
    de: 'hallo|servus|moin|guten (?:tag|morgen|abend)|grüezi',
    fr: 'salut|bonjour|bonsoir|coucou',
    es: 'hola|buen[oa]s(?: días| tardes| noches)?',
    it: 'ciao|buongiorno|buonasera|salve',
    nl: 'hoi|goede(?:ndag|morgen|middag|navond)',
    tr: 'merhaba|selam|iyi günler|günaydın',
    pt: 'olá|oi|bom dia|boa (?:tarde|noite)',
    pl: 'cześć|hej|dzień dobry|witam',
    ru: 'привет|здравствуйте',
    zh: '你好|您好',
    ja: 'こんにちは',
  },
  thanks: {
    [everybody]: 'ok(?:ay)?|super|perfect|thx|ty',
    en: 'thanks?(?: you)?(?: (?:so|very) much| a lot)?|cheers|great',
    de: 'danke(?: ?schön| sehr)?|vielen dank',
    fr: 'merci(?: beaucoup)?',
    es: '(?:muchas )?gracias',
    it: 'grazie(?: mille)?',
    nl: 'bedankt|dank (?:je|u)(?: wel)?',
    tr: 'teşekkür(?:ler| ederim)?|sağ ?ol(?:un)?',
    pt: '(?:muito )?obrigad[oa]',
    pl: 'dzięki|dziękuję',
    ru: 'спасибо',
    zh: '谢谢',
    ja: 'ありがとう',
  },
  goodbye: {
    [everybody]: 'bye+',
    en: 'goodbye|see you(?: soon| later)?',
    de: 'tschüss?|auf wiedersehen|bis bald',
    fr: 'au revoir|à bientôt',
    es: 'adiós|hasta luego',
    it: 'arrivederci|a presto',
    nl: 'tot ziens|doei',
    tr: 'hoşça ?kal|görüşürüz',
    pt: 'tchau|até logo',
    pl: 'do widzenia|pa pa',
    zh: '再见',
  },
};

const entries = [
  { kind: 'greeting', words: talk.greeting },
  { kind: 'thanks', words: talk.thanks },
  { kind: 'goodbye', words: talk.goodbye },
] as const;

const patterns = entries.map(({ kind, words }) => ({
  kind,
  whole: new RegExp(
    `^(?:(?:${Object.values(words).join('|')})(?![\\p{L}\\p{N}])[\\s!.,?\\p{So}\\p{Emoji_Modifier}]*)+$`,
    'iu',
  ),
  languages: Object.entries(words)
    .filter(([language]) => language !== everybody)
    .map(([language, alternatives]) => ({
      language,
      pattern: new RegExp(`(?:^|[^\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'iu'),
    })),
}));

const longestSmallTalk = 60;

export function smallTalkOf(message: string): SmallTalk | null {
  const text = message.normalize('NFC').trim();
  if (text.length > longestSmallTalk) return null;
  const found = patterns.find(({ whole }) => whole.test(text));
  if (found === undefined) return null;
  const language = found.languages.find(({ pattern }) => pattern.test(text))?.language ?? null;
  return { kind: found.kind, language };
}
