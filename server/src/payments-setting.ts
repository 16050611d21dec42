/** Who takes the money, as PAYMENTS and the provider's keys say: nobody gets a paid plan from a pretended till unless the operator wanted one. */
const ways = ['stripe', 'sandbox', 'off'] as const;

export interface PaymentsSetting {
  /** `off`: every account is on Free, and nothing is sold */
  payments: (typeof ways)[number];
  /** null unless Stripe takes the payments */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null;
}

interface Said {
  /** PAYMENTS, or null where it is not set */
  wanted: string | null;
  secretKey: string | null;
  webhookSecret: string | null;
  apiBase: string | null;
  /** why this server is not only its operator's, or null where it is */
  open: string | null;
}

/** Both names stand in the message, for both are ways out. */
const unsaid = (why: string) =>
  `PAYMENTS must be said, because ${why}: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to take payments, or PAYMENTS=off ` +
  '(every account is on Free), or PAYMENTS=sandbox (anybody gets every plan without paying)';

/** Every mistake goes to `mistakes`, with the variable's name and never with its value. */
export function parsePayments(
  { wanted, secretKey, webhookSecret, apiBase, open }: Said,
  mistakes: string[],
): PaymentsSetting {
  const keys = [secretKey, webhookSecret].filter((key) => key !== null).length;
  const said = ways.find((way) => way === wanted);
  if (wanted !== null && said === undefined)
    mistakes.push(`PAYMENTS is "${wanted}", but must be one of ${ways.join(', ')}`);
  const payments = said ?? (keys > 0 ? 'stripe' : 'sandbox');
  if (wanted === null && keys === 0 && open !== null) mistakes.push(unsaid(open));
  if (said === 'stripe' && keys === 0)
    mistakes.push('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and neither is set');
  else if (keys === 1)
    mistakes.push(
      `STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together; missing: ${secretKey === null ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'}`,
    );
  if (payments !== 'stripe' && secretKey !== null && /^[sr]k_live_/.test(secretKey))
    mistakes.push(
      `PAYMENTS=${payments} contradicts the live key in STRIPE_SECRET_KEY: whoever pays there would get nothing here. Take one of them away`,
    );
  if (payments === 'stripe') {
    if (secretKey !== null && !/^[sr]k_\S+$/.test(secretKey))
      mistakes.push('STRIPE_SECRET_KEY is no secret key: those begin with sk_ or rk_');
    const fault = webhookSecret === null ? null : faultOfWebhookSecret(webhookSecret);
    if (fault !== null) mistakes.push(`STRIPE_WEBHOOK_SECRET ${fault}`);
  }
  const isComplete = payments === 'stripe' && secretKey !== null && webhookSecret !== null;
  return { payments, stripe: isComplete ? { secretKey, webhookSecret, apiBase } : null };
}

/** So many characters after `whsec_`, and so many different ones: Stripe's own have 32 or more. */
const secretLength = 24;
const differentCharacters = 8;
const examples = [
  'changeme',
  'change_me',
  'placeholder',
  'yoursecret',
  'your_',
  'example',
  'password',
  'xxxx',
  '1234567',
];

/** Whoever guesses it can make up payments (ST-16). */
function faultOfWebhookSecret(secret: string): string | null {
  const afresh = 'Copy it from the endpoint in Stripe’s dashboard, or from `stripe listen`';
  const [, random = ''] = /^whsec_([\w+/=-]+)$/.exec(secret) ?? [];
  const low = secret.toLowerCase();
  if (examples.some((example) => low.includes(example)))
    return `is one that everybody knows from an example. ${afresh}`;
  if (random === '') return `is no webhook secret: those are whsec_ and letters and digits. ${afresh}`;
  if (random.length < secretLength) return `is too short to be secret. ${afresh}`;
  if (new Set(random).size < differentCharacters) return `is too easily guessed. ${afresh}`;
  return null;
}
