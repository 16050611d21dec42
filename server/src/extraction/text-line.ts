/** A line of a page as a reader sees it, and what a line by itself gives away: leftovers of scripts, noise, a sentence that goes on. */
export interface TextLine {
  /** outermost first; the same array for the lines of one section */
  headings: string[];
  text: string;
  /** 0 to 1 */
  linkShare: number;
  boldShare: number;
  /** where its links lead: to one of many products or articles, to another site, or elsewhere here */
  leadsTo: 'card' | 'abroad' | 'page' | null;
  /** what keeps it from the line before: `<br>`, another block, or that both are entries of a list or a table */
  gap: 'break' | 'block' | 'entry';
  /** a heading with nothing below it */
  isBareHeading: boolean;
}

/** what a script or a theme leaves behind: `1 / 5`, `2 of 7`, `Previous Next`, `Showing 12 of 48 products` */
const slider =
  /^(?:\d{1,3}\s?(?:\/|of|von|sur|de|dari)\s?\d{1,3}|(?:previous|next|prev|back|slide|go to slide|sebelumnya|berikutnya|selanjutnya|zurück|weiter|vorherige[rs]?|nächste[rs]?|précédente?|suivante?|anterior|siguiente|próximo|precedente|successivo|vorige|volgende|poprzedni|następny|önceki|sonraki|\d{1,3}|[‹›«»<>/|])(?:\s+(?:previous|next|prev|slide|sebelumnya|berikutnya|selanjutnya|weiter|nächste[rs]?|suivante?|siguiente|próximo|successivo|volgende|następny|sonraki|\d{1,3}|[‹›«»<>/|]))*|(?:showing|menampilkan|zeige|affichage de|mostrando)\b[^.]{0,60})$/iu;

const noReviews =
  /^(?:there are )?no (?:customer )?reviews(?: yet)?\b.{0,40}$|^be the first to (?:write a )?review\b.{0,80}$|^(?:belum ada|tidak ada) (?:ulasan|review|penilaian|testimoni)\b.{0,60}$|^jadilah yang pertama (?:memberikan|menulis|mengulas|memberi)\b.{0,80}$|^(?:es gibt )?noch keine (?:rezensionen|bewertungen|kundenbewertungen)\b.{0,40}$|^(?:il n’y a |il n'y a )?(?:pas encore d['’]avis|aucun avis)\b.{0,40}$|^(?:no hay|aún no hay|todavía no hay) (?:valoraciones|reseñas|opiniones)\b.{0,40}$|^(?:ancora )?non ci sono (?:ancora )?recensioni\b.{0,40}$|^(?:er zijn )?(?:nog )?geen (?:beoordelingen|reviews)\b.{0,40}$|^(?:ainda )?(?:não há|sem) (?:avaliações|comentários)\b.{0,40}$|^(?:na razie )?nie ma (?:jeszcze )?(?:opinii|recenzji)\b.{0,40}$|^henüz (?:değerlendirme|yorum)\b.{0,40}$/iu;

