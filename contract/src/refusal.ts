/** The one error shape. Expected refusals travel as HTTP 200 without a requestId need; 4xx and 5xx always carry one to quote. */
export interface Refusal {
  success: false;
  /** stable, dotted: `accounts.wrong_credentials`, `request.malformed`, `billing.no_credit_left` */
  code: string;
  /** words for people */
  message: string;
  requestId?: string;
}

export function isRefusal(reply: unknown): reply is Refusal {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false;
}
