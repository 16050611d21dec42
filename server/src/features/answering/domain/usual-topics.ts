/** What shops are asked most: what each question goes by, and what may be said beside it. */
import type { Aspect } from '../../../aspects/aspects.ts';
import type { AnswerKind, Concept } from '../../../languages/concepts.ts';
import type { UsualTopic } from '../../../languages/usual-words.ts';

export interface Usual {
  aspects: readonly Aspect[];
  /** beside which nothing is asked for */
  says: readonly Concept[];
  /** Its own words, one of these said whole, and what they ask for: they need less likelihood, and of what is often taken for it as well. */
  own: readonly (readonly Concept[])[];
  asks: readonly AnswerKind[];
  near: readonly Aspect[];
}

const usual: Record<UsualTopic, Usual> = {
  delivery_free: {
    aspects: ['delivery_free'],
    says: ['minimum', 'delivery', 'free', 'order', 'payment', 'cost'],
    own: [['delivery', 'free']],
    asks: [],
    near: ['delivery_cost', 'delivery_area'],
  },
  delivery_cost: {
    aspects: ['delivery_cost'],
    says: ['delivery', 'cost', 'payment', 'order', 'size'],
    own: [['delivery', 'cost']],
    asks: [],
    near: ['delivery_free', 'price'],
  },
  delivery_time: {
    aspects: ['delivery_time'],
    says: ['time', 'delivery', 'order'],
    own: [['delivery'], ['delivery', 'time']],
    asks: ['duration', 'time'],
    near: [],
  },
  delivery_express: {
    aspects: ['delivery_express'],
    says: ['express', 'delivery', 'time', 'stock'],
    own: [['express'], ['express', 'delivery']],
    asks: [],
    near: ['carrier', 'delivery_time'],
  },
  pickup: {
    aspects: ['pickup'],
    says: ['pickup', 'shop', 'order', 'delivery'],
    own: [['pickup']],
    asks: [],
    near: ['po_box'],
  },
  return_window: {
    aspects: ['return_window'],
    says: ['returns', 'time', 'exchange', 'order'],
    own: [['returns', 'time']],
    asks: [],
    near: ['return_address'],
  },
  return_cost: {
    aspects: ['return_cost'],
    says: ['returns', 'payment', 'cost', 'free', 'delivery'],
    own: [
      ['returns', 'cost'],
      ['returns', 'free'],
      ['returns', 'payment'],
    ],
    asks: [],
    near: ['price'],
  },
  return_how: {
    aspects: ['return_how'],
    says: ['returns', 'delivery', 'use'],
    own: [['returns']],
    asks: ['method'],
    near: ['return_condition', 'return_excluded', 'return_window', 'return_cost', 'usage'],
  },
  exchange: {
    aspects: ['exchange'],
    says: ['exchange', 'size', 'fit', 'returns', 'small'],
    own: [['exchange']],
    asks: [],
    near: ['gift_return'],
  },
  refund_time: {
    aspects: ['refund_time'],
    says: ['refund', 'returns', 'time', 'account', 'delivery'],
    own: [['refund']],
    asks: ['time', 'duration'],
    near: [],
  },
  cancel_order: {
    aspects: ['cancel_order'],
    says: ['cancel', 'order', 'returns'],
    own: [['cancel']],
    asks: [],
    near: [],
  },
  payment_methods: {
    aspects: ['payment_methods'],
    says: ['payment', 'use'],
    own: [['payment']],
    asks: ['method', 'which'],
    near: ['refund_method', 'instalments', 'cash_on_delivery'],
  },
  cash_on_delivery: {
    aspects: ['cash_on_delivery'],
    says: ['payment', 'delivery', 'carrier', 'order', 'stock'],
    own: [['payment', 'delivery']],
    asks: [],
    near: [],
  },
  instalments: {
    aspects: ['instalments'],
    says: ['instalments', 'payment'],
    own: [['instalments']],
    asks: [],
    near: ['cash_on_delivery'],
  },
  hours: { aspects: ['hours'], says: ['hours', 'time', 'shop'], own: [['hours']], asks: ['time'], near: [] },
  address: {
    aspects: ['address'],
    says: ['address', 'shop'],
    own: [['address'], ['address', 'shop']],
    asks: ['place'],
    near: ['stockists', 'social_media', 'origin'],
  },
  shop: {
    aspects: ['address', 'stockists'],
    says: ['shop'],
    own: [['shop']],
    asks: [],
    near: ['wholesale'],
  },
  phone: { aspects: ['phone'], says: ['phone', 'contact'], own: [['phone']], asks: [], near: ['contact'] },
  contact: {
    aspects: ['contact'],
    says: ['contact', 'email'],
    own: [['email'], ['contact']],
    asks: [],
    near: [],
  },
  warranty: {
    aspects: ['warranty'],
    says: ['warranty', 'time', 'size', 'cost', 'contents'],
    own: [['warranty']],
    asks: [],
    near: ['lasting'],
  },
  gift_card: {
    aspects: ['gift_card'],
    says: ['gift_card', 'gift', 'discount', 'order'],
    own: [['gift_card']],
    asks: [],
    near: ['gift_wrap'],
  },
  discount_code: { aspects: ['discount_code'], says: ['discount'], own: [], asks: [], near: [] },
  restock: {
    aspects: ['restock'],
    says: ['stock', 'time'],
    own: [['stock']],
    asks: ['time'],
    near: [],
  },
  wholesale: {
    aspects: ['wholesale'],
    says: ['wholesale', 'discount', 'cost', 'minimum', 'shop'],
    own: [['wholesale']],
    asks: [],
    near: ['price'],
  },
  invoice: {
    aspects: ['invoice'],
    says: ['invoice', 'email', 'order', 'delivery', 'contents'],
    own: [['invoice']],
    asks: [],
    near: ['other_recipient'],
  },
};
// the keys are the type's own
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const usualTopics = Object.entries(usual) as [UsualTopic, Usual][];
