/** What shops are asked most, in everybody's words: part of a language's pack. */

export type UsualTopic =
  | 'delivery_free'
  | 'delivery_cost'
  | 'delivery_time'
  | 'delivery_express'
  | 'pickup'
  | 'return_window'
  | 'return_cost'
  | 'return_how'
  | 'exchange'
  | 'refund_time'
  | 'cancel_order'
  | 'payment_methods'
  | 'cash_on_delivery'
  | 'instalments'
  | 'hours'
  | 'address'
  /** whether there is one to go to */
  | 'shop'
  | 'phone'
  | 'contact'
  | 'warranty'
  | 'gift_card'
  | 'discount_code'
  | 'restock'
  | 'wholesale'
  | 'invoice';

export interface UsualWords {
  /** as shops' pages put them */
  questions: Record<UsualTopic, string>;
  /** words of a hurry that ask for nothing more, where the reader of shop words knows none of them */
  besides: string;
  /** what WhatsApp is called beside its name; alternatives, may be empty */
  whatsApp: string;
  elapsed: ElapsedWords;
}

/** How people tell that they have had a thing for some time; alternatives of a regular expression. */
export interface ElapsedWords {
  /** what stands before a unit of time, beside digits */
  counts: string;
  units: string;
  /** how long ago, or after how long; `SPAN` stands for a count with its unit */
  spans: string;
  /** how it came, and what makes haste of it: words that no rule turns on */
  beside: string;
  /** it was sent back, and the money is waited for */
  isSent: string;
  /** the question as pages put it, where it shall be swapped */
  exchange: string;
}
