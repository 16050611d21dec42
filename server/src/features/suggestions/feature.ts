/** First questions for a page's visitor: only such as the agent, asked there and then, answers from what it knows of that page or of the shop's terms. */
import { limits } from '@vitrine/contract/limits';
import type { Outcome } from '@vitrine/contract/outcomes';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentStyles } from '../../database/tables/agents.ts';
import type { FactTopic } from '../../facts/fact.ts';
import type { OnCall } from '../../http/on-call.ts';
import { createLastingMemory } from '../../lib/lasting-memory.ts';
import { pathOf } from '../../search/addresses.ts';

/** How a first question is put to a shop in each language that the chat speaks: of its terms, and of a product by its name. */

/** of the shop's terms, the most asked first */
const firstTopics = [
  'delivery.time',
  'returns.window',
  'delivery.cost',
  'payment.methods',
] as const satisfies FactTopic[];

/** as `firstTopics`, and of what the product `{name}` is made */
type Asked = readonly [string, string, string, string, string];

// prettier-ignore
const inLanguages: Record<string, Asked> = {
  ar: ['كم يستغرق التوصيل؟', 'كم المدة المتاحة لإرجاع منتج؟', 'كم تكلفة الشحن؟', 'كيف يمكنني الدفع؟', 'مم صُنع {name}؟'],
  cs: ['Jak dlouho trvá doručení?', 'Jak dlouho mohu zboží vrátit?', 'Kolik stojí doprava?', 'Jak mohu zaplatit?', 'Z čeho je {name}?'],
  da: ['Hvor lang er leveringstiden?', 'Hvor længe har jeg til at returnere en vare?', 'Hvad koster fragten?', 'Hvordan kan jeg betale?', 'Hvad er {name} lavet af?'],
  de: ['Wie lange dauert die Lieferung?', 'Wie lange kann ich etwas zurückgeben?', 'Was kostet der Versand?', 'Wie kann ich bezahlen?', 'Woraus besteht {name}?'],
  el: ['Πόσο διαρκεί η παράδοση;', 'Πόσο χρόνο έχω για να επιστρέψω ένα προϊόν;', 'Πόσο κοστίζουν τα μεταφορικά;', 'Πώς μπορώ να πληρώσω;', 'Από τι υλικό είναι το {name};'],
  en: ['How long does delivery take?', 'How long do I have to return something?', 'How much is shipping?', 'How can I pay?', 'What is the {name} made of?'],
  es: ['¿Cuánto tarda el envío?', '¿Cuánto tiempo tengo para devolver un artículo?', '¿Cuánto cuesta el envío?', '¿Cómo puedo pagar?', '¿De qué está hecho {name}?'],
  fi: ['Kuinka kauan toimitus kestää?', 'Kuinka kauan minulla on aikaa palauttaa tuote?', 'Paljonko toimitus maksaa?', 'Miten voin maksaa?', 'Mistä {name} on valmistettu?'],
  fr: ['Quels sont les délais de livraison ?', 'Sous combien de jours puis-je retourner un article ?', 'Combien coûte la livraison ?', 'Comment puis-je payer ?', 'En quelle matière est {name} ?'],
  he: ['כמה זמן לוקח המשלוח?', 'כמה זמן יש לי להחזיר מוצר?', 'כמה עולה המשלוח?', 'איך אפשר לשלם?', 'ממה עשוי {name}?'],
  hu: ['Mennyi a szállítási idő?', 'Mennyi időm van visszaküldeni egy terméket?', 'Mennyibe kerül a szállítás?', 'Hogyan fizethetek?', 'Miből készült a(z) {name}?'],
  id: ['Berapa lama pengirimannya?', 'Berapa lama saya bisa mengembalikan barang?', 'Berapa ongkos kirimnya?', 'Bagaimana cara membayar?', '{name} terbuat dari apa?'],
  it: ['Quanto tempo richiede la consegna?', 'Entro quanti giorni posso restituire un articolo?', 'Quanto costa la spedizione?', 'Come posso pagare?', 'Di che materiale è {name}?'],
  ja: ['お届けまで何日かかりますか？', '返品は何日以内ですか？', '送料はいくらですか？', '支払い方法は何がありますか？', '{name}の素材は何ですか？'],
  ko: ['배송은 얼마나 걸리나요?', '반품은 며칠 안에 해야 하나요?', '배송비는 얼마인가요?', '어떻게 결제할 수 있나요?', '{name}의 소재는 무엇인가요?'],
  nl: ['Hoe lang duurt de levering?', 'Hoe lang heb ik om iets te retourneren?', 'Wat kost de verzending?', 'Hoe kan ik betalen?', 'Waarvan is {name} gemaakt?'],
  no: ['Hvor lang er leveringstiden?', 'Hvor lenge kan jeg returnere en vare?', 'Hva koster frakten?', 'Hvordan kan jeg betale?', 'Hva er {name} laget av?'],
  pl: ['Ile trwa dostawa?', 'Ile mam czasu na zwrot?', 'Ile kosztuje wysyłka?', 'Jak mogę zapłacić?', 'Z czego wykonany jest produkt {name}?'],
  pt: ['Quanto tempo demora a entrega?', 'Quanto tempo tenho para devolver um artigo?', 'Quanto custa o envio?', 'Como posso pagar?', 'De que material é feito {name}?'],
  ro: ['Cât durează livrarea?', 'Cât timp am la dispoziție pentru a returna un produs?', 'Cât costă livrarea?', 'Cum pot plăti?', 'Din ce este făcut {name}?'],
  ru: ['Сколько времени занимает доставка?', 'Сколько времени есть на возврат товара?', 'Сколько стоит доставка?', 'Как можно оплатить?', 'Из чего сделан товар «{name}»?'],
  sv: ['Hur lång är leveranstiden?', 'Hur länge kan jag returnera en vara?', 'Vad kostar frakten?', 'Hur kan jag betala?', 'Vad är {name} gjord av?'],
  tr: ['Teslimat ne kadar sürer?', 'Bir ürünü ne kadar süre içinde iade edebilirim?', 'Kargo ücreti ne kadar?', 'Nasıl ödeme yapabilirim?', '{name} hangi malzemeden yapılmış?'],
  uk: ['Скільки часу займає доставка?', 'Скільки часу є на повернення товару?', 'Скільки коштує доставка?', 'Як можна оплатити?', 'З чого зроблено товар «{name}»?'],
  zh: ['配送需要多长时间？', '多少天内可以退货？', '运费是多少？', '可以用哪些方式付款？', '{name}是什么材质的？'],
};

