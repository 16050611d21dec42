import { expect, test } from 'vitest';
import { isReadable, replyParts } from './reply-parts.ts';
import { routeSchemas } from './routes.ts';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  anyOf?: Shape[];
}

const kinds: Record<string, string> = { array: '[]', object: '' };

/** undefined for what is neither a list nor an object */
function kindOf({ type, anyOf = [] }: Shape): string | undefined {
  const [inner, nothing] = anyOf;
  if (nothing?.type !== 'null') return kinds[type ?? ''];
  return inner?.type === 'object' ? '?' : undefined;
}

/** Required lists and objects, of a reply that is no refusal. */
function partsOf(reply: Shape): string {
  const whole = reply.anyOf?.[0] ?? reply;
  return (whole.required ?? [])
    .flatMap((name) => {
      const kind = kindOf(whole.properties?.[name] ?? {});
      return kind === undefined ? [] : [name + kind];
    })
    .join(' ');
}

test('the table says what the schemas say', () => {
  const readOtherwise = new Set(['stats', 'getResponse', 'getTestResponse']);
  const said = Object.entries(routeSchemas).flatMap(([name, { reply }]) => {
    // a schema is plain JSON
    const parts = partsOf(JSON.parse(JSON.stringify(reply)));
    return parts === '' || readOtherwise.has(name) ? [] : [[name, parts]];
  });
  expect(replyParts).toEqual(Object.fromEntries(said));
});

test.each([null, undefined, 'a page of a proxy', 7, [], {}, { success: true }, { success: true, groups: null }])(
  'no list of open questions can be read from %j',
  (reply) => {
    expect(isReadable('getOpenQuestions', reply)).toBe(false);
  },
);

test.each([{ success: true }, { success: true, agentProfile: 7 }, { success: true, agentProfile: [] }])(
  'no profile can be read from %j',
  (reply) => {
    expect(isReadable('getProfile', reply)).toBe(false);
  },
);

test('what is whole is read, and so is a refusal', () => {
  expect(isReadable('getProfile', { success: true, agentProfile: null })).toBe(true);
  expect(isReadable('getOpenQuestions', { success: true, groups: [] })).toBe(true);
  expect(isReadable('saveAnswer', { success: false, code: 'answers.too_many', message: 'x' })).toBe(true);
  expect(isReadable('getPaymentUrl', { success: true, paymentUrl: null })).toBe(true);
});
