/** Means of payment that a page shows as pictures only, by their alternative texts, titles, labels, classes or files. */
import { isTag } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';

const names: readonly (readonly [string, RegExp])[] = [
  ['Visa', /\bvisa\b/],
  ['Mastercard', /\bmaster ?card\b|\bmaster\b/],
  ['American Express', /\bamerican ?express\b|\bamex\b/],
  ['Discover', /\bdiscover\b/],
  ['Diners Club', /\bdiners( ?club)?\b/],
  ['JCB', /\bjcb\b/],
  ['Maestro', /\bmaestro\b/],
  ['UnionPay', /\bunion ?pay\b/],
  ['Elo', /\belo\b/],
  ['PayPal', /\bpay ?pal\b/],
  ['Apple Pay', /\bapple ?pay\b/],
  ['Google Pay', /\bgoogle ?pay\b|\bg ?pay\b/],
  ['Shop Pay', /\bshop(ify)? ?pay\b/],
  ['Amazon Pay', /\bamazon ?(pay|payments)\b/],
  ['Venmo', /\bvenmo\b/],
  ['Klarna', /\bklarna\b/],
  ['Afterpay', /\bafter ?pay\b/],
  ['Clearpay', /\bclear ?pay\b/],
  ['Affirm', /\baffirm\b/],
  ['Sezzle', /\bsezzle\b/],
  ['Zip', /\bzip ?pay\b|\bquadpay\b/],
  ['iDEAL', /\bideal\b/],
  ['Bancontact', /\bbancontact\b/],
  ['Sofort', /\bsofort\b/],
  ['giropay', /\bgiropay\b/],
  ['EPS', /\beps\b/],
  ['SEPA', /\bsepa\b/],
  ['Przelewy24', /\bprzelewy ?24\b|\bp24\b/],
  ['BLIK', /\bblik\b/],
  ['TWINT', /\btwint\b/],
  ['Swish', /\bswish\b/],
  ['Vipps', /\bvipps\b/],
  ['MobilePay', /\bmobile ?pay\b/],
  ['Dankort', /\bdankort\b/],
  ['Cartes Bancaires', /\bcartes? bancaires?\b|\bcb\b/],
  ['Alma', /\balma\b/],
  ['Scalapay', /\bscalapay\b/],
  ['Satispay', /\bsatispay\b/],
  ['Postepay', /\bpostepay\b/],
  ['Multibanco', /\bmultibanco\b/],
  ['MB WAY', /\bmb ?way\b/],
  ['Pix', /\bpix\b/],
  ['Boleto', /\bboleto\b/],
  ['Mercado Pago', /\bmercado ?pago\b/],
  ['PayU', /\bpayu\b/],
  ['Troy', /\btroy\b/],
  ['iyzico', /\biyzico\b/],
  ['mada', /\bmada\b/],
  ['Interac', /\binterac\b/],
  ['Alipay', /\bali ?pay\b/],
  ['WeChat Pay', /\bwe ?chat ?pay\b/],
  ['Paysafecard', /\bpaysafe ?card\b/],
  ['Cash App', /\bcash ?app\b/],
  ['Bitcoin', /\bbitcoin\b/],
];

const paymentList = /pay(ment)?s?(?![a-z])|zahlung|zahlarten|paiement|pago|pagament|betaal|cards?-?(icons|list)/i;
const iconMaxLength = 60;

/** In the order they stand; of pictures that stand alone at least two, for one may be anything. */
export function paymentNames(parts: readonly Element[]): string[] {
  const listed = new Set<string>();
  const loose = new Set<string>();
  const visit = (node: AnyNode, isListed: boolean): void => {
    if (!isTag(node) || /^(script|style|template|option)$/.test(node.name)) return;
    const { attribs } = node;
    const inList = isListed || paymentList.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`);
    for (const said of wordsOf(node, inList)) {
      const name = names.find(([, pattern]) => pattern.test(said))?.[0];
      if (name !== undefined) (inList ? listed : loose).add(name);
    }
    for (const child of node.children) visit(child, inList);
  };
  for (const part of parts) visit(part, false);
  const found = listed.size > 0 ? listed : loose;
  return found.size >= 2 ? [...found] : [];
}

/** A text that is nothing but the name of a means of payment. */
export const isPaymentName = (text: string): boolean => {
  const said = normalise(text);
  return (
    said.length <= 25 && names.some(([, pattern]) => said.replace(pattern, '').trim() === '' && pattern.test(said))
  );
};

function wordsOf({ name, attribs, children }: Element, isListed: boolean): string[] {
  const said = [attribs['aria-label'], attribs['title']];
  if (name === 'img' || name === 'source' || name === 'use') {
    const file = /([^/?#]+)(\.\w{2,5})?([?#].*)?$/.exec((attribs['src'] ?? attribs['data-src'] ?? '').slice(-300))?.[1];
    said.push(attribs['alt'], file, attribs['href'] ?? attribs['xlink:href']);
  }
  if (name === 'svg' || (isListed && /^(i|span|li|div|use)$/.test(name))) said.push(attribs['class'], attribs['id']);
  if (name === 'title' || (isListed && /^(span|li|title)$/.test(name))) said.push(textContent(children));
  return said.flatMap((words) => (words === undefined || words.length > iconMaxLength * 3 ? [] : [normalise(words)]));
}

const normalise = (words: string): string =>
  words
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, iconMaxLength * 2);