/** `pt-BR` is spoken where there is `pt`; Norwegian has three names. null for a language that the questions are not written in. */
function spokenIn(language: string): string | null {
  const [first = ''] = language.toLowerCase().split(/[-_]/);
  const tag = /^n[bn]$/.test(first) ? 'no' : first;
  return Object.hasOwn(inLanguages, tag) ? tag : null;
}

function askedFirst(language: string): { topic: FactTopic; ask: string }[] {
  const words = inLanguages[language];
  return words === undefined ? [] : firstTopics.map((topic, at) => ({ topic, ask: words[at] ?? '' }));
}

const askedOfProduct = (language: string, name: string): string =>
  inLanguages[language]?.[4].replace('{name}', () => name) ?? '';

/** What an owner wants visitors to be asked first. */
export function createSuggestionStore(db: Database) {
  return {
    async ownersOf(agentId: string): Promise<readonly string[]> {
      const [row] = await db
        .select({ suggestions: agentStyles.suggestions })
        .from(agentStyles)
        .where(eq(agentStyles.agentId, agentId));
      return row?.suggestions ?? [];
    },
  };
}

/** What an agent knows of a visitor's page. */
interface PageKnown {
  /** of what the agent answers from now */
  version: string;
  shopLanguage: string;
  product: { name: string; url: string } | null;
  /** question headings of the page, in the page's order, with the page's own address */
  questions: { ask: string; url: string; language: string | null }[];
}

