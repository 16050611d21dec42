/** What the operator sees of a model: one log line a failure, and numbers. */
import { beforeAll, describe, expect } from 'vitest';
import { inProcess } from './support/in-process.ts';
import { useModelledShop } from './support/modelled-shop.ts';
import { jsonPieces } from './support/scripted-model.ts';
import type { ScriptedAnswer, ScriptedModel } from './support/scripted-model.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import type { TestServer } from './support/test-server.ts';

const key = 'sk-canary-90ab';
const lines: string[] = [];
const shop = useModelledShop(key, { write: (line) => void lines.push(line) });
let model: ScriptedModel;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(() => {
  ({ model, server, client, owner } = shop());
});

const delivery = 'How long does delivery take?';
const well = {
  pieces: jsonPieces('Parcels arrive within three working days.', [], 7, { citations: ['f1'], outcome: 'answered' }),
};

async function ask(userQuery: string): Promise<string> {
  const { sessionId } = (await client.send('createSession', { body: { agentId: owner.agentId } })).body;
  const asked = { agentId: owner.agentId, sessionId, userQuery, path: '' };
  const { status, body } = await client.send('getResponse', { body: asked });
  if (!body.success) throw new Error(`${status} ${body.code}`);
  return body.response.agent_response_text;
}

/** After failures in a row the model is left alone for a while; a good reply makes it asked again. */
async function modelIsWell() {
  model.will(well);
  await ask(delivery);
  expect(model.requests).toHaveLength(1);
}

describe('what the operator sees', () => {
  const failuresIn = () =>
    lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => /the model/.test(String(msg)));

  inProcess('it reads the log of this process')(
    'one line a failure: whose request, which kind, which status, the true reason, no stack',
    async () => {
      const failures: [ScriptedAnswer, object][] = [
        [
          { status: 429, body: JSON.stringify({ error: { message: `${key} over quota` } }) },
          { kind: 'rate_limited', status: 429, reason: 'the endpoint answered 429' },
        ],
        [
          { status: 503, body: '{}' },
          { kind: 'unavailable', status: 503, reason: 'the endpoint answered 503' },
        ],
        [{ pieces: ['{"mood":"good"}'] }, { kind: 'malformed', status: null, reason: 'its answer held no reply' }],
        [
          { pieces: jsonPieces('It costs 1.00 EUR.') },
          { kind: 'unfit', status: null, reason: expect.stringMatching(/cannot be sent: .*price.*, twice$/) },
        ],
      ];
      for (const [answer, told] of failures) {
        await modelIsWell();
        lines.length = 0;
        model.will(answer);
        await ask(delivery);
        const found = failuresIn();
        expect(found).toHaveLength(1);
        expect(found[0]).toMatchObject({ requestId: expect.stringMatching(/\S{6}/), ...told });
        expect(lines.join('')).not.toMatch(/over quota|stack|sk-canary/);
      }
    },
  );

  inProcess('it reads the numbers of this process')(
    'calls, tokens, time, failures, the breaker and replies',
    async () => {
      const read = async () => server.metrics.read();
      const valueOf = (text: string, name: string) =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.slice(name.length + 1) ?? 0,
        );
      await modelIsWell();
      const before = await read();
      expect(valueOf(before, 'vitrine_model_breaker_open')).toBe(0);
      model.will(well);
      await ask(delivery);
      model.will({ status: 503, body: '{}' });
      for (let i = 0; i < 4; i += 1) await ask(delivery);
      const after = await read();
      const grown = (name: string) => valueOf(after, name) - valueOf(before, name);
      expect(grown('vitrine_model_calls_total{result="ok"}')).toBe(1);
      expect(grown('vitrine_model_calls_total{result="failed"}')).toBe(3);
      expect(grown('vitrine_model_failures_total{kind="unavailable"}')).toBe(3);
      expect(grown('vitrine_model_seconds_count{result="ok"}')).toBe(1);
      expect(grown('vitrine_model_tokens_total{direction="in"}')).toBe(900);
      expect(grown('vitrine_prompt_tokens_total{part="rules"}')).toBeGreaterThan(300);
      expect(grown('vitrine_replies_total{path="model",outcome="answered"}')).toBe(1);
      expect(grown('vitrine_replies_total{path="fallback",outcome="answered"}')).toBe(4);
      expect(valueOf(after, 'vitrine_model_breaker_open')).toBe(1);
    },
  );
});
