import type { CallName } from '@vitrine/contract/calls';
import { routeSchemas } from '@vitrine/contract/routes';
import { Check, Errors } from 'typebox/value';

/** Every reply that a test receives is held against the contract; one that breaks it fails the request. */
export function keepsContract(name: CallName, reply: unknown): void {
  const schema = routeSchemas[name].reply;
  if (Check(schema, reply)) return;
  const faults = Errors(schema, reply).map((fault) => `${fault.instancePath || '/'} ${fault.message}`);
  throw new Error(`the reply of ${name} breaks the contract: ${faults.slice(0, 5).join('; ')}`);
}
