import { expect, test } from 'vitest';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { createBrowserPlatform } from './choose-platform.ts';

const record: SessionRecord = {
  success: true,
  user: { _id: 'usr_1', token: 'secret', name: 'Ana', email: 'ana@shop.example' },
  payment: { verifyPayment: true, plan: 'Free', offer: 500, currency: 'eur', restToConsume: 499, updatedAt: null },
  agent: { _id: 'agt_1', status: 'confirmed', style: true, profile: true, knowledges: true },
  pagesNumberSite: 40,
  customInstrucations: null,
};

test('3-01 3-02 3-03 9-08 T03 the record stands in local storage under our name, whole but for the token', async () => {
  const { session } = createBrowserPlatform(window);
  await session.write(record);
  const kept: unknown = JSON.parse(localStorage.getItem('vitrine.session') ?? 'null');
  expect(kept).toEqual({ ...record, user: { ...record.user, token: '' } });
  expect(await session.read()).toEqual(kept);
  await session.clear();
  expect(localStorage.getItem('vitrine.session')).toBeNull();
});

test('3-03 4-07 9-08 the copy stands in session storage, helps when the record is gone, and goes with it', async () => {
  const { session } = createBrowserPlatform(window);
  await session.backUp(record);
  expect(sessionStorage.getItem('vitrine.session.backup')).toContain('usr_1');
  expect(await session.read()).toMatchObject({ user: { _id: 'usr_1', token: '' } });
  await session.clear();
  expect(sessionStorage.getItem('vitrine.session.backup')).toBeNull();
  expect(await session.read()).toBeNull();
});
