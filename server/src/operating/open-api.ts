/** The contract as an OpenAPI 3.1 document. Nothing is written by hand: a call that is added to the contract stands here. */
import { calls } from '@vitrine/contract/calls';
import type { Call, CallName } from '@vitrine/contract/calls';
import { routeSchemas } from '@vitrine/contract/routes';
import type { RouteSchemas } from '@vitrine/contract/routes';
import { RefusalSchema } from '@vitrine/contract/schemas';
import type { TObject } from 'typebox';

export interface ApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  description?: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: object }[];
  requestBody?: { required: true; content: { 'application/json': { schema: object } } };
  responses: Record<string, object>;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<string, ApiOperation>>>;
  components: object;
}

const refusals: Record<string, string> = {
  '400': 'Malformed: the message names the field.',
  '401': 'Nobody is signed in.',
  '402': 'No credit is left.',
  '403': 'The agent is blocked, the page may not show it, or a plan is needed.',
  '404': 'Not there, or not yours: the two are never told apart.',
  '409': 'Not as things stand: the agent has not learned yet, or somebody else was first.',
  '413': 'The request is too large.',
  '415': 'The request must be sent as application/json.',
  '429': 'Too often; Retry-After says how long to wait.',
  '500': 'Our mistake; the log has the requestId.',
  '503': 'Overloaded or the database is away; Retry-After says how long to wait.',
  '507': 'There is no space left to store this.',
};

const streams: Partial<Record<CallName, string>> = {
  getResponse: 'With `Accept: text/event-stream` the reply comes as events: `text`, `cards`, then `done` or `error`.',
  getTestResponse:
    'With `Accept: text/event-stream` the reply comes as events: `text`, `cards`, then `done` or `error`.',
  watchConversations: 'Answers as server-sent events alone: `ready`, then `changed` after each stored message.',
};

export function describeApi(publicUrl: string): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return plain({
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description:
        'The calls of the owner app and the widget. Expected refusals are HTTP 200 with `success: false`; every other error has a 4xx or 5xx status and the same shape.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { owner: { type: 'http', scheme: 'bearer', description: 'The token of login or register.' } },
      schemas: { Refusal: RefusalSchema },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          `R${status}`,
          { description, content: json({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  });
}

function operation(name: string, { path, access, gate }: Call): ApiOperation {
  if (!isCallName(name)) throw new Error(`${name} is no call`);
  const { params, query, body, reply }: RouteSchemas = routeSchemas[name];
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  const description = [gate === 'plan' ? 'Needs a plan.' : '', streams[name] ?? ''].filter(Boolean).join(' ');
  return {
    operationId: name,
    summary: wordsOf(name),
    tags: [path.split('/')[1] ?? ''],
    ...(description !== '' && { description }),
    security: access === 'owner' ? [{ owner: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true as const, content: json(body) } }),
    responses: {
      '200': { description: 'What was asked for, or an expected refusal.', content: json(reply) },
      ...Object.fromEntries(
        Object.keys(refusals).map((status) => [status, { $ref: `#/components/responses/R${status}` }]),
      ),
    },
  };
}

const isCallName = (name: string): name is CallName => name in calls;

const json = (schema: object) => ({ 'application/json': { schema } });

function parametersOf(where: 'path' | 'query', schema: TObject | undefined) {
  const required = new Set<string>(schema?.required ?? []);
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }));
}

/** `getAgentStyle` → `Get agent style` */
const wordsOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** Without what TypeBox keeps beside the JSON. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const plain = (document: ApiDocument): ApiDocument => JSON.parse(JSON.stringify(document)) as ApiDocument;
