import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://vitrine.example', PAYMENTS: 'off' };
const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_Yq3nRk7TxP9wLc2VbM5zHd8F' };

test('what a public installation sets is understood', () => {
  const config = parseConfig({
    ...production,
    PUBLIC_URL: 'https://vitrine.example/',
    OPS_PORT: '9464',
    DATABASE_URL: 'postgres://u:p@database:5432/vitrine',
    LLM_BASE_URL: 'https://llm.example/v1',
    LLM_MODEL: 'm',
    LLM_API_KEY: 'k',
    EMBEDDINGS_API_KEY: '',
    SMTP_URL: 'smtps://u:p@mail.example',
    MAIL_FROM: 'Vitrine <us@vitrine.example>',
  });
  expect(config).toMatchObject({ publicUrl: 'https://vitrine.example', production: true, demo: false });
  expect(config.model).toEqual({ baseUrl: 'https://llm.example/v1', apiKey: 'k', model: 'm', usesTools: true });
  expect(config.embeddings).toBeNull();
  expect(parseConfig({ DATABASE_URL: 'postgres:///vitrine?host=/run/postgresql' }).databaseUrl).not.toBeNull();
  expect(parseConfig({ MAIL_FROM: 'us@vitrine.example' }).mailFrom).toBe('us@vitrine.example');
});

test.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { OPS_PORT: '0' },
  { OPS_PORT: '4600' },
  { PUBLIC_URL: 'vitrine.example' },
  { PUBLIC_URL: 'https://shop.example/vitrine' },
  { PUBLIC_URL: 'https://shop.example/?x' },
  { DATABASE_URL: 'mysql://database' },
  { DATABASE_URL: 'database:5432' },
  { DATABASE_POOL_URL: 'postgres://u:p@pooler:6432/vitrine' },
  { DATABASE_POOL_URL: 'pooler:6432', DATABASE_URL: 'postgres://u:p@database:5432/vitrine' },
  { ROLE: 'web' },
  { LLM_BASE_URL: 'https://llm.example' },
  { LLM_BASE_URL: 'llm.example', LLM_MODEL: 'm' },
  { LLM_API_KEY: 'k' },
  { LLM_TOOLS: 'off' },
  { LLM_TOOLS: 'on', LLM_BASE_URL: 'https://llm.example', LLM_MODEL: 'm' },
  { EMBEDDINGS_MODEL: 'm' },
  { EMBEDDINGS_API_KEY: 'k' },
  { SMTP_URL: 'mail.example' },
  { SMTP_URL: 'smtp://' },
  { MAIL_FROM: 'nobody' },
  { MAIL_FROM: 'us@vitrine.example\r\nBcc: x@y.example' },
  { STRIPE_SECRET_KEY: 'sk' },
  { PAYMENTS: 'free' },
  { STRIPE_API_BASE: 'stripe.example' },
  { OWNERSHIP_CHECK: 'off' },
  { CRAWL_RESOLVE: 'a=http://127.0.0.1:1' },
  { CRAWL_RESOLVE: 'a' },
  { DEMO: 'on' },
  { RATE_LIMITS: 'off' },
  { TRUST_PROXY: 'true' },
  { TRUST_PROXY: '10.0.0.0/99' },
  { LOG_LEVEL: 'loud' },
  { NODE_ENV: 'prod' },
])('%o is a mistake that names the variable', (wrong) => {
  const [name = ''] = Object.keys(wrong);
  expect(() => parseConfig({ ...production, ...wrong })).toThrow(name);
});

