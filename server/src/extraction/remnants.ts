/** Lines that a script or a theme leaves behind: counters of sliders, reviews that nobody wrote, and texts that are cut where another page goes on. */
import type { TextLine } from './text-line.ts';

/** `1 / 5`, `2 of 7`, `Previous Next`, `Showing 12 of 48 products` */
const slider =
  /^(?:\d{1,3}\s?(?:\/|of|von|sur|de|dari)\s?\d{1,3}|(?:previous|next|prev|back|slide|go to slide|sebelumnya|berikutnya|selanjutnya|zurück|weiter|vorherige[rs]?|nächste[rs]?|précédente?|suivante?|anterior|siguiente|próximo|precedente|successivo|vorige|volgende|poprzedni|następny|önceki|sonraki|\d{1,3}|[‹›«»<>/|])(?:\s+(?:previous|next|prev|slide|sebelumnya|berikutnya|selanjutnya|weiter|nächste[rs]?|suivante?|siguiente|próximo|successivo|volgende|następny|sonraki|\d{1,3}|[‹›«»<>/|]))*|(?:showing|menampilkan|zeige|affichage de|mostrando)\b[^.]{0,60})$/iu;

const noReviews =
  /^(?:there are )?no (?:customer )?reviews(?: yet)?\b.{0,40}$|^be the first to (?:write a )?review\b.{0,80}$|^(?:belum ada|tidak ada) (?:ulasan|review|penilaian|testimoni)\b.{0,60}$|^jadilah yang pertama (?:memberikan|menulis|mengulas|memberi)\b.{0,80}$|^(?:es gibt )?noch keine (?:rezensionen|bewertungen|kundenbewertungen)\b.{0,40}$|^(?:il n’y a |il n'y a )?(?:pas encore d['’]avis|aucun avis)\b.{0,40}$|^(?:no hay|aún no hay|todavía no hay) (?:valoraciones|reseñas|opiniones)\b.{0,40}$|^(?:ancora )?non ci sono (?:ancora )?recensioni\b.{0,40}$|^(?:er zijn )?(?:nog )?geen (?:beoordelingen|reviews)\b.{0,40}$|^(?:ainda )?(?:não há|sem) (?:avaliações|comentários)\b.{0,40}$|^(?:na razie )?nie ma (?:jeszcze )?(?:opinii|recenzji)\b.{0,40}$|^henüz (?:değerlendirme|yorum)\b.{0,40}$/iu;

const remnantMaxLength = 140;
export const isRemnant = (text: string): boolean =>
  text.length <= remnantMaxLength && (slider.test(text) || noReviews.test(text));

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
