/** Owners at the stations of their way, for component tests. */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';

/** Registered a moment ago: nothing built, nothing paid. */
export const newcomer: SessionRecord = {
  success: true,
  user: { _id: 'usr_1', token: '', name: 'Ana Sousa', email: 'ana@shop.example' },
  payment: { verifyPayment: false, plan: null, offer: null, currency: null, restToConsume: null, updatedAt: null },
  agent: { _id: 'agt_1', status: null, style: false, profile: false, knowledges: false },
  pagesNumberSite: null,
  customInstrucations: null,
};

/** Everything built, on the Free plan. */
export const freeOwner: SessionRecord = {
  ...newcomer,
  payment: {
    verifyPayment: true,
    plan: 'Free',
    offer: 500,
    currency: 'eur',
    restToConsume: 499,
    updatedAt: '2026-11-01T00:00:00.000Z',
  },
  agent: { _id: 'agt_1', status: 'confirmed', style: true, profile: true, knowledges: true },
  pagesNumberSite: 42,
};

export function profileOf({ user, payment, agent, pagesNumberSite, customInstrucations }: SessionRecord) {
  const { _id, name, email } = user;
  const profile: ReplyOf<'getUser'> = {
    _id,
    name,
    email,
    user: { _id, name, email },
    payment,
    agent,
    pagesNumberSite,
    customInstrucations,
  };
  return profile;
}
