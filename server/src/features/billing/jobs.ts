/** The billing feature's kinds of work for the worker. */
export const reportBlocksJobKind = 'billing.report_extra_blocks';