/** `Australia (AUD $)`, `Deutschland | EUR €`: where one chooses in what to pay, no place that is sent to */
const picked = /^[\p{L}\p{M} .,'’&()-]{2,45}?\s*[|(–-]?\s*\(?[A-Z]{3}\s*\p{Sc}[\p{L}.]{0,3}\)?$/u;
/** said of a cart that is empty while it is read */
const ofCart =
  /^(?:you(?:['’]re| are)|only|spend|add|anda|tinggal|kurang|belanja|noch|plus que|te faltan|ti mancano)\b.{0,20}?(?:\p{Sc}|Rp\.?)\s?\d[\d.,]*.{0,40}(?<!\b(?:or|and|oder) )\b(?:away|more|left|lagi|bis|fehlen|pour|para|per)\b.{0,60}$/iu;

const remnantMaxLength = 140;
export const isRemnant = (text: string): boolean =>
  text.length <= remnantMaxLength && [slider, noReviews, picked, ofCart].some((pattern) => pattern.test(text));

const more =
  /(?:read|continue|learn|see|view|find out|show) (?:more|reading)|baca (?:selengkapnya|lebih lanjut|juga)|selengkapnya|lihat detail|weiterlesen|mehr (?:lesen|erfahren)|lire (?:la suite|plus)|en savoir plus|leer más|seguir leyendo|leggi (?:tutto|di più)|continua a leggere|lees (?:meer|verder)|ler mais|leia mais|saiba mais|czytaj (?:więcej|dalej)|devamını oku|läs mer|læs mere|les mer|lue lisää|číst (?:dále|více)/iu;
const cut = /(?:…|\.\.\.)\s*$/u;
/** WordPress marks so what it cuts */
const markedCut = /\[\s?(?:…|\.\.\.|&hellip;)\s?\]/u;
const cutWithMore = new RegExp(String.raw`(?:…|\.\.\.|\])\s*(?:${more.source})\b.{0,80}$`, 'iu');
const bareMore = new RegExp(String.raw`^(?:${more.source})\b[^.]{0,60}$`, 'iu');
const cutMinLength = 30;

/** Without the beginnings of other pages' texts: the whole stands there. */
export function withoutExcerpts(lines: readonly TextLine[]): TextLine[] {
  const isMore = (line: TextLine | undefined) => line !== undefined && bareMore.test(line.text);
  return lines.filter((line, at) => {
    const { text } = line;
    if (markedCut.test(text.slice(-40)) || (text.length >= cutMinLength && cutWithMore.test(text))) return false;
    return !(text.length >= cutMinLength && cut.test(text) && isMore(lines[at + 1]));
  });
}

/** Lines that a page shows and that say nothing: menus, buttons, dates, code that slipped into the text. */
export const linkLineShare = 0.7;
const aloneMaxLength = 40;
const bareMinWords = 3;
const promiseMinWords = 4;
const proseShare = 0.55;

const isSentence = ({ text }: TextLine): boolean => text.length >= 80 || /^.{30,}[.!?…。！？"”»]$/u.test(text);

/**
 * Menus and lists of links say where things are, not how they are. A link among sentences stays; so does, outside of articles, where
 * links are teasers, one that promises something (`Free delivery on all orders`) or leads to another site (a list of stockists).
 */
export function withoutNoise(lines: readonly TextLine[], isArticle: boolean): TextLine[] {
  const isLinks = (line: TextLine | undefined) =>
    line !== undefined && line.linkShare >= linkLineShare && (isArticle || !saysMore(line));
  return lines.filter((line, at) => {
    if (isCode(line.text) || isRemnant(line.text) || !/[\p{L}\p{N}]/u.test(line.text)) return false;
    if (line.isBareHeading && saysLittle(line.text)) return false;
    // a script fills it in
    if (isEmptyLabel(line.text) && lines[at + 1]?.headings !== line.headings) return false;
    if (!isLinks(line)) return true;
    return !isLinks(lines[at - 1]) && !isLinks(lines[at + 1]) && line.text.length > aloneMaxLength;
  });
}

/** a visitor's words: an entry of a list of questions, answered elsewhere */
const asks =
  /[?？]$|(?<!\p{L})(i|my|me|ich|mein\p{L}{0,2}|je|mon|ma|mes|yo|mi|mis|mio|mia|ik|mijn|eu|meu|minha|benim)(?!\p{L})/iu;

function saysMore(line: TextLine): boolean {
  if (asks.test(line.text)) return false;
  if (line.leadsTo === 'abroad') return isSentence(line) || !isProse(line.text);
  if (line.leadsTo === 'page') return isSentence(line) || countWords(line.text) >= promiseMinWords;
  return isSentence(line) || (line.leadsTo === 'card' && isProse(line.text));
}

/** Names of products and headlines are mostly in capitals, what is said of them is not. */
function isProse(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return (
    words.length > promiseMinWords && words.filter((word) => /^\p{Ll}/u.test(word)).length > proseShare * words.length
  );
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const saysLittle = (text: string): boolean =>
  countWords(text) < bareMinWords &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u.test(text);

const isEmptyLabel = (text: string): boolean => text.length <= 40 && /^[^.!?]*[:：]$/.test(text);

const code =
  /\bfunction\s?\w{0,40}\s?\([^)]{0,200}\)\s?\{|\)\s?=>\s?[{(]|\b(var|let|const)\s[\w$]{1,40}\s?=[^=]|\b(window|document)\.[a-z]\w{1,40}\s?[.(=[]|\$\(\s?['"]|console\.log\(|\{\s?[a-z-]{2,30}\s?:[^{}]{0,200}\}|\{%.{0,80}%\}|\{\{.{0,80}\}\}|^\s?[[{]\s?["{]/i;

/** A script, a style or a template that its page shows by mistake. */
const isCode = (text: string): boolean => code.test(text.slice(0, 2000));

/** The short lines before an article's first sentence and after its last are dates, names and buttons. */
export function trimEdges(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(isSentence);
  return first < 0 ? [...lines] : lines.slice(first, lines.findLastIndex(endsText) + 1);
}

const entryMinLength = 20;

/** a list may be the last that an article says */
const endsText = (line: TextLine): boolean =>
  isSentence(line) || (line.gap !== 'block' && line.linkShare < 0.5 && line.text.length >= entryMinLength);

/** A sentence that its page broke into lines is one again: half of it may say the opposite of the whole. */
const lineMinLength = 25;
const labelMaxLength = 40;
const labelMaxWords = 4;
const valueMaxLength = 120;
const joinedMaxLength = 2000;

/** Nothing ends in these: what follows belongs to it. */
const hangingWord = new Set(
  (
    'a an the and or but of to at in on by for from with within is are be as than our your its this that ' +
    'und oder der die das den dem ein eine mit von zu zum zur bei für auf aus im am ist sind ' +
    'le la les un une des et ou de du à au aux avec pour par dans sur est sont ' +
    'el los las y o del al con para por en es son una ' +
    'il lo gli e di da nel nella della per è sono che ' +
    'het een en of van voor met op bij is zijn ' +
    'os as um uma do da dos das com ao que ve veya ile için i w z na do od oraz lub'
  ).split(' '),
);

export function joinBrokenLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    if (last && (goesOn(last, line) || isLabelOf(last, line, lines[at + 1]))) {
      const share = (of: 'linkShare' | 'boldShare') =>
        (last[of] * last.text.length + line[of] * line.text.length) / (last.text.length + line.text.length);
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        linkShare: share('linkShare'),
        boldShare: share('boldShare'),
      };
    } else joined.push(line);
  }
  return joined;
}

function goesOn(last: TextLine, { headings, text, gap, linkShare, boldShare, isBareHeading }: TextLine): boolean {
  if (last.headings !== headings || last.isBareHeading || isBareHeading || gap === 'entry') return false;
  // "Countries we don't ship to", in bold, is a heading whatever it ends in
  if (last.boldShare === 1 && boldShare < 1 && /^\p{Lu}/u.test(text)) return false;
  if (last.text.length > joinedMaxLength || /[.!?:;…。！？：؟]["'”’»)\]]*$/u.test(last.text)) return false;
  // `… or write to` and then `back to top` is no sentence
  if (hangs(last.text)) return linkShare < 0.7;
  if (!/^\p{Ll}/u.test(text) || /^\S*(@|www\.|https?:)/.test(text)) return false;
  return last.text.length >= lineMinLength && !/^\p{Ll}/u.test(last.text);
}

const labelled = /^[^:：]{2,40}[:：]\s\S/u;

/** `Price:` and, in a line of its own, one value; what several lines follow is their heading, and so is what rows follow. */
function isLabelOf(label: TextLine, value: TextLine, next: TextLine | undefined): boolean {
  if (label.headings !== value.headings || label.text.length > labelMaxLength || !isLabel(label.text)) return false;
  if (value.gap === 'entry' || value.isBareHeading || value.text.length > valueMaxLength || isLabel(value.text))
    return false;
  if (labelled.test(value.text)) return false;
  return (
    next === undefined ||
    next.headings !== value.headings ||
    next.text.length > valueMaxLength ||
    /^[^:：]{2,30}[:：](\s|$)/u.test(next.text)
  );
}

const isLabel = (text: string): boolean => /\p{L}.{0,40}[:：]$/u.test(text) && text.split(' ').length <= labelMaxWords;

function hangs(text: string): boolean {
  if (text.endsWith(',')) return text.length >= lineMinLength;
  const words = text.split(' ');
  return words.length >= 3 && hangingWord.has(words.at(-1) ?? '');
}
