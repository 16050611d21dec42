/** Stripe's API over HTTP as far as the product uses it, for STRIPE_API_BASE: every request is held against Stripe's published types, and refused as Stripe refuses. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { parseFormFields } from './form-fields.ts';
import { requestShapes } from './request-shapes.ts';
import type { StripeCall } from './request-shapes.ts';
import { createStripeAnswers, StripeSaysNo } from './stripe-answers.ts';
import { createStripeWorld } from './stripe-world.ts';

export const stripeKeys = { secretKey: 'sk_test_scripted', webhookSecret: 'whsec_Zr5kQw8LxT2mVb7NcD4fGh9J' };

interface Seen {
  /** `POST /v1/customers` */
  call: string;
  idempotencyKey: string | null;
  text: string;
}

type Fault = number | 'silence' | null;

export type ScriptedStripe = Awaited<ReturnType<typeof startScriptedStripe>>;

export async function startScriptedStripe() {
  const world = createStripeWorld();
  const answers = createStripeAnswers(world);
  const requests: Seen[] = [];
  /** what was refused for its shape: a mistake of ours, whatever the test is about */
  const malformed: string[] = [];
  const done = new Map<string, { text: string; reply: Promise<object> }>();
  const stripe = new Stripe(stripeKeys.secretKey);
  const version = stripe.getApiField('version');
  let fault: ((call: string) => Fault | Promise<Fault>) | null = null;

  async function replyTo(request: IncomingMessage, text: string): Promise<object> {
    const { pathname } = new URL(request.url ?? '', 'http://stripe');
    const call = `${request.method} ${pathname.replace(/\/[a-z]+_\w*\d+(?=\/|$)/, '/:id')}`;
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '') || null;
    requests.push({ call, idempotencyKey, text });
    const failure = (await fault?.(call)) ?? null;
    if (failure === 'silence') return new Promise(() => {});
    if (failure !== null) throw new StripeSaysNo(failure, 'api_error', 'It is our fault.');
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      throw new StripeSaysNo(401, 'invalid_request_error', 'Invalid API Key provided');
    if (request.headers['stripe-version'] !== version) throw wrongShape('Invalid Stripe API version');
    if (!isCall(call)) throw new StripeSaysNo(404, 'invalid_request_error', `Unrecognized request URL (${call})`);
    const fields = parseFormFields(text);
    const problem = requestShapes[call].problem(fields, '');
    if (problem !== null) throw wrongShape(`${call}: ${problem}`);
    const objectId = /\/([a-z]+_\w*\d+)(?=\/|$)/.exec(pathname)?.[1] ?? '';
    if (idempotencyKey === null || request.method !== 'POST') return answers(call, fields, objectId);
    return oncePerKey(idempotencyKey, `${pathname} ${text}`, async () => answers(call, fields, objectId));
  }

  async function oncePerKey(key: string, text: string, answer: () => Promise<object>): Promise<object> {
    const earlier = done.get(key);
    if (earlier && earlier.text !== text)
      throw new StripeSaysNo(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      );
    if (earlier) return earlier.reply;
    const reply = answer();
    done.set(key, { text, reply });
    return reply;
  }

  function wrongShape(message: string): StripeSaysNo {
    malformed.push(message);
    return new StripeSaysNo(400, 'invalid_request_error', message);
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = new URL(request.url ?? '', 'http://stripe').search.slice(1);
    for await (const chunk of request) text += String(chunk);
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` });
      response.end(JSON.stringify(body));
    };
    try {
      send(200, await replyTo(request, text));
    } catch (error) {
      if (!(error instanceof StripeSaysNo)) throw error;
      response.setHeader('stripe-should-retry', String(error.status >= 500));
      send(error.status, { error: { type: error.type, message: error.message } });
    }
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    world,
    requests,
    malformed,
    /** the configuration of a server that uses it */
    env: {
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_BASE: url,
    },
    /** what goes wrong from now on: a status, no answer at all, or an answer that is late */
    fails(rule: typeof fault): void {
      fault = rule;
    },
    sign: (payload: string, at = Math.floor(Date.now() / 1000)) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret: stripeKeys.webhookSecret, timestamp: at }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isCall = (call: string): call is StripeCall => call in requestShapes;
