/**
 * "I bought it three weeks ago, can I still return it?" asks how long things may be returned: no page says when somebody bought something, so
 * it is looked for as pages put it. What else such a message says (worn, on sale, broken) has rules of its own, and it stays as it is.
 */
import { readShopWords } from './read-shop-words.ts';
import { isThing } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';

interface Telling {
  /** how long ago, or after how long */
  elapsed: RegExp;
  /** how it came, and what makes haste of it: words that no rule turns on */
  beside: RegExp;
  /** it was sent back, and the money is waited for */
  isSent: RegExp;
  returned: string;
  exchanged: string;
}

const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![\p{L}\p{N}])`;
const words = (pattern: string) => new RegExp(`${before}(?:${pattern})${after}`, 'giu');

/** @param count what stands before a unit of time, beside digits */
function spans(count: string, units: string, around: (span: string) => string): RegExp {
  return words(around(String.raw`(?:\d{1,3}|${count})[\s-]?(?:${units})`));
}

const tellings: Record<string, Telling> = {
  en: {
    elapsed: spans(
      'an?|one|two|three|four|five|six|seven|eight|ten|twelve|a (?:couple|few)(?: of)?|(?:couple|few) (?:of )?|several',
      'days?|weeks?|wks?|months?|years?|yrs?',
      (span) =>
        `(?:about |almost |nearly |over |more than )?${span} (?:ago|later|old|back|now|since)|(?:after|within|in|past|from|for|been) (?:about |almost |nearly |over |more than |like )?${span}(?: ago)?|last (?:week|month|year)`,
    ),
    beside: words(
      'get|can i|bought|buy|ordered|order|purchased?|got|received|arrived|came|come|delivered|delivery|delivering|picked up|had|have|still|too late|late|any ?more|something|anything|item|product|things?|parcel|purchase|possible|okay|allowed|please|pls|again|off you|from you|online|like|love|want|need|happy|fit|mind|changed|change|keep|it ?s|don ?t|didn ?t|doesn ?t|isn ?t|since|just',
    ),
    isSent: words(
      String.raw`(?:i|we)(?:['’]ve| have)?(?: already)? (?:returned|sent|posted|shipped|dropped|mailed)|(?:was|were) (?:returned|sent back)|my return|(?:where|when)\s.{0,30}(?:refund|money)|(?:no|still no|haven['’]?t|not).{0,20}(?:refund|money back)`,
    ),
    returned: 'How long do I have to return something?',
    exchanged: 'How long do I have to exchange something?',
  },
  de: {
    elapsed: spans(
      'eine[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|ein paar|einigen?|mehreren?',
      'tage?n?|wochen?|monate?n?|jahre?n?',
      (span) =>
        `(?:vor|nach|seit|innerhalb von) (?:ca\\.? |etwa |über |fast |gut )?${span}|letzte[nrs]? (?:woche|monat|jahr)`,
    ),
    beside: words(
      'gekauft|bestellt|bestellung|erhalten|bekommen|bekam|geliefert|angekommen|kam|kamen|an|hab|habe|haben|noch|zu spät|spät|immer|etwas|was|artikel|ware|produkt|paket|möglich|bitte|online|bei euch|bei ihnen|gefällt|gefallen|passt|mag|doch|nicht|mehr|mir|will|möchte|geht|bekomme?|kriege?|das geld|geld|von|zurück|zurückzu(?:schicken|senden|geben)',
    ),
    isSent: words(
      String.raw`(?:habe?|haben) (?:\S+ ){0,4}?(?:zurückgeschickt|zurückgesendet|zurückgesandt|retourniert|zurückgegeben)|(?:wo|wann)\s.{0,30}(?:geld|erstattung|rückerstattung)|(?:kein|noch nicht|nicht).{0,20}(?:geld|erstattung|erstattet)`,
    ),
    returned: 'Wie lange kann ich etwas zurückgeben?',
    exchanged: 'Wie lange kann ich etwas umtauschen?',
  },
  fr: {
    elapsed: spans(
      'une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quelques|plusieurs',
      'jours?|semaines?|mois|ans?',
      (span) =>
        `(?:il y a|y a|après|depuis|au bout de|d['’]il y a|sous|dans) (?:environ |presque |plus de |plus d['’])?${span}|${span} (?:après|plus tard|passés?)|(?:la semaine|le mois|l['’]année|l['’]an) derni(?:er|ère)`,
    ),
    beside: words(
      'achetée?s?|achat|commandée?s?|commande|reçue?s?|arrivée?s?|livrée?s?|livraison|encore|trop tard|tard|toujours|quelque chose|article|produit|colis|possible|svp|plaît|plait|ai|avais|peux|puis|pourrai|veux|voudrais|aime|convient|va|me|plus|pas',
    ),
    isSent: words(
      String.raw`(?:ai|avons) (?:\S+ ){0,3}?(?:retournée?s?|renvoyée?s?|rendue?s?)|(?:où|quand)\s.{0,30}(?:rembours\p{L}*|argent)|(?:pas|toujours pas|aucun).{0,24}(?:rembours\p{L}*|argent)`,
    ),
    returned: 'Combien de temps ai-je pour retourner un article ?',
    exchanged: 'Combien de temps ai-je pour échanger un article ?',
  },
  es: {
    elapsed: spans(
      'una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|unos|unas|algunos|algunas|un par de',
      'd[ií]as?|semanas?|mes(?:es)?|años?',
      (span) =>
        `(?:hace|después de|despues de|tras|desde hace|pasad[oa]s|de hace|en|a los|a las) (?:casi |unos |unas |más de |mas de )?${span}|${span} (?:después|despues|más tarde)|(?:la semana|el mes|el año) pasad[oa]`,
    ),
    beside: words(
      'compré|compre|compra|compramos|compró|pedí|pedi|pedido|recibí|recibi|recibido|llegó|llego|llegaron|entregaron|entregado|todavía|todavia|aún|aun|tarde|demasiado|algo|artículo|articulo|producto|paquete|posible|por favor|puedo|podría|podria|quiero|gusta|gustó|queda|ya|tengo|tiempo|he|lo|la|los|las|ha',
    ),
    isSent: words(
      String.raw`(?:he|hemos) (?:\S+ ){0,3}?(?:devuelto|enviado)|(?:devolví|devolvi|devolvimos)|(?:dónde|donde|cuándo|cuando)\s.{0,30}(?:reembolso|dinero)|(?:no|sin).{0,24}(?:reembolso|reembolsado|dinero)`,
    ),
    returned: '¿Cuánto tiempo tengo para devolver algo?',
    exchanged: '¿Cuánto tiempo tengo para cambiar algo?',
  },
  it: {
    elapsed: spans(
      'una?|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|alcun[ei]|qualche|un paio di',
      'giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
      (span) =>
        `${span} fa|(?:dopo|da|entro|in) (?:circa |quasi |più di )?${span}|(?:la settimana|il mese|l['’]anno) scors[oa]`,
    ),
    beside: words(
      'comprat[oaie]|acquistat[oaie]|acquisto|ordinat[oaie]|ordine|ricevut[oaie]|arrivat[oaie]|consegnat[oaie]|ancora|troppo tardi|tardi|qualcosa|articolo|prodotto|pacco|possibile|posso|potrei|vorrei|voglio|piace|piaciut[oaie]|va|bene|più|ho|non|mi',
    ),
    isSent: words(
      String.raw`(?:ho|abbiamo) (?:\S+ ){0,3}?(?:restituit[oaie]|res[oaie]|rispedit[oaie]|rimandat[oaie])|(?:dove|quando)\s.{0,30}(?:rimbors\p{L}*|soldi)|(?:non|nessun).{0,24}(?:rimbors\p{L}*|soldi)`,
    ),
    returned: 'Quanto tempo ho per restituire un articolo?',
    exchanged: 'Quanto tempo ho per cambiare un articolo?',
  },
  nl: {
    elapsed: spans(
      'een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf|een paar|enkele',
      'dag(?:en)?|weken|week|maand(?:en)?|jaar',
      (span) =>
        `${span} (?:geleden|later)|(?:na|binnen|al|sinds) (?:ongeveer |bijna |ruim )?${span}|(?:vorige|afgelopen) (?:week|maand|jaar)`,
    ),
    beside: words(
      'gekocht|besteld|bestelling|ontvangen|gekregen|geleverd|aangekomen|kwam|heb|hebt|nog|steeds|te laat|laat|iets|artikel|product|pakket|mogelijk|graag|alsnog|bevalt|past|kan|wil|niet|meer|mij|me|geld|van',
    ),
    isSent: words(
      String.raw`(?:heb|hebben) (?:\S+ ){0,4}?(?:teruggestuurd|geretourneerd|teruggebracht)|(?:waar|wanneer)\s.{0,30}(?:geld|terugbetaling)|(?:geen|nog niet|niet).{0,20}(?:geld terug|terugbetal\p{L}*|terugbetaald)`,
    ),
    returned: 'Hoe lang kan ik iets retourneren?',
    exchanged: 'Hoe lang kan ik iets ruilen?',
  },
  pt: {
    elapsed: spans(
      'uma?|dois|duas|três|quatro|cinco|seis|sete|oito|dez|doze|algun?s|algumas|uns|umas',
      'dias?|semanas?|m[eê]s(?:es)?|anos?',
      (span) =>
        `(?:há|faz|depois de|após|passad[oa]s|de há|em) (?:quase |cerca de |mais de )?${span}|${span} (?:atrás|depois)|(?:a semana|o mês|o ano) passad[oa]|(?:semana|mês|ano) passad[oa]`,
    ),
    beside: words(
      'comprei|compra|comprado|encomendei|encomenda|pedi|pedido|recebi|recebido|chegou|chegaram|entregue|ainda|tarde|demais|demasiado|algo|artigo|produto|pacote|possível|posso|podia|poderia|quero|queria|gostei|gosto|serve|serviu|mais|não|já|dá',
    ),
    isSent: words(
      String.raw`(?:devolvi|enviei de volta|já devolvi)|(?:onde|quando)\s.{0,30}(?:reembolso|dinheiro)|(?:não|sem).{0,24}(?:reembolso|reembolsad\p{L}*|dinheiro)`,
    ),
    returned: 'Quanto tempo tenho para devolver um artigo?',
    exchanged: 'Quanto tempo tenho para trocar um artigo?',
  },
  id: {
    elapsed: spans(
      'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sepuluh|beberapa|se',
      'hari|minggu|bulan|tahun|mgg|bln',
      (span) =>
        `(?:setelah |udah |sudah |lewat |sejak |dalam )?${span}(?: yang| yg)? (?:lalu|kemarin|lewat)|(?:setelah|sesudah|lewat|udah|sudah) ${span}|(?:minggu|bulan|tahun) (?:lalu|kemarin|kmrn)`,
    ),
    beside: words(
      'beli|dibeli|membeli|belinya|pesan|pesanan|order|terima|diterima|nyampe|sampai|sampe|datang|dateng|masih|bisa|bs|boleh|telat|terlambat|barang|barangnya|produk|paket|paketnya|suka|cocok|jadi|mau|pengen|apa|apakah|kah|nggak|gak|ga|tidak|udah|sudah|ya|kak|min|dong|nih|saya|aku|dari',
    ),
    isSent: words(
      String.raw`(?:sudah|udah) (?:saya |aku |kami )?(?:retur|kembalikan|kirim balik|balikin)|(?:kapan|mana)\s.{0,30}(?:refund|uang)|(?:belum).{0,24}(?:refund|uang|dana)`,
    ),
    returned: 'Berapa hari saya bisa mengembalikan barang?',
    exchanged: 'Berapa hari saya bisa menukar barang?',
  },
};

