import { expect, test } from 'vitest';
import { resumeStep, stepNames, stepOfHistory } from './wizard-steps.ts';

const payment = { verifyPayment: false, plan: null, offer: null, currency: null, restToConsume: null, updatedAt: null };
const agent = { _id: 'agt_1', status: null, style: false, profile: false, knowledges: false };

test.each([
  [1, false, {}],
  [2, false, { style: true }],
  [3, false, { style: true, profile: true }],
  [3, false, { profile: true }],
  [3, false, { style: true, profile: true, knowledges: true, status: 'created' as const }],
  [3, false, { style: true, profile: true, knowledges: true, status: 'pending' as const }],
  [4, false, { style: true, profile: true, knowledges: true, status: 'confirmed' as const }],
  [4, false, { knowledges: true, status: 'confirmed' as const }],
  [5, true, {}],
  [5, true, { style: true }],
])('2.5-03 step %i with payment %s and agent %j', (step, verifyPayment, change) => {
  expect(resumeStep({ payment: { ...payment, verifyPayment }, agent: { ...agent, ...change } })).toBe(step);
});

test('2.5-02 the steps bear the specification’s names', () => {
  expect(stepNames).toEqual(['Agent Design', 'Agent Profile', 'knowledge Base', 'Test Your Agent', 'Integration']);
});

test.each([
  [{ step: 1 }, 1],
  [{ step: 3 }, 3],
  [{ step: 4 }, 3],
  [{ step: 5 }, 3],
  [{ step: '2' }, 3],
  [null, 3],
  ['step', 3],
])('an entry of the history with %j shows step %i to whom has a profile', (state, step) => {
  const standing = { payment, agent: { ...agent, style: true, profile: true } };
  expect(stepOfHistory(state, standing)).toBe(step);
});
