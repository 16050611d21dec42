/** How shops head what their customers say, and how customers say it. */

const heading = new RegExp(
  `^[^\\p{L}]*(?:${[
    // English
    '(?:(?:all|our|verified|recent|latest|top|product|customers?.?|clients?.?|users?|guest|google|facebook|store)\\s)*(?:customer |client )?(?:reviews?|testimonials?|comments?|feedback|ratings?)(?: (?:&|and) (?:reviews?|ratings?|comments?|testimonials?|feedback))?(?: \\(?\\d[\\d.,]*\\)?)?(?: (?:from|by|of) (?:our |real |verified )?(?:customers|clients|buyers))?',
    '\\d+ (?:reviews?|comments?|thoughts? on .*|responses?)',
    'what (?:our |my |other |real |happy |some (?:of our )?)*(?:customers|clients|people|others|buyers|shoppers|guests|folks|fans|users)(?: are| have(?: been)?)? (?:saying|say|said|think|to say)(?: about .{1,40})?',
    '(?:let |hear (?:it )?from |see what |words from |love from |stories from )?(?:our |real |happy )*(?:customers|clients)(?: (?:speak|say|love|reviews?|stories|testimonials|feedback|satisfaction|questions?|talk|think|are saying)(?: .{0,30})?)?',
    'check out our (?:customer (?:satisfaction|reviews|love)|reviews|testimonials)',
    '(?:we|how we) .{1,10} our customers',
    'customer (?:love|stories|questions?(?: (?:&|and) answers)?|spotlight|voices?|quotes?|experiences?)',
    '(?:they|people) (?:love|talk about) us',
    'leave a (?:comment|reply)',
    // German
    '(?:unsere |alle |produkt|kunden-?)*(?:bewertungen|rezensionen|kundenbewertungen|kundenstimmen|kundenmeinungen|kundenfeedback|kommentare?|erfahrungen|erfahrungsberichte|meinungen)(?: (?:unserer|von) kunden)?',
    '(?:das|was) (?:sagen )?(?:unsere )?kunden(?: über uns)?(?: sagen)?',
    // French
    '(?:les |nos |vos )?(?:avis|commentaires?|t[ée]moignages?)(?: (?:de )?(?:nos )?(?:clients?|v[ée]rifi[ée]s))*',
    '(?:ce que )?(?:disent )?nos clients(?: (?:disent|parlent|pensent|t[ée]moignent|racontent))?(?: .{0,20})?|ils parlent de nous|vos avis',
    // Spanish, Portuguese
    '(?:las |nuestras |los )?(?:rese[ñn]as|opiniones|comentarios|testimonios|valoraciones)(?: de (?:los |nuestros )?clientes)?',
    '(?:lo que|qu[ée]) (?:dicen|opinan) (?:de nosotros )?(?:nuestros |los )?clientes(?: .{0,20})?',
    '(?:as )?(?:avalia[çc][õo]es|opini[õo]es|coment[áa]rios|depoimentos|testemunhos)(?: d[eo]s?(?: nossos)? clientes)?',
    'o que (?:dizem )?(?:os )?(?:nossos )?clientes(?: dizem)?(?: .{0,20})?',
    // Italian, Dutch
    '(?:le |le nostre )?(?:recensioni|opinioni|commenti|testimonianze)(?: dei (?:nostri )?clienti)?|(?:cosa )?dicono di noi|cosa dicono i nostri clienti',
    '(?:klant)?(?:beoordelingen|reviews|ervaringen|reacties)|wat (?:onze )?klanten (?:zeggen|vinden)(?: .{0,20})?',
    // Polish, Turkish, Nordic, Czech, Hungarian, Romanian, Russian, Ukrainian, Greek
    '(?:opinie|recenzje|komentarze)(?: (?:naszych )?klient[óo]w)?|co m[óo]wi[ąa] (?:nasi )?klienci',
    '(?:m[üu][şs]teri )?(?:yorum(?:lar[ıi]?)?|de[ğg]erlendirmeler[ıi]?)|m[üu][şs]terilerimiz ne diyor',
    '(?:kund)?(?:recensioner|omd[öo]men|anmeldelser|omtaler|anmeldelse|kommentarer)|vad (?:våra )?kunder säger|hvad (?:vores )?kunder siger|asiakasarvostelut|arvostelut|asiakaspalaute',
    'recenze|hodnocen[íi](?: z[áa]kazn[íi]k[ůu])?|v[ée]lem[ée]nyek|[ée]rt[ée]kel[ée]sek|recenzii|p[ăa]reri(?:le clien[țt]ilor)?|отзывы.{0,20}|комментарии|відгуки.{0,20}|κριτικές',
    // Asian and Semitic scripts
    '(?:顾客|客户|用户|商品)?(?:评论|评价)|(?:お客様|購入者)の声|(?:カスタマー)?レビュー|口コミ|(?:상품|고객|구매)?\\s?(?:리뷰|후기|상품평)|รีวิว.{0,20}|(?:khách hàng )?(?:đánh giá|nhận xét).{0,20}|(?:آراء|تقييمات|مراجعات)(?: العملاء)?|ביקורות.{0,20}|חוות דעת.{0,20}',
  ].join('|')})[^\\p{L}]*$`,
  'iu',
);