const mistakes = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('PAYMENTS', () => {
  test('stripe with keys, sandbox without them on a machine of one’s own, off when it is said', () => {
    expect(parseConfig({ ...keys, NODE_ENV: 'production' })).toMatchObject({
      payments: 'stripe',
      stripe: { secretKey: 'sk_live_1' },
    });
    expect(parseConfig({})).toMatchObject({ payments: 'sandbox', stripe: null });
    expect(parseConfig(production)).toMatchObject({ payments: 'off', stripe: null });
    expect(parseConfig({ ...production, PAYMENTS: 'sandbox' }).payments).toBe('sandbox');
    expect(parseConfig({ ...keys, STRIPE_SECRET_KEY: 'sk_test_1', PAYMENTS: 'off' })).toMatchObject({
      payments: 'off',
      stripe: null,
    });
  });

  test.each([
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://vitrine.example' },
    { PUBLIC_URL: 'http://192.168.1.7:4600' },
    { PUBLIC_URL: 'http://localhost.evil.example' },
    { PUBLIC_URL: 'https://vitrine.example', NODE_ENV: 'test' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'vitrine' },
  ])('without keys a server for others starts only when it is said: %o', (env) => {
    expect(mistakes(env)).toMatch(/PAYMENTS must be said.*STRIPE_SECRET_KEY/);
    expect(mistakes({ ...env, PAYMENTS: '' })).toMatch(/PAYMENTS must be said/);
    for (const PAYMENTS of ['off', 'sandbox']) expect(parseConfig({ ...env, PAYMENTS }).payments).toBe(PAYMENTS);
    expect(parseConfig({ ...env, ...keys }).payments).toBe('stripe');
  });

  test.each([
    {},
    { PUBLIC_URL: 'http://localhost:4600' },
    { PUBLIC_URL: 'http://127.0.0.9', HOST: '127.1.2.3' },
    { PUBLIC_URL: 'http://[::1]:4600', HOST: '::1' },
    { PUBLIC_URL: 'https://vitrine.example', HOST: '0.0.0.0', NODE_ENV: 'development' },
  ])('a machine of one’s own, or one for developing, needs no word: %o', (env) => {
    expect(parseConfig(env)).toMatchObject({ payments: 'sandbox', production: false });
  });

  test('what contradicts itself is refused, and no message holds a key', () => {
    expect(mistakes({ PAYMENTS: 'stripe' })).toMatch(/PAYMENTS=stripe needs STRIPE_SECRET_KEY/);
    for (const PAYMENTS of ['sandbox', 'off']) {
      const said = mistakes({ ...keys, PAYMENTS });
      expect(said).toMatch(/PAYMENTS=.*live key in STRIPE_SECRET_KEY/);
      expect(said).not.toContain('sk_live_1');
    }
    expect(mistakes({ STRIPE_WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET })).toMatch(/missing: STRIPE_SECRET_KEY/);
    expect(mistakes({ ...keys, STRIPE_SECRET_KEY: 'pk_live_1' })).toMatch(/STRIPE_SECRET_KEY is no secret key/);
  });

  test.each([
    'whsec_test',
    'whsec_short',
    'changeme',
    'whsec_changeme_changeme_changeme',
    'whsec_your_webhook_secret_from_stripe',
    'sk_live_Yq3nRk7TxP9wLc2VbM5zHd8F',
    'Yq3nRk7TxP9wLc2VbM5zHd8F',
    'whsec_Yq3nRk7T xP9wLc2VbM5zHd8F',
    `whsec_${'ab'.repeat(20)}`,
  ])('ST-16 the webhook secret %s is refused by name, and not repeated', (secret) => {
    const said = mistakes({ ...keys, STRIPE_WEBHOOK_SECRET: secret });
    expect(said).toMatch(/STRIPE_WEBHOOK_SECRET is /);
    expect(said).not.toContain(secret);
  });
});

describe('OP-09 without NODE_ENV', () => {
  const said = { PAYMENTS: 'sandbox' };

  test.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.1.7' }, { PUBLIC_URL: 'https://vitrine.example' }])(
    'a server that others reach is in production: %o',
    (env) => {
      expect(parseConfig({ ...env, ...said })).toMatchObject({ production: true, demo: false });
      for (const wrong of [
        { DEMO: 'on' },
        { OWNERSHIP_CHECK: 'off' },
        { RATE_LIMITS: 'off' },
        { CRAWL_RESOLVE: 'a=http://127.0.0.1:1' },
      ])
        expect(mistakes({ ...env, ...said, ...wrong })).toMatch(
          /refused in production, as which this counts: (HOST|PUBLIC_URL)/,
        );
      expect(parseConfig({ ...env, ...said, NODE_ENV: 'development' }).production).toBe(false);
    },
  );

  test('a laptop is none', () => {
    expect(parseConfig({})).toMatchObject({ production: false, demo: null });
  });
});
