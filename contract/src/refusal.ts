/** Every code that a call may be refused with, and the HTTP status that it travels with. */
export const refusalStatus = {
  'request.malformed': 400,
  'request.not_signed_in': 401,
  'request.foreign_origin': 403,
  'request.not_found': 404,
  'request.conflict': 409,
  'request.too_large': 413,
  'request.content_type': 415,
  'request.too_many': 429,
  'server.failed': 500,
  'server.busy': 503,
  'server.storage_full': 507,
  'billing.plan_needed': 403,
  'billing.no_credit_left': 402,
  'agents.blocked': 403,
  'agents.not_ready': 409,
  'agents.foreign_page': 403,
  'knowledge.address_refused': 400,
  // Expected refusals: the client has its own words for success:false (T07).
  'accounts.wrong_credentials': 200,
  'accounts.address_taken': 200,
  'knowledge.training_under_way': 200,
  'knowledge.trained_just_now': 200,
  'knowledge.not_proved': 200,
  'accounts.address_invalid': 200,
  'accounts.address_same': 200,
  'accounts.password_weak': 200,
  'accounts.reset_token_invalid': 200,
  'accounts.email_token_invalid': 200,
  'accounts.mail_failed': 200,
  'agents.host_refused': 200,
  'agents.page_refused': 200,
  'knowledge.invalid': 200,
  'person.address_needed': 200,
  'person.address_invalid': 200,
  'person.address_refused': 200,
  'person.consent_needed': 200,
  'person.webhook_refused': 200,
  'billing.not_sold_here': 200,
  'billing.plan_refused': 200,
  'billing.provider_failed': 200,
  'billing.not_paid': 200,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The one error shape. Expected refusals travel as HTTP 200 without a requestId need; 4xx and 5xx always carry one to quote. */
export interface Refusal {
  success: false;
  code: RefusalCode;
  /** words for people */
  message: string;
  requestId?: string;
}

export function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false;
}
