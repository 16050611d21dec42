/** What a shop says of its terms, as something that a program can compare and a reply can be composed from. */
export const factTopics = [
  'delivery.cost',
  'delivery.free_from',
  'delivery.time',
  'delivery.regions',
  'delivery.carrier',
  'delivery.pickup',
  'delivery.customs',
  'returns.window',
  'returns.condition',
  'returns.cost',
  'returns.how',
  'returns.exceptions',
  'exchange',
  'refund.time',
  'cancel',
  'payment.methods',
  'payment.instalments',
  'payment.deadline',
  'order.minimum',
  'warranty',
  'contact.email',
  'contact.phone',
  'contact.address',
  'contact.hours',
  'wholesale',
  'gift_card',
  'discount',
  'preorder',
  'size_guide',
  'care',
  'about',
] as const;
export type FactTopic = (typeof factTopics)[number];

/** What a program can compare; null where the sentence alone says it. */
export type FactValue =
  | { kind: 'money'; amount: number; currency: string | null }
  /** `from` and `to` are equal where one number is said; business days count as days */
  | { kind: 'days'; from: number; to: number }
  | { kind: 'percent'; percent: number }
  /** lower case, sorted */
  | { kind: 'names'; names: string[] }
  | { kind: 'yes_no'; yes: boolean };

export interface FoundFact {
  /** `fct_` and 32 hex digits, of agent-independent content: the same topic, scope, page and words have the same id in every training */
  id: string;
  topic: FactTopic;
  /** the shop's own sentence, whole */
  text: string;
  value: FactValue | null;
  /** where it holds: a country, a kind of product, an order value, in the shop's words; null everywhere */
  scope: string | null;
  /** of the page */
  url: string;
  language: string | null;
}

/** A fact as answers and the owner meet it. */
export interface Fact extends FoundFact {
  readAt: string;
  state: 'found' | 'confirmed' | 'corrected' | 'hidden';
  /** ids of facts of the same topic and scope with another value */
  conflicts: string[];
  /** sentences of pages that the owner's word stands in place of: they are not told any more */
  overrules?: readonly string[];
  /** what the sentence said that the owner's word stands in place of */
  was?: FactValue;
}