const sendsBack: readonly Concept[] = ['returns', 'refund', 'exchange'];
/** said of any purchase, and of no rule */
const ofAny: ReadonlySet<Concept> = new Set<Concept>([...sendsBack, 'order', 'delivery', 'time', 'stock', 'fit']);

/** The question as shops' pages put it; null where it is none of that, or says more. */
export function askedInTime(text: string, language: string): string | null {
  const telling = tellings[language];
  if (telling === undefined || text.length > longest) return null;
  const left = text.replace(telling.elapsed, ' ');
  if (left === text || text.search(telling.isSent) !== -1) return null;
  const said = readShopWords(text, language).flatMap((word) => (word.kind === 'concept' ? [word.concept] : []));
  if (!sendsBack.some((concept) => said.includes(concept)) && !/zurückzu\p{L}/iu.test(text)) return null;
  const besides = readShopWords(left.replace(telling.beside, ' '), language).filter(
    (word) => word.kind !== 'concept' || !ofAny.has(word.concept),
  );
  if (besides.some((word) => word.kind !== 'concept' || !isThing(word.concept))) return null;
  const isSwap = said.includes('exchange') && !said.includes('returns') && !said.includes('refund');
  const question = isSwap ? telling.exchanged : telling.returned;
  return [question, ...besides.map((word) => word.text)].join(' ');
}

const longest = 240;
