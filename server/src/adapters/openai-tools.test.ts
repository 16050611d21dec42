/** What an endpoint takes and what it does with tools, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonPieces, startScriptedModel } from '../../../tests/api/support/scripted-model.ts';
import type { ScriptedAnswer, ScriptedModel } from '../../../tests/api/support/scripted-model.ts';
import { blanket, questionOf } from '../features/answering/question.fixture.ts';
import type { LookUp, LookUpCall } from '../ports/model.ts';
import { createOpenAiModel } from './openai-model.ts';

let scripted: ScriptedModel;
beforeAll(async () => {
  scripted = await startScriptedModel();
});
afterAll(() => scripted.close());

const question = questionOf('Do you have a blanket?');
const modelOf = (usesTools = true) =>
  createOpenAiModel({ baseUrl: scripted.url, apiKey: '', model: 'scripted', usesTools });

/** Finds the blanket, whatever is asked. */
function finder() {
  const calls: LookUpCall[] = [];
  const lookUp: LookUp = (call) => {
    calls.push(call);
    const products = [{ document: blanket, score: 1, coverage: 1 }];
    return Promise.resolve({ question: { ...question, products }, products: [0], passages: [], facts: [] });
  };
  return { calls, lookUp };
}

async function ask(model = modelOf(), { lookUp } = finder()) {
  const deltas: string[] = [];
  const signal = AbortSignal.timeout(5000);
  const reply = await model.reply(question, { signal, lookUp, onText: (delta) => deltas.push(delta) });
  return { reply, shown: deltas.join('') };
}

const refusal = (message: string, param: string | null = null, code: string | null = null): ScriptedAnswer => ({
  status: 400,
  body: JSON.stringify({ error: { message, param, code } }),
});
const takenBy = (at = -1) =>
  ['tools', 'response_format', 'stream_options', 'max_tokens', 'max_completion_tokens', 'temperature'].filter(
    (name) => name in (scripted.requests.at(at)?.body ?? {}),
  );

describe('parameters', () => {
  test('tokens, temperature, format and tools are set', async () => {
    scripted.will({ pieces: jsonPieces('Yes.') });
    await ask();
    expect(scripted.requests[0]?.body).toMatchObject({ max_tokens: 1000, temperature: 0.2, stream: true });
    expect(takenBy()).toEqual(['tools', 'response_format', 'stream_options', 'max_tokens', 'temperature']);
  });

  test.each([
    [
      'max_tokens',
      "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      'max_completion_tokens',
    ],
    ['temperature', "'temperature' does not support 0.2 with this model.", null],
    ['tools', '"llama3" does not support tools', null],
    ['response_format', 'json_schema is not supported', null],
    ['stream_options', 'stream_options: extra fields not permitted', null],
  ])('%s, where it is refused by name, is the only one left out, and stays out', async (name, message, instead) => {
    const model = modelOf();
    scripted.will(refusal(message), { pieces: jsonPieces('Yes.') });
    expect((await ask(model)).reply.text).toBe('Yes.');
    expect(scripted.requests).toHaveLength(2);
    const left = takenBy();
    expect(left).not.toContain(name);
    expect(left).toHaveLength(instead === null ? 4 : 5);
    if (instead !== null) expect(left).toContain(instead);
    scripted.will({ pieces: jsonPieces('Yes.') });
    await ask(model);
    expect([scripted.requests.length, takenBy()]).toEqual([1, left]);
  });

  test('a refusal that names nothing leaves them out step by step', async () => {
    scripted.will(refusal('bad request'), refusal('bad request'), refusal('bad request'), {
      pieces: jsonPieces('Yes.'),
    });
    expect((await ask()).reply.text).toBe('Yes.');
    expect(takenBy()).toEqual(['max_tokens', 'temperature']);
  });

  test('what a refusal of the words taught is not remembered', async () => {
    const model = modelOf();
    scripted.will(refusal('too long', null, 'context_length_exceeded'));
    await expect(ask(model)).rejects.toMatchObject({ code: 'refused', status: 400 });
    expect(scripted.requests).toHaveLength(1);
    scripted.will(refusal('no'));
    await expect(ask(model)).rejects.toMatchObject({ code: 'refused', status: 400 });
    scripted.will({ pieces: jsonPieces('Yes.') });
    await ask(model);
    expect(takenBy()).toHaveLength(5);
  });
});

describe('tools', () => {
  const wantsBlanket: ScriptedAnswer = {
    calls: [['search_products', '{"query":"wool blanket"}']],
    finish: 'tool_calls',
  };

  test('what was looked up has ids that the reply may name', async () => {
    scripted.will(wantsBlanket, { pieces: jsonPieces('The Harbour blanket.', ['p1']) });
    const found = finder();
    const { reply, shown } = await ask(modelOf(), found);
    expect(found.calls).toEqual([{ name: 'search_products', input: { query: 'wool blanket' } }]);
    expect(reply).toMatchObject({ text: 'The Harbour blanket.', products: [0] });
    expect(reply.usage).toMatchObject({ promptTokens: 1800, parts: { lookups: expect.any(Number) } });
    expect(shown).toBe('The Harbour blanket.');
    const [, , , assistant, tool] = [0, 0, 0, ...(scripted.requests[1]?.body.messages.slice(-2) ?? [])];
    expect(assistant).toMatchObject({ role: 'assistant', tool_calls: [{ id: 'call_0' }] });
    expect(tool).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('"id":"p1","name":"Harbour blanket"'),
    });
  });

  test('two rounds, then it has to speak', async () => {
    scripted.will(wantsBlanket, wantsBlanket, { pieces: jsonPieces('Here.') });
    expect((await ask()).reply.text).toBe('Here.');
    expect(scripted.requests.map(({ body }) => body.tool_choice)).toEqual([undefined, undefined, 'none']);
  });

  test('one that calls for ever is asked without tools', async () => {
    scripted.will(wantsBlanket, wantsBlanket, wantsBlanket, { pieces: jsonPieces('Here.') });
    expect((await ask()).reply.text).toBe('Here.');
    expect(takenBy()).not.toContain('tools');
  });

  test('"let me look" before a call is shown to nobody', async () => {
    scripted.will({ ...wantsBlanket, pieces: ['Let me look ', 'that up.'] }, { pieces: jsonPieces('Here.') });
    expect((await ask()).shown).toBe('Here.');
  });

  test.each<[string, ScriptedAnswer]>([
    ['a tool that nobody offered', { calls: [['run_sql', '{}']] }],
    ['arguments that are no JSON', { calls: [['search_products', '{"query":']] }],
    ['calls written as text', { pieces: ['{"name":"search_products","arguments":{"query":"x"}}'] }],
  ])('%s: asked again without tools, and twice is enough to know', async (_, garbage) => {
    const model = modelOf();
    const good = { pieces: jsonPieces('Yes.') };
    for (let i = 0; i < 2; i += 1) {
      scripted.will(garbage, good);
      expect((await ask(model)).reply.text).toBe('Yes.');
    }
    scripted.will(good);
    await ask(model);
    expect(takenBy()).not.toContain('tools');
  });

  test('LLM_TOOLS=off offers none', async () => {
    scripted.will({ pieces: jsonPieces('Yes.') });
    await ask(modelOf(false));
    expect(takenBy()).not.toContain('tools');
  });
});

test('an endpoint that counts nothing is estimated', async () => {
  scripted.will({ pieces: jsonPieces('Yes.'), counts: false });
  const { usage } = (await ask()).reply;
  expect(usage).toMatchObject({ isEstimated: true, completionTokens: expect.any(Number) });
  expect(usage?.promptTokens).toBeGreaterThan(500);
});
