/** Which numbers and addresses are the shop's own. */
import type { Fact, FactTopic } from '../../../facts/fact.ts';

const listedNumbers = 3;

/** A page that lists several numbers or streets is of other shops, where a page has one of the shop's own. */
export function ownContacts(facts: readonly Fact[]): Fact[] {
  const isOwn = (topic: FactTopic) => {
    const of = Map.groupBy(
      facts.filter((fact) => fact.topic === topic),
      ({ url }) => url,
    );
    const many = new Set([...of].flatMap(([url, all]) => (all.length >= listedNumbers ? [url] : [])));
    return (fact: Fact) => fact.topic !== topic || many.size === of.size || !many.has(fact.url);
  };
  const [phone, address] = [isOwn('contact.phone'), isOwn('contact.address')];
  return facts.filter((fact) => phone(fact) && address(fact));
}
