/**
 * What shops are asked most, in everybody's words: "ab wann is versand umsonst", "whats the p&p". Who asks for one of these things and says
 * nothing else is understood as if it were asked as pages put it; who names a place, a day, a way to pay or a thing asks for more and is not.
 */
import { aspects } from '../../../aspects/aspects.ts';
import type { Aspect } from '../../../aspects/aspects.ts';
import { aspectsAsked } from '../../../aspects/aspect-model.ts';
import { paymentNamesAsked } from '../../../facts/payment-names.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';

interface Usual {
  /** beside which nothing is asked for */
  says: readonly Concept[];
  wordings: Record<string, string>;
}

const usual: Partial<Record<Aspect, Usual>> = {
  delivery_free: {
    says: ['minimum', 'delivery', 'free', 'order', 'payment', 'cost'],
    wordings: {
      en: 'From which order value is delivery free?',
      de: 'Ab welchem Bestellwert ist der Versand kostenlos?',
      es: '¿A partir de qué importe es gratis el envío?',
      fr: 'À partir de quel montant la livraison est-elle gratuite ?',
      id: 'Minimal belanja berapa untuk gratis ongkir?',
    },
  },
  delivery_cost: {
    says: ['delivery', 'cost', 'payment', 'order'],
    wordings: {
      en: 'How much does delivery cost?',
      de: 'Was kostet der Versand?',
      es: '¿Cuánto cuesta el envío?',
      fr: 'Combien coûte la livraison ?',
      id: 'Berapa ongkos kirim?',
    },
  },
  delivery_time: {
    says: ['time', 'delivery', 'order'],
    wordings: {
      en: 'How long does delivery take?',
      de: 'Wie lange dauert die Lieferung?',
      es: '¿Cuánto tarda el envío?',
      fr: 'Quel est le délai de livraison ?',
      id: 'Berapa lama pengiriman?',
    },
  },
  delivery_express: {
    says: ['express', 'delivery', 'time'],
    wordings: { en: 'Do you offer express delivery?', de: 'Gibt es Expressversand?' },
  },
  pickup: {
    says: ['pickup', 'shop', 'order'],
    wordings: { en: 'Can I collect my order in person?', de: 'Kann ich meine Bestellung selbst abholen?' },
  },
  return_cost: {
    says: ['returns', 'payment', 'cost', 'free', 'delivery'],
    wordings: {
      en: 'Who pays for the return postage?',
      de: 'Wer zahlt die Rücksendung?',
      es: '¿Quién paga los gastos de devolución?',
      fr: 'Qui paie les frais de retour ?',
      id: 'Siapa yang menanggung ongkir retur?',
    },
  },
  return_how: {
    says: ['returns'],
    wordings: { en: 'How do I return something?', de: 'Wie kann ich etwas zurückgeben?' },
  },
  cancel_order: {
    says: ['cancel', 'order'],
    wordings: { en: 'Can I cancel my order?', de: 'Kann ich meine Bestellung stornieren?' },
  },
  payment_methods: {
    says: ['payment'],
    wordings: {
      en: 'Which payment methods do you accept?',
      de: 'Welche Zahlungsarten gibt es?',
      es: '¿Qué formas de pago aceptan?',
      fr: 'Quels moyens de paiement acceptez-vous ?',
      id: 'Metode pembayaran apa saja?',
    },
  },
  instalments: {
    says: ['instalments', 'payment'],
    wordings: { en: 'Can I pay in instalments?', de: 'Kann ich in Raten zahlen?' },
  },
  hours: {
    says: ['hours', 'time', 'shop'],
    wordings: {
      en: 'What are your opening hours?',
      de: 'Wann habt ihr geöffnet?',
      es: '¿Qué horario tienen?',
      fr: 'Quels sont vos horaires ?',
      id: 'Jam buka toko?',
    },
  },
  address: {
    // "have you got a shop?" may be told no
    says: ['address'],
    wordings: { en: 'Where is your shop?', de: 'Wo ist euer Laden?' },
  },
  phone: {
    says: ['phone', 'contact'],
    wordings: { en: 'What is your phone number?', de: 'Wie lautet eure Telefonnummer?' },
  },
  warranty: {
    says: ['warranty', 'time', 'size', 'cost'],
    wordings: { en: 'How long is the guarantee?', de: 'Wie lange ist die Garantie?' },
  },
  gift_card: {
    says: ['gift_card', 'gift'],
    wordings: { en: 'Do you sell gift cards?', de: 'Verkauft ihr Gutscheine?' },
  },
};

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** words of a hurry that ask for nothing more, where the reader of shop words knows none of them */
const besides: Record<string, ReadonlySet<string>> = {
  en: wordsOf(
    'spend certain amount standard p till turn today pays covers work process bit types ok actual visit call someone covered faster tomorrow myself collection still value quick stuff going usually normally roughly currently now option on',
  ),
  de: wordsOf(
    'is fällt weg lau kost fürs drauf lang heut warten paket selber ichs übernimmt läuft mach schick zurück ne nen nem womit kauf irgend irgendwo grad krieg jahre gebt find nummer wenns ungefähr normalerweise eigentlich zurzeit momentan überhaupt damit',
  ),
  es: wordsOf('más menos hoy ahora normalmente aproximadamente total'),
  fr: wordsOf('environ normalement maintenant total'),
  id: wordsOf('kira biasanya sekarang total'),
};

/** a way of its own, or a place that is spelled as a little word */
const ownWay = /whats ?app|guasap|(?<!\p{L})(?:in|to|for|the)? ?(?:us|usa|uk|eu)(?!\p{L})/iu;
const surely = 0.6;
/** times are asked for in the words of dispatch and of returns, too */
const sureOfTime = 0.5;
const longest = 80;

/** The question as pages put it; null where it is none of these, or says more. */
export function usualQuestion(text: string, language: string): string | null {
  const beside = besides[language];
  if (beside === undefined || text.length > longest || /\d/u.test(text)) return null;
  const likely = aspectsAsked(text, language);
  const best = likely.reduce((most, one, at) => (one > (likely[most] ?? 0) ? at : most), 0);
  const aspect = aspects[best];
  const asked = aspect === undefined ? undefined : usual[aspect];
  const wording = asked?.wordings[language];
  if (asked === undefined || wording === undefined) return null;
  if ((likely[best] ?? 0) < (aspect === 'delivery_time' ? sureOfTime : surely)) return null;
  if (paymentNamesAsked(text).length > 0 || weekdaysIn(text, language).size > 0 || ownWay.test(text)) return null;
  const words = readShopWords(text, language);
  const isSaid = words.some((word) => word.kind === 'concept' && asked.says.includes(word.concept));
  const isAll = words.every((word) =>
    word.kind === 'concept' ? asked.says.includes(word.concept) : word.kind === 'other' && beside.has(word.text),
  );
  return isSaid && isAll ? wording : null;
}
