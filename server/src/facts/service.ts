/** What a shop does beside selling things: its rules for that are no rules for orders. */
import { matters, withoutColon } from './scoped.ts';
import type { Scoped } from './scoped.ts';

const services =
  /(?<!\p{L})(?:rentals?|hire|for rent|verleih|vermietung|mietger[äa]t\p{L}*|leihger[äa]t\p{L}*|mieten|leihen|alquiler\p{L}*|location d['’]\p{L}+|location de(?:s)? \p{L}+|noleggi\p{L}*|verhuur|aluguel|wypożyczalni\p{L}*|(?:pe)?nyewaan|sewa|kiralama|workshops|(?:(?:private|group|beginner|evening|weekend)[\p{L}’']* )?(?:classes|lessons?|courses)|tastings?|kurse?|workshops?(?= mit| für| im)|verkostung\p{L}*|degustationen|stages?|ateliers?(?= (?:parent|enfant|créati|pour|du))|dégustations?|cours|catas?|cursos?|talleres|degustazion\p{L}*|corsi|proeverij\p{L}*|lessen|cursussen|oficinas de|warsztaty|kelas|kursus|pelatihan|lokakarya|repairs?|repair service|sharpening|servicing|tune-?ups?|reparatur\p{L}*|schleifservice|réparations?|affûtage|reparacion\p{L}*|afilado|riparazion\p{L}*|reparaties?|naprawy|servis|reparasi|subscriptions?|abos?|abonnements?|suscripci(?:ón|ones)|abbonament\p{L}*|assinaturas?|langganan|boarding|grooming|day ?care|penitipan|installation service|wholesale|trade accounts?|b2b|großhandel|wiederverkäufer|für (?:schulen|firmen|unternehmen|gewerbe)\p{L}*|mayoristas?|hostelería|al por mayor|professionnels|revendeurs|grossist\p{L}*|rivenditori|grosir|reseller|toptan)(?!\p{L})/iu;

/** The heading of a service, or of a page of one; of a longer one or a question its word. */
export function serviceAbove(above: Scoped['above']): string | null {
  for (const { text, words } of above) {
    const service = services.exec(text)?.[0];
    // who the shop is, and nothing of what it does beside
    if (service === undefined || words.signals.has('about')) continue;
    // "Guarantee and repairs" is above rules of goods
    if (matters.some((concept) => words.concepts.has(concept))) return null;
    return text.length > longestSection || /[?？]$/u.test(text) ? service : withoutColon(text);
  }
  return null;
}
const longestSection = 50;
