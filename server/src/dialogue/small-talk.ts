/** Greetings, thanks, goodbyes and questions about the assistant itself: messages that hold nothing else, and the language they give away. */
export interface SmallTalk {
  kind: 'greeting' | 'thanks' | 'goodbye' | 'assistant';
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
    uk: 'привіт|вітаю|добрий день',
    cs: 'ahoj|dobrý den|dobrý večer',
    sv: 'hejsan|god (?:morgon|kväll|dag)',
    da: 'goddag|godmorgen|god aften',
    no: 'heisann|god (?:kveld)',
    fi: 'hei|moi|terve|hyvää (?:päivää|huomenta|iltaa)',
    hu: 'szia|üdv|jó (?:napot|reggelt|estét)(?: kívánok)?',
    ro: 'bună(?: ziua| seara| dimineața)?|salut',
    el: 'γεια(?: σας| σου)?|καλημέρα|καλησπέρα',
    ar: 'مرحبا|مرحبًا|السلام عليكم|أهلا',
    zh: '你好|您好|早上好|晚上好',
    ja: 'こんにちは|こんばんは|おはよう(?:ございます)?',
    ko: '안녕(?:하세요|하십니까)?',
  },
  thanks: {
    [everybody]: 'ok(?:ay)?|super|perfect|thx|ty',
    en: "thanks?(?: you)?(?: (?:so|very) much| a lot)?|cheers|(?:that(?:'s| is) |all |very )(?:great|good|perfect|clear|helpful|nice|awesome)|great|perfect|awesome|nice|(?:for )?your help|got it",
    de: 'danke(?: ?schön| sehr)?|vielen dank',
    fr: 'merci(?: beaucoup)?',
    es: '(?:muchas )?gracias',
    it: 'grazie(?: mille)?',
    nl: 'bedankt|dank (?:je|u)(?: wel)?',
    tr: 'teşekkür(?:ler| ederim)?|sağ ?ol(?:un)?',
    pt: '(?:muito )?obrigad[oa]',
    pl: 'dzięki|dziękuję',
    ru: 'спасибо',
    uk: 'дякую',
    cs: 'děkuj[iu]|díky',
    sv: 'tack(?: så mycket)?',
    da: 'mange tak|tak(?: skal du have)?',
    no: 'takk(?: skal du ha)?|tusen takk',
    fi: 'kiitos(?: paljon)?',
    hu: 'köszönöm(?: szépen)?|köszi',
    ro: 'mulțumesc|mersi',
    el: 'ευχαριστώ(?: πολύ)?',
    ar: 'شكرا|شكرًا',
    zh: '谢谢|多谢',
    ja: 'ありがとう(?:ございます|ございました)?',
    ko: '감사합니다|고마워요?',
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
    ru: 'до свидания|пока',
    uk: 'до побачення|бувай',
    cs: 'na shledanou|nashle',
    sv: 'hej ?då',
    da: 'farvel',
    no: 'ha det(?: bra)?',
    fi: 'näkemiin|hei hei',
    hu: 'viszontlátásra|viszlát',
    ro: 'la revedere|pa',
    el: 'αντίο',
    ar: 'مع السلامة|وداعا',
    zh: '再见',
    ja: 'さようなら',
    ko: '안녕히 (?:계세요|가세요)',
  },
  assistant: {
    en: "who (?:are|r) (?:you|u)|what(?:'s| is) your name|what are you|(?:are you|is this|am i (?:talking|speaking) (?:to|with)) (?:a |an )?(?:bot|robot|human|ai|real|real person|person|machine|chatbot)|how are you(?: doing| today)?|how(?:'s| is) it going|what can you do|(?:can|could) you help(?: me)?|help(?: me)?",
    de: "wer (?:bist du|sind sie)|wie heißt du|bist du (?:ein |eine )?(?:bot|roboter|mensch|ki|echt)|wie geht(?:’s|'s| es)(?: dir| ihnen)?|was kannst du|(?:kannst du|können sie) (?:mir )?helfen|hilfe",
    fr: "qui (?:es-tu|êtes-vous)|(?:tu es|es-tu|êtes-vous) un (?:robot|humain|bot)|(?:comment )?ça va|comment allez-vous|(?:pouvez-vous|peux-tu) m'aider|aide",
    es: 'quién (?:eres|es usted)|eres (?:un |una )?(?:robot|bot|humano|persona|ia)|(?:cómo|como|qué|que) (?:estás|tal|está)|(?:me )?puedes ayudar(?:me)?|ayuda',
    it: 'chi sei|sei (?:un |una )?(?:robot|bot|umano|persona)|come (?:stai|va)|(?:mi )?puoi aiutar(?:e|mi)|aiuto',
    nl: 'wie ben (?:je|jij)|ben je een (?:robot|bot|mens)|hoe gaat het|kun je (?:me|mij) helpen|help',
    tr: 'sen kimsin|kimsin|robot musun|insan mısın|nasılsın(?:ız)?|yardım(?: eder misin(?:iz)?)?',
    pt: 'quem (?:és|é você)|(?:és|você é) um (?:robô|robot|bot|humano)|(?:como (?:estás|está|vai)|tudo bem)|(?:me )?pode(?:s)? ajudar(?:-me)?|ajuda',
    pl: 'kim jesteś|jesteś (?:robotem|botem|człowiekiem)|jak się masz|(?:czy )?możesz mi pomóc|pomoc',
    ru: 'кто ты|кто вы|ты (?:бот|робот|человек)|вы (?:бот|робот|человек)|как дела|помоги(?:те)?',
    zh: '你是谁|你是机器人吗|你好吗',
    ja: 'あなたは誰(?:ですか)?|お元気ですか',
    ko: '누구세요|로봇인가요',
  },
};

/** Of a message with several, the later ones say what it is for: "ok, bye" is a goodbye. */
const weightiest = ['assistant', 'goodbye', 'thanks', 'greeting'] as const;

const whole = new RegExp(
  `^(?:(?:${Object.values(talk)
    .flatMap((words) => Object.values(words))
    .join('|')})(?![\\p{L}\\p{N}])[\\s!.,?？！。、؟;\\p{So}\\p{Emoji_Modifier}]*)+$`,
  'iu',
);
const patterns = weightiest.flatMap((kind) =>
  Object.entries(talk[kind]).map(([language, alternatives]) => ({
    kind,
    language: language === everybody ? null : language,
    pattern: new RegExp(`(?:^|[^\\p{L}])(?:${alternatives})(?![\\p{L}])`, 'iu'),
  })),
);

const longestSmallTalk = 60;

export function smallTalkOf(message: string): SmallTalk | null {
  const text = message.normalize('NFC').trim();
  if (text.length > longestSmallTalk) return null;
  if (!whole.test(text)) return null;
  const found = patterns.filter(({ pattern }) => pattern.test(text));
  const [first] = found;
  return first === undefined
    ? null
    : { kind: first.kind, language: found.find(({ language }) => language !== null)?.language ?? null };
}
