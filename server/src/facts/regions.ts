/** Where a statement of the terms holds, and whether a place that is asked for lies there. */
import { wordsIn } from './words-in.ts';
import { countryPlace, liesIn, placesIn } from './places.ts';
import type { Mention, Place } from './places.ts';

export interface Regions {
  within: Place[];
  /** "outside Java": all else of the country that holds it, or of the world */
  outside: Place[];
  except: Place[];
  /** "worldwide" */
  isEverywhere: boolean;
  /** "international orders" */
  isAbroad: boolean;
  /** "all other countries": those that no other statement names */
  isRest: boolean;
  /** "nationwide", "domestic" */
  isAtHome: boolean;
  /** it says where something is not done */
  isDenied: boolean;
}

/** What a statement's regions say of a place; `rest` where it speaks of all that is named nowhere, `silent` where it names none, `denied abroad` where it denies all that is not named elsewhere. */
export type Cover = 'exactly' | 'wider' | 'everywhere' | 'rest' | 'silent' | 'elsewhere' | 'denied' | 'denied abroad';

const everywhere =
  /(?<!\p{L})(?:world[\s-]?wide|all over the world|around the world|anywhere in the world|globally|any country|all countries|weltweit|monde entier|partout dans le monde|todo el mundo|tutto il mondo|todo o mundo|mundialmente|wereldwijd|na całym świecie|cały świat|tüm dünya\p{L}*|dünyanın her|seluruh dunia|hela världen|världen över|hele verden|maailmanlaajuisesti|celý svět|celého světa|po celém světě|în toată lumea|oriunde în lume|világszerte|по всему миру|по всьому світу|παγκοσμίως|όλο τον κόσμο|حول العالم|جميع دول العالم|לכל העולם)(?!\p{L})|全世界|世界中|世界各国|全球|전\s?세계/iu;
