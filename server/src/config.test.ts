import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://vitrine.example' };

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
  expect(config.model).toEqual({ baseUrl: 'https://llm.example/v1', apiKey: 'k', model: 'm' });
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
  { EMBEDDINGS_MODEL: 'm' },
  { EMBEDDINGS_API_KEY: 'k' },
  { SMTP_URL: 'mail.example' },
  { SMTP_URL: 'smtp://' },
  { MAIL_FROM: 'nobody' },
  { MAIL_FROM: 'us@vitrine.example\r\nBcc: x@y.example' },
  { STRIPE_SECRET_KEY: 'sk' },
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