interface Reply {
  outcome: Outcome;
  used: { passages: { url: string }[]; products: { url: string }[]; facts: { topic: FactTopic }[] };
}

interface Needs {
  /** null where nothing was trained yet. @throws Refused when there is no such agent */
  pageOf: (agentId: string, path: string) => Promise<PageKnown | null>;
  /** without a model: nothing of an operator's money goes out for a page view */
  ask: (agentId: string, text: string) => Promise<Reply>;
  /** the owner's own, which come first */
  ownersOf: (agentId: string) => Promise<readonly string[]>;
}

interface Draft {
  ask: string;
  /** the reply rests on what the question is about */
  rests: (used: Reply['used']) => boolean;
}

/** so long an equal page's visitors are offered the same; what was taught meanwhile comes after */
const freshMs = 300_000;
const triedMax = 8;
const totalMs = 3_000;
const nameMax = 60;

export function createSuggestions({ pageOf, ask, ownersOf }: Needs) {
  const remembered = createLastingMemory({ read: findOut, freshMs, patienceMs: 8_000, lastingMs: freshMs * 12 });

  async function findOut(key: string): Promise<string[]> {
    const { agentId, known, language, own }: Wanted = JSON.parse(key);
    // the first question may wait until the agent is loaded: that is no question's time
    let until = Infinity;
    const found: string[] = [];
    for (const { ask: question, rests } of draftsOf(known, language, own).slice(0, triedMax)) {
      if (found.length === limits.suggestionsMax || performance.now() > until) break;
      const { outcome, used } = await ask(agentId, question);
      if (outcome === 'answered' && rests(used)) found.push(question);
      until = Math.min(until, performance.now() + totalMs);
    }
    return found;
  }

  async function suggest(agentId: string, path: string, wanted: string): Promise<string[]> {
    const known = await pageOf(agentId, path);
    if (known === null) return [];
    const language = spokenIn(wanted) ?? spokenIn(known.shopLanguage) ?? 'en';
    const own = (await ownersOf(agentId)).map((text) => text.trim());
    const key: Wanted = { agentId, known, language, own };
    return (await remembered.recall(JSON.stringify(key))).value;
  }

  return {
    suggest,
    registerRoutes: (on: OnCall) =>
      on.getSuggestions(async ({ query: { agentId, path = '', language = '' } }) => ({
        success: true,
        suggestions: await suggest(agentId, path, language),
      })),
  };
}

interface Wanted {
  agentId: string;
  known: PageKnown;
  language: string;
  own: string[];
}

function draftsOf({ product, questions, shopLanguage }: PageKnown, language: string, own: readonly string[]): Draft[] {
  const ofProduct: Draft[] =
    product === null || product.name.length > nameMax
      ? []
      : [
          {
            ask: askedOfProduct(language, product.name),
            rests: ({ products, passages }) =>
              [...products, ...passages].some(({ url }) => pathOf(url) === pathOf(product.url)),
          },
        ];
  // the shop's own words are its visitors' where both speak one language
  const ofPage = questions
    .filter((heading) => spokenIn(heading.language ?? shopLanguage) === language)
    .slice(0, 2)
    .map(({ ask, url }): Draft => ({ ask, rests: ({ passages }) => passages.some((one) => one.url === url) }));
  const ofOwner = own.map((ask): Draft => ({ ask, rests: () => true }));
  const ofTerms = askedFirst(language).map(({ topic, ask }): Draft => ({
    ask,
    rests: ({ facts, passages }) => passages.length > 0 || facts.some((fact) => fact.topic === topic),
  }));
  const asked = new Set<string>();
  return [...ofProduct, ...ofPage, ...ofOwner, ...ofTerms].filter(
    ({ ask }) => !asked.has(ask.toLowerCase()) && asked.add(ask.toLowerCase()),
  );
}
