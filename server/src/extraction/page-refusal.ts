/** Pages that answer 200 and say nothing of the shop: walls, challenges, empty shells, pages that are not there. */
import { isTag } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { existsOne, findAll, textContent } from 'domutils';
import type { PageRefusal } from './extracted-page.ts';
import type { PageMeta } from './read-meta.ts';

const littleText = 700;
const almostNoText = 40;

const challengeTitle =
  /^(just a moment|attention required|access denied|security check|are you (a )?(human|robot)|verifying you are human|please wait|one moment|ddos protection|checking your browser|pardon our interruption|bot verification|request unsuccessful|human verification)/i;
const challengeMarkup =
  /cf[-_]chl|cf-browser-verification|challenge-platform|captcha-delivery\.com|px-captcha|_Incapsula_Resource|sgcaptcha|g-recaptcha|h-captcha|cf-turnstile/i;
const missingTitle =
  /^(404|error 404|page not found|not found|seite nicht gefunden|page introuvable|página no encontrada|pagina non trovata|strona nie została znaleziona)\b|(^|\W)404(\W|$)/i;
/** a title of nothing else, however much of the shop the page shows around it */
const onlyMissing =
  /^(?:error\s+)?(?:404\s*[-–—:|]?\s*(?:page\s+|file\s+)?(?:not\s+found|error)|page\s+not\s+found)\b/i;

/** carts, tills, accounts and lists of wishes, in a shop's own words for them */
const buyingPath =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/)?(?:(?:shop|store|pages?|toko)\/)?(?:cart|checkouts?|basket|shopping-?cart|warenkorb|kasse|panier|commande|carrito|carrello|cassa|winkelwagen|winkelmand|afrekenen|koszyk|zamowienie|sepet(?:im)?|odeme|carrinho|keranjang(?:-belanja)?|my-?account|account|customer\/account|mein-konto|mon-compte|mi-cuenta|akun(?:-saya)?|login|log-in|sign-?in|register|lost-password|wish-?list|wunsch(?:liste|zettel)|favou?rites|compare|vergleich)(?:\/|\.\w+$|$)/i;

interface Read {
  url: string;
  document: Document;
  html: string;
  meta: PageMeta;
  /** of its content */
  text: string;
  hasProduct: boolean;
  /** unseen, or of the site: a log-in there opens on a click and keeps nobody from the page */
  isApart: (element: Element) => boolean;
}

export function refusalOf({ url, document, html, meta, text, hasProduct, isApart }: Read): PageRefusal | null {
  if (meta.isNoindex) return 'noindex';
  if (isData(html, text)) return 'data';
  if (buyingPath.test(URL.parse(url)?.pathname ?? '')) return 'buying';
  if (onlyMissing.test(meta.title)) return 'missing';
  if (hasProduct) return null;
  const { length } = text;
  const isShort = length < littleText;
  if (isShort && (challengeTitle.test(meta.title) || (length < 300 && challengeMarkup.test(html)))) {
    return 'robot_check';
  }
  if (isShort && missingTitle.test(meta.title)) return 'missing';
  if (isShort && asksPassword(document, isApart)) return 'log_in';
  if (length < almostNoText) {
    if (meta.refreshUrl !== null) return 'onward';
    return needsScripts(document) ? 'needs_scripts' : 'no_text';
  }
  return null;
}

const dataStart = /^\s*(?:[{[]\s*[{["]|<\?xml\b[^>]*>\s*<(?!!doctype|html))/i;

/** Shops offer their products as JSON, embeds and feeds beside the pages; some sitemaps and exports name them. */
const isData = (html: string, text: string): boolean =>
  dataStart.test(html.slice(0, 300)) || /^[{[]\s*"\w+"\s*:/.test(text);

const asksPassword = (node: AnyNode, isApart: (element: Element) => boolean): boolean =>
  isTag(node) && node.name === 'input'
    ? node.attribs['type'] === 'password'
    : 'children' in node &&
      !(isTag(node) && isApart(node)) &&
      node.children.some((child) => asksPassword(child, isApart));

const needsScripts = (document: Document): boolean =>
  findAll((element) => element.name === 'noscript', document.children).some((one) =>
    /javascript/i.test(textContent(one.children)),
  ) ||
  existsOne((element) => /^(root|app|__next|__nuxt|___gatsby)$/.test(element.attribs['id'] ?? ''), document.children);
