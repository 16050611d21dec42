/** Money, and what is fetched at addresses that others give. */
import type { Protection } from './protection.ts';

export const moneyAndWeb: readonly Protection[] = [
  {
    row: 'PA-01',
    file: 'server/src/features/billing/routes.ts',
    code: "if (!(await service.isPaid(body.userId))) throw new Refused('billing.not_paid', 'No payment is known.');",
    instead: '',
    test: {
      project: 'api',
      file: 'tests/api/billing.test.ts',
      name: 'T04 PA-01 PA-20 nothing a browser says makes or unmakes a payment',
    },
  },
  {
    row: 'PA-06',
    file: 'server/src/adapters/stripe-payments.ts',
    code: 'return stripe.webhooks.constructEvent(body, signature, secret, signatureSeconds);',
    instead: 'return JSON.parse(body);',
    test: {
      project: 'api',
      file: 'tests/api/billing-webhook.test.ts',
      name: 'PA-06 PA-07 PA-17 what is not signed by the provider',
    },
  },
  {
    row: 'PA-07',
    file: 'server/src/adapters/stripe-payments.ts',
    code: 'if (sentAt - Date.now() / 1000 > signatureSeconds) throw',
    instead: 'if (false) throw',
    test: {
      project: 'api',
      file: 'tests/api/billing-webhook.test.ts',
      name: 'PA-06 PA-07 PA-17 what is not signed by the provider',
    },
  },
  {
    row: 'PA-22',
    file: 'contract/src/payment-address.ts',
    code: "address.protocol === 'https:' && address.port === '' && providerHosts.includes(address.hostname)",
    instead: "address.protocol === 'https:'",
    test: { project: 'unit', file: 'contract/src/payment-address.test.ts', name: 'PA-22' },
  },
  {
    row: 'CR-01',
    file: 'server/src/features/billing/ledger.ts',
    code: 'and rest_to_consume > 1 and lasting < rest_to_consume',
    instead: 'and rest_to_consume > -1000 and lasting < 1000',
    test: { project: 'api', file: 'tests/api/credits.test.ts', name: 'CR-01 one credit and fifty parallel chats' },
  },
  {
    row: 'CR-08',
    file: 'server/src/features/answering/service.ts',
    code: "if (text === '') throw new Refused('request.malformed', 'The message is empty.');",
    instead: '',
    test: {
      project: 'api',
      file: 'tests/api/abuse/secrets.test.ts',
      name: 'CR-08 what is blank, too long, unknown or for a closed agent costs nothing',
    },
  },
  {
    row: 'CR-09',
    file: 'server/src/features/answering/service.ts',
    code: "const isFree = asked.kind === 'test';",
    instead: 'const isFree = false;',
    test: { project: 'api', file: 'tests/api/credits.test.ts', name: 'CR-09 the owner’s test chat costs nothing' },
  },
  {
    row: 'CW-01',
    file: 'server/src/adapters/guarded-web-address.ts',
    code: "if (host.startsWith('[') || ipaddr.isValid(host))",
    instead: 'if (false)',
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web-address.test.ts',
      name: 'CW-01 CW-02 hosts that are an address or a private name',
    },
  },
  {
    row: 'CW-02',
    file: 'server/src/adapters/guarded-web-address.ts',
    code: "if (parsed.range() !== 'unicast') return false;",
    instead: '',
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web-address.test.ts',
      name: 'CW-02 CW-04 addresses in DNS answers',
    },
  },
  {
    row: 'CW-07',
    file: 'server/src/adapters/guarded-web-address.ts',
    code: "if (!ports.has(port)) return refuse('Only the usual web ports 80 and 443 are read.');",
    instead: '',
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web-address.test.ts',
      name: 'CW-05 CW-07 CW-08 schemes, ports, credentials',
    },
  },
  {
    row: 'CW-08',
    file: 'server/src/adapters/guarded-web-address.ts',
    code: "if (url.username !== '' || url.password !== '')",
    instead: 'if (false)',
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web-address.test.ts',
      name: 'CW-05 CW-07 CW-08 schemes, ports, credentials',
    },
  },
  {
    row: 'CW-04',
    file: 'server/src/adapters/guarded-web-lookup.ts',
    code: 'if (![first, ...others].every(({ address }) => isPublicAddress(address))) {',
    instead: 'if (false) {',
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web.test.ts',
      name: 'CW-04 rebinding: public first, loopback from then on',
    },
  },
  {
    row: 'CW-02',
    file: 'server/src/adapters/guarded-web-lookup.ts',
    code: '![first, ...others].every(',
    instead: '![first].every(',
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web.test.ts',
      name: 'CW-02 one private answer among public ones',
    },
  },
  {
    row: 'CW-05',
    file: 'server/src/adapters/guarded-web.ts',
    code: 'const { url, refusal } = checkAddress(next, ports);',
    instead: "const { url, refusal } = hops === 0 ? checkAddress(next, ports) : { url: new URL(next), refusal: '' };",
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web.test.ts',
      name: 'CW-05 a redirect is checked anew',
    },
  },
  {
    row: 'CW-05',
    file: 'server/src/adapters/guarded-web.ts',
    code: 'const redirectsMax = 5;',
    instead: 'const redirectsMax = 500;',
    test: { project: 'unit', file: 'server/src/adapters/guarded-web.test.ts', name: 'CW-05 at most five hops' },
  },
  {
    row: 'CW-11',
    file: 'server/src/adapters/guarded-web-body.ts',
    code: "if (decodedBytes > maxBytes) throw webError('too_large');",
    instead: '',
    test: {
      project: 'unit',
      file: 'server/src/adapters/guarded-web-body.test.ts',
      name: 'a page of more than the cap is cut off',
    },
  },
];