export const headsReviews = (text: string): boolean => text.length <= 90 && heading.test(text);

const said = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** what only somebody says who bought there */
const bought = said(
  [
    "I(?:'ve|’ve| have)? (?:\\p{L}+ ){0,2}(?:bought|purchased|ordered|received|re-?ordered)",
    "my (?:\\p{L}+ ){0,2}(?:order|package|parcel|purchase)(?:'s)? (?:\\p{L}+ ){0,2}(?:arrived|came|was|got)",
    '(?:it|they|order|package|parcel) arrived (?:\\p{L}+ ){0,2}(?:quickly|fast|on time|early|yesterday|today|in)',
    'that just arrived|bought (?:this|these|it|them) (?:\\p{L}+ )?(?:for|as)|will (?:definitely )?(?:be )?(?:buy|order|purchas|return)(?:ing)? (?:\\p{L}+ )?(?:again|more)',
    '(?:highly|would|definitely|can) (?:\\p{L}+ )?recommend(?:ed)?(?! that you| you to| using)|exceeded (?:my|all) expectations|better than (?:I )?expected',
    "thank you (?:so much )?(?:to )?\\p{Lu}[\\p{L} ]{2,40} for (?:my|the|your)|you guys|can(?:not|’t|'t) (?:say enough|go wrong|thank)",
    'ich (?:habe|hab) .{0,80}(?:bestellt|gekauft|erhalten)|meine bestellung (?:kam|war|ist)|gerne wieder|bin (?:sehr |super )?(?:begeistert|zufrieden)|(?:kann|können) .{0,20}(?:weiter)?empfehlen',
    "j[’']ai (?:\\p{L}+ )?(?:command[ée]|achet[ée]|reçu)|je recommande|ma commande (?:est|a)|très satisfaite?|je suis (?:très )?(?:contente?|ravie?|satisfaite?)",
    '(?:he |yo )?(?:compr[ée]|comprado|ped[íi]|recib[íi])(?: (?:este|esta|el|la|un|una|mi))|mi pedido (?:lleg[óo]|ha)|(?:lo|la|muy) recomiend[oa]|me (?:lleg[óo]|encant[óoa])',
    'ho (?:comprato|ordinato|ricevuto|acquistato)|il mio ordine|(?:lo|la|li) consiglio|sono (?:molto )?soddisfatt[ao]',
    'comprei|recebi|adorei|recomendo|meu pedido|a minha encomenda',
    'ik heb .{0,60}(?:besteld|gekocht|ontvangen)|mijn bestelling|een aanrader',
    'sipariş ettim|satın aldım|tavsiye ederim|çok memnun kald[ıi]m|bay[ıi]ld[ıi]m|elime ulaştı',
    'kupił[ae]m|zamówił[ae]m|polecam|jestem (?:bardzo )?zadowolon[ay]|paczka (?:przyszła|dotarła)',
    'заказывал[аи]?|купил[аи]?|рекомендую|очень доволь?н[аы]?',
  ].join('|'),
);

