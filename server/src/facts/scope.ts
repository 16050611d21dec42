/** Where a statement holds, in the shop's own words: a country, an order value, a way of delivery, a kind of product. */
import { narrowThings, productKinds } from '../languages/things/things.ts';
import { coveredIn, goodsFetched } from './covered-goods.ts';
import { counterIn, customersIn } from './customers.ts';
import {
  goodsAbove,
  goodsAtStart,
  isAside,
  isOfWholesale,
  mendedIn,
  refusedIn,
  termsAbove,
  thingIn,
} from './scope-goods.ts';
import { hasRegion, isOfDelivery, regionAbove, regionIn } from './scope-places.ts';
import { asWritten, matters, namesAny, sectionAbove, withoutColon, wordOf } from './scoped.ts';
import type { Scoped } from './scoped.ts';
import { serviceAbove } from './service.ts';
import { isShortAnswer } from './short-answer.ts';
import type { WordsIn } from './words-in.ts';

const scopeMaxLength = 120;

export function scopeOf(scoped: Scoped): string | null {
  const { text, words, above, row, amounts, of } = scoped;
  const near = of.farAbove ? above.slice(0, -1) : above.slice(0, 2);
  const label = of.label ? labelOf(scoped) : null;
  const region = (): string | null =>
    regionIn(text, words, of) ??
    (of.customers ? null : regionAbove(of.underDelivery ? near : near.filter((one) => !isOfDelivery(one.words))));
  const parts = [
    of.region && (label === null || !hasRegion(words)) ? region() : null,
    label ?? (of.method ? methodIn(text, words) : null),
    of.thing && label === null ? (refusedIn(scoped) ?? thingIn(text, words, productKinds)) : null,
    of.subject && label === null ? goodsAtStart(text, words) : null,
    of.goodsAbove && label === null ? goodsAbove(above) : null,
    of.goods ? thingIn(text, words, [...narrowThings, ...productKinds]) : null,
    of.damaged
      ? [{ text, words }, ...near]
          .map((one) => wordOf(one.text, one.words, ['damaged']))
          .find((one) => one !== null && !isAside(text, one))
      : null,
    of.terms && label === null ? termsAbove(scoped) : null,
    of.mended && label === null ? (mendedIn(scoped) ?? coveredIn(text, words, scoped.language)) : null,
    of.way && label === null ? goodsFetched(text, words, scoped.language) : null,
    of.collection ? (above.find((one) => !/[,.!?]/u.test(one.text))?.text ?? null) : null,
    of.card ? wordOf(text, words, ['card']) : null,
    of.service ? serviceAbove(row === '' ? above : above.slice(1)) : null,
    of.order ? wordOf(text, words, ['custom', 'preorder', 'wholesale']) : null,
    ...(of.customers || of.page ? customersOf(scoped) : []),
    of.limit ? amounts.find(({ limit }) => limit === 'under')?.said : null,
    of.wholesale ? (above.find(isOfWholesale)?.text ?? null) : null,
    of.heading ? sectionOf(row === '' ? above.filter((one) => !text.startsWith(one.text)) : above.slice(1)) : null,
  ].filter((part) => part !== null && part !== undefined && part !== '');
  return parts.length === 0 ? null : shortened([...new Set(parts)].join(', '));
}

/** "Schools pay by invoice", and "In the shop" above "cash"; where neither is said, the name of a page of other matters. */
function customersOf({ text, above, of }: Scoped): (string | null)[] {
  const texts = [
    text,
    ...above
      .slice(0, 2)
      .map((one) => one.text)
      .filter((one) => !/[?？]$/u.test(one)),
  ];
  const first = (find: (one: string) => string | null) => texts.map(find).find((one) => one !== null) ?? null;
  const buyersIn = (one: string) => {
    const found = customersIn(one);
    // "unless you bought on a wholesale account"
    return found !== null && isAside(one, found) ? null : found;
  };
  const customers = of.customers ? first(buyersIn) : null;
  return [customers ?? (of.page ? nameOf(above) : null), of.customers ? first(counterIn) : null];
}

/** The page's first heading, or its title without the shop's name. */
const nameOf = (above: Scoped['above']): string | null =>
  (above.length > 1 ? above.at(-2) : above.at(-1))?.text.replace(/\s[|–—-]\s.*$/u, '') ?? null;

/** "Wooden furniture: 5 years", "USPS Priority mail (6-21 business days)" */
function labelOf({ text, words, row }: Scoped): string | null {
  if (row !== '') return row;
  const found = /^([^|:：(（\d]{3,60}?)\s*(?:[:：]\s|[(（]\d)/u.exec(text)?.[1]?.trim();
  if (found === undefined || isShortAnswer(found)) return null;
  return namesAny(found, words, matters) ? null : found;
}

function methodIn(text: string, words: WordsIn): string | null {
  const express = words.concepts.get('express');
  return express === undefined ? null : asWritten(text, express);
}

/** "Wool" above "Wash at 30 degrees" */
function sectionOf(above: Scoped['above']): string | null {
  const section = sectionAbove(above);
  if (section === null || section.words.concepts.has('wash') || section.words.concepts.has('hours')) return null;
  return /[@\p{N}]/u.test(section.text) ? null : withoutColon(section.text);
}

const shortened = (scope: string): string =>
  scope.length <= scopeMaxLength ? scope : scope.slice(0, scopeMaxLength).replace(/[,\s][^,\s]*$/u, '');