const rest =
  /(?<!\p{L})(?:(?:other|remaining) (?:countries|destinations|nations|international)|any other (?:country|destination)|rest of (?:the )?(?:world|countries)|row(?=\s*[:–(-])|(?:everywhere|anywhere) else|elsewhere|(?:ander|übrig|restlich|sonstig)en? (?:länder\p{L}*|staaten)|rest(?:liche)? (?:der )?welt|überall sonst|autres (?:pays|destinations)|reste du monde|partout ailleurs|(?:otros|demás) (?:países|destinos)|resto (?:del mundo|de (?:los )?países)|altri paesi|outros países|demais países|resto do mundo|(?:andere|overige) landen|rest van de wereld|(?:negara[\s-])?negara lain\p{L}*|(?:pozostałe|inne) kraje|reszta świata|(?:övriga|andra) länder|resten av världen|(?:øvrige|andre) lande?|resten a[fv] verden|diğer ülkeler\p{L}*|ostatní země|zbytek světa|muut maat|muu maailma|(?:többi|egyéb) ország\p{L}*|(?:alte|celelalte) țări|restul lumii|(?:другие|остальные|прочие) страны|інші країни|(?:άλλες|υπόλοιπες) χώρες|υπόλοιπος κόσμος|(?:باقي|بقية) (?:دول )?العالم|الدول الأخرى|שאר העולם|מדינות אחרות)(?!\p{L})|その他の(?:国|地域)|其他(?:国家|國家|地区|地區)|기타 국가|그 외 국가/iu;
const home =
  /(?<!\p{L})(?:domestic(?:ally)?|inland|innerhalb des landes|inlandsversand|national|nationaux|nacional(?:es)?|nazional[ei]|binnenland\p{L}*|krajow\p{L}*|yurt içi|yurtiçi|dalam negeri|inrikes|indenlands\p{L}*|innenlands|kotimaa\p{L}*|tuzemsk\p{L}*|belföld\p{L}*|по стране|εντός ελλάδας|داخل المملكة)(?!\p{L})|国内|國內|국내/iu;
const outsideBefore =
  /(?<!\p{L})(?:outside(?: of)?|beyond|außerhalb(?: von| der| des)?|fuera de|hors(?: de)?|en dehors de|fora d[aeo]s?|fuori d\p{L}*'?|buiten|poza|di luar|luar(?: pulau| kota)?|utanför|uden for|utenfor|mimo|în afara|за пределами|за межами|εκτός|خارج|מחוץ ל)[\s(]*(?:the |these |diese[rn] |ces |estos |questi |deze |la |le |les |l'|der |die |das |de |do |da |il |lo |pulau |wilayah |kota |территории )*$/iu;
const outsideAfter = /^\s?(?:['’]?\p{L}{0,4}\s)?(?:dışı\p{L}*|ulkopuol\p{L}*|kívül\p{L}*|以外|외(?:의)?(?:\s|$))/iu;
const exceptBefore =
  /(?<!\p{L})(?:except(?:ing)?(?: for| to)?|with the exception of|excluding|excl\.|not including|other than|apart from|but not|außer|ausgenommen|mit ausnahme|exkl\.?|excepto|excluyendo|salvo|menos|sauf|excepté|à l'exception de|tranne|eccetto|esclus[eaio]|ad eccezione di|exceto|behalve|uitgezonderd|m\.u\.v\.|oprócz|z wyjątkiem|kecuali|selain|förutom|utom|undtagen|unntatt|bortset fra|paitsi|lukuun ottamatta|kromě|kivéve|cu excepția|кроме|за исключением|крім|εκτός από|باستثناء|ما عدا|למעט|מלבד)(?!\p{L})[^.;:]{0,60}$/iu;
const exceptAfter = /^[^.;:。、]{0,24}?(?:を除|除く|除外|제외|hariç|kivételével)/iu;

export function regionsOf(text: string, language: string): Regions {
  const { concepts, countries, signals } = wordsIn(text, language);
  const named = mentionsIn(text, language, countries);
  const mentions = destinationsOf(text, named);
  const regions: Regions = {
    within: [],
    outside: [],
    except: [],
    isEverywhere: everywhere.test(text),
    isAbroad: isAbroad(concepts.get('abroad'), named) && !everywhere.test(text),
    isRest: rest.test(text),
    isAtHome: signals.has('nationwide') || home.test(text),
    isDenied: signals.has('negative'),
  };
  let outsideTo = -1;
  for (const mention of mentions.filter((one) => !isSpeltOut(one, mentions, text))) {
    const { place, at, text: said } = mention;
    const before = text.slice(Math.max(0, at - 80), at);
    const after = text.slice(at + said.length, at + said.length + 30);
    // "outside the UK, the Isle of Man and the Channel Islands"
    const isOutside = isOutsideOf(text, mention) || (outsideTo >= 0 && betweenPlaces.test(text.slice(outsideTo, at)));
    if (isOutside) {
      regions.outside.push(place);
      outsideTo = at + said.length;
    } else if (exceptBefore.test(before) || exceptAfter.test(after)) regions.except.push(place);
    else regions.within.push(place);
  }
  // "outside the EU" is abroad by its words alone
  if (regions.outside.length > 0) regions.isAbroad = false;
  return regions;
}

/** "Central Europe: Germany, Austria, France": the list says which countries are meant. */
function isSpeltOut({ place, at, text: said }: Mention, mentions: readonly Mention[], text: string): boolean {
  const end = at + said.length;
  const members = mentions.filter((one) => one.at >= end && !one.place.isGroup && liesIn(one.place, place));
  const isFollowed = members.some((one) => /^[\s:：(–—-]{1,3}$/u.test(text.slice(end, one.at)));
  return place.isGroup && isFollowed && !mentions.some((one) => one.at >= end && one.place.isGroup);
}

/** Packs call some islands and neighbours abroad: as places they are named already. */
const isAbroad = (word: string | undefined, mentions: readonly Mention[]): boolean =>
  word !== undefined &&
  !mentions.some(({ text }) => text !== '' && (word.includes(text.toLowerCase()) || text.toLowerCase().includes(word)));

/** The places that a question names. */
export const placesAsked = (text: string, language: string): Mention[] =>
  mentionsIn(text, language, wordsIn(text, language).countries).map((mention) =>
    isOutsideOf(text, mention) ? { ...mention, place: outsideOf(mention.place) } : mention,
  );

/** "outside the USA": no country in particular */
const outsideOf = (place: Place): Place =>
  place.id.includes('/') ? { id: `${outsideId}${place.id}`, countries: place.countries, isGroup: true } : anywhereElse;
const outsideId = 'outside ';
const anywhereElse: Place = { id: 'elsewhere', countries: new Set(['ZZ']), isGroup: false };

const isOutsideOf = (text: string, { at, text: said }: Mention): boolean =>
  outsideBefore.test(text.slice(Math.max(0, at - 80), at)) ||
  outsideAfter.test(text.slice(at + said.length, at + said.length + 30));

const isoCode = /^[A-Z]{2}$/u;

/** "from our warehouse in Surabaya" is where a parcel comes from */
const originBefore =
  /(?<!\p{L})(?:from|dari|aus|desde|depuis|dal|dalla|uit|från|fra|из|від|от|من)\s[^,.;:\d]{0,28}(?:, )?$/iu;
/** "packed by hand in Leeds": where it is made ready */
const madeBefore =
  /(?<!\p{L})(?:pack(?:ed|s)?|made|sewn|roast(?:ed)?|produced?|printed|warehouse|workshop|unit|gefertigt|genäht|verpackt|hergestellt|geröstet|gedruckt|näherei|werkstatt|lager|manufaktur|fabriqu\p{L}+|cousus?|emballés?|atelier|entrepôt|fabricad[oa]s?|hech[oa]s?|cosid[oa]s?|taller|almacén|prodott[oaie]|fatt[oaie]|laboratorio|magazzino|feit[oa]s?|armazém|gemaakt|genaaid|magazijn|dibuat|diproduksi|dijahit|gudang|bengkel|szyte|magazyn)\s(?:[\p{L}-]+\s){0,3}?(?:in|im|à|en|a|em|di|te|w|de)\s$/iu;

/** Where a statement's parcels go to, in its own words. */
export const destinationsIn = (text: string, language: string, countries: ReadonlyMap<string, string>): Mention[] =>
  destinationsOf(text, mentionsIn(text, language, countries));

const destinationsOf = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ at }) => !isOrigin(text, at));

/** Wherever the text names it, parcels come from there. */
export function isOriginOf(word: string, text: string): boolean {
  const [lower, sought] = [lowered(text), lowered(word)];
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1))
    if (!isOrigin(text, at)) return false;
  return lower.includes(sought);
}