/** praise in the first person, which a maker might say of a product too */
const loves = said(
  [
    "I(?:'m|’m| am| was)? (?:\\p{L}+ ){0,2}(?:love|loved|adore|like|enjoy|obsessed|impressed|pleased|happy|satisfied|thrilled|own|wish)",
    '(?:my|our) (?:\\p{L}+ ){0,2}(?:husband|wife|girlfriend|boyfriend|fianc[ée]e?|daughter|son|mother|mom|sister|brother|guests|kids|family|favou?rite)',
    'the (?:\\p{L}+ )?(?:customer )?service (?:is|was|and)|is amazing|are amazing|(?:to|with) work with|love it|so (?:soft|comfy|comfortable|beautiful|pretty)',
    'ich liebe|meine (?:frau|tochter|mutter)|mein mann',
    "j[’']adore|mon mari|ma (?:femme|fille)|me encanta|mi (?:marido|esposa|hija)|adoro|mio marito|mia (?:moglie|figlia)|ik ben (?:zo )?blij|eşim|kızım",
  ].join('|'),
);

/** a shop, or who runs it, speaks */
const runsShop = said(
  'I (?:started|founded|opened|created|design|make|hand-?\\p{L}+|began|launched)|(?:my|our) (?:shop|store|business|company|brand|studio|workshop|customers|products|team|mission|goal)|founder|owner|we (?:ship|offer|provide|sell|make|believe|strive|supply|are a|accept)|(?:meine?|unser\\p{L}*) (?:shop|laden|geschäft|kunden)|(?:notre|nos) (?:boutique|clients|produits|équipe)|nuestr[oa]s? (?:tienda|clientes|productos)|i nostri clienti|onze (?:winkel|klanten|producten)',
);

export interface Telling {
  /** 0 to 2: how surely a customer speaks */
  weight: 0 | 1 | 2;
  isShop: boolean;
}

const lookedAtMax = 1500;

export function whoTells(text: string): Telling {
  const start = text.slice(0, lookedAtMax);
  const isShop = runsShop.test(start);
  return { isShop, weight: isShop ? 0 : bought.test(start) ? 2 : loves.test(start) ? 1 : 0 };
}

/** `03/14/2020`, `2020-03-14`, `14. März 2020`, `March 14, 2020`, `3 days ago` */
export const isDate = (text: string): boolean =>
  text.length <= 40 &&
  /^\D{0,12}(\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,10}\.? \d{4}|\p{L}{3,10}\.? \d{1,2}(st|nd|rd|th)?,? \d{4}|\d{1,2} (days?|weeks?|months?|years?) ago)\W{0,3}$/iu.test(
    text,
  );

/** `— Mary K.`, `Christine Roberts`, `MRS. BARNETT (Jacksonville, US)`, but no owner */
export const isByline = (text: string): boolean =>
  text.length <= 60 &&
  /^[\s~—–-]*\p{Lu}[\p{L}\p{M}.'’-]*(\s+(\p{Lu}[\p{L}\p{M}.'’-]*|&|and|und|et|y|de|van|von)){0,4}(\s*[,(|·-].{0,35})?$/u.test(
    text,
  ) &&
  !/founder|owner|ceo|director|designer|maker|team|inhaber|gründer|fondat|propriet/i.test(text);

export const isStars = (text: string): boolean =>
  text.length <= 40 &&
  /[★⭐✭✮☆]{2}|^\s*[1-5]([.,]\d)?\s*(\/\s*5|(out )?of 5|stars?|sterne?|étoiles?|estrellas?)/iu.test(text);
