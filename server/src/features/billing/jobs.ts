/** The billing feature's kinds of work for the worker, and the reading of their payloads. */
export const reportBlocksJobKind = 'billing.report_extra_blocks';
export const reconcileJobKind = 'billing.reconcile';
export const endSubscriptionJobKind = 'billing.end_subscription';
export const rollUpJobKind = 'billing.roll_up_ledger';
export const morePagesJobKind = 'billing.train_more_pages';

export function parseIdJob(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string') {
    return payload.id;
  }
  throw new Error('a billing job with a foreign payload');
}