function isOrigin(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 50), at);
  return originBefore.test(before.slice(-40)) || madeBefore.test(before);
}

export const isWorldwide = (text: string): boolean => everywhere.test(text);
/** "all other countries", in the text's words */
export const restIn = (text: string): string | null => rest.exec(text)?.[0] ?? null;
/** The words that name places, with what they are outside or but for of: "outside the UK and the Isle of Man". */
export function regionsSaid(text: string, words: readonly string[]): string[] {
  const lower = lowered(text);
  const places = words
    .map((word) => ({ at: lower.indexOf(lowered(word)), length: word.length, word }))
    .toSorted((a, b) => a.at - b.at);
  const found: { from: number; to: number; said: string; isTurned: boolean }[] = [];
  for (const { at, length, word } of places) {
    const last = found.at(-1);
    if (at < 0) found.push({ from: -1, to: -1, said: word, isTurned: false });
    else if (last !== undefined && at < last.to) last.to = Math.max(last.to, at + length);
    else if (last?.isTurned === true && betweenPlaces.test(text.slice(last.to, at))) last.to = at + length;
    else {
      const before = text.slice(Math.max(0, at - 80), at);
      const turned =
        /^[\s(]*(.*)$/su.exec((outsideBefore.exec(before) ?? exceptBefore.exec(before))?.[0] ?? '')?.[1] ?? '';
      found.push({ from: at - turned.length, to: at + length, said: '', isTurned: turned !== '' });
    }
  }
  return [...new Set(found.map(({ from, to, said }) => (from < 0 ? said : text.slice(from, to))))];
}

/** one letter stays one letter: "İ" is two in lower case */
export const lowered = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();
const betweenPlaces =
  /^(?:[\s,]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of|of the|dan|atau|oraz|i|lub|the|la|le|les|l'|der|die|das|den|de|el|los|las|il|lo|gli|het)(?!\p{L}))+$/iu;

function mentionsIn(text: string, language: string, countries: ReadonlyMap<string, string>): Mention[] {
  const places = placesIn(text, language);
  const lower = text.toLowerCase();
  const named = [...countries]
    .filter(([code]) => isoCode.test(code))
    .flatMap(([code, word]): Mention[] => {
      const at = Math.max(0, lower.indexOf(word.toLowerCase()));
      const isPart = places.some((one) => at >= one.at && at < one.at + one.text.length);
      // "the contiguous United States" is less than the country
      return isPart || code === 'EU' ? [] : [{ place: countryPlace(code), text: word, at }];
    });
  return [...places, ...named].sort((a, b) => a.at - b.at);
}

const namesRegion = ({ within, outside, except, isEverywhere, isAbroad, isRest, isAtHome }: Regions): boolean =>
  within.length + outside.length + except.length > 0 || isEverywhere || isAbroad || isRest || isAtHome;

/** `home` is the shop's country, null where nothing tells it. */
export function coverOf(regions: Regions, place: Place, home: string | null): Cover {
  const { within, outside, except, isEverywhere, isAbroad, isRest, isAtHome, isDenied } = regions;
  if (!namesRegion(regions)) return 'silent';
  // "outside Java" is what is said of outside Java, and no row of one island
  if (place.id.startsWith(outsideId)) {
    if (outside.some(({ id }) => `${outsideId}${id}` === place.id)) return isDenied ? 'denied' : 'exactly';
    return within.length > 0 ? 'elsewhere' : 'silent';
  }
  const isHome = home !== null && [...place.countries].every((code) => code === home);
  const answered = isDenied ? 'denied' : null;
  if (except.some((one) => liesIn(place, one))) return 'denied';
  const holders = within.filter((one) => liesIn(place, one));
  const isExact = holders.some((one) => !one.isGroup);
  if (isExact) return answered ?? 'exactly';
  if (outside.length > 0 && outside.every((one) => isOutside(place, one))) return answered ?? 'wider';
  if (holders.length > 0) return answered ?? 'wider';
  if (isAtHome && isHome) return answered ?? 'wider';
  if (isRest && !isHome) return isDenied ? 'denied abroad' : 'rest';
  if (isAbroad && home !== null && !isHome) return isDenied ? 'denied abroad' : 'wider';
  if (isEverywhere) return answered ?? 'everywhere';
  // of a country that is asked as a whole, what holds for a part of it is worth telling
  if (within.some((one) => liesIn(one, place))) return isDenied ? 'elsewhere' : 'wider';
  return 'elsewhere';
}

/** "Outside Java" speaks of the rest of Indonesia, "outside Germany" of the rest of the world. */
function isOutside(place: Place, excluded: Place): boolean {
  if (liesIn(place, excluded) || liesIn(excluded, place)) return false;
  const isPart = excluded.id.includes('/');
  return !isPart || [...place.countries].every((code) => excluded.countries.has(code));
}
