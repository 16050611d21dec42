/** Texts by their lines: what an owner writes one a line, and a reply without its links, for more than one feature. */

/** Trimmed lines, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A reply without its links. */
export const withoutLinks = (reply: string): string =>
  reply
    .split('\n')
    .filter((line) => !/^\s*\[[^\]]*\]\([^)]*\)/.test(line))
    .join('\n')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();

/** Topics of facts and questions, in words for people. */
const names: Record<string, string> = {
  'delivery.cost': 'Delivery cost',
  'delivery.free_from': 'Free delivery',
  'delivery.time': 'Delivery time',
  'delivery.regions': 'Where you deliver',
  'delivery.carrier': 'Carriers',
  'delivery.pickup': 'Pick-up',
  'delivery.customs': 'Customs and duties',
  preorder: 'Pre-orders',
  'returns.window': 'Time to return',
  'returns.condition': 'Condition of returned goods',
  'returns.cost': 'Cost of a return',
  'returns.how': 'How to return',
  'returns.exceptions': 'What cannot be returned',
  exchange: 'Exchanges',
  'refund.time': 'Time until the refund',
  cancel: 'Cancelling an order',
  warranty: 'Warranty',
  'payment.methods': 'Payment methods',
  'payment.instalments': 'Paying later or in instalments',
  'payment.deadline': 'Time to pay',
  'order.minimum': 'Minimum order',
  discount: 'Discounts',
  gift_card: 'Gift cards',
  wholesale: 'Wholesale',
  'contact.email': 'E-mail',
  'contact.phone': 'Telephone',
  'contact.address': 'Address',
  'contact.hours': 'Opening hours',
  size_guide: 'Size guide',
  care: 'Care',
  about: 'About you',
  product: 'Products',
  other: 'Something else',
};

/** An unknown topic is shown by its key: a newer server may know more. */
export const topicName = (topic: string): string => names[topic] ?? topic.replaceAll(/[._]/g, ' ');
