import { expect, test } from 'vitest';
import type { ReplyOf } from '@vitrine/contract/routes';
import { sessionFromProfile, storedIdentity } from './auth-context.tsx';

test.each([null, 'text', 7, [], {}, { user: null }, { user: { _id: 7 } }, { user: { _id: '' } }, { userId: 'usr_1' }])(
  'AU-18 4-01 %j holds no user',
  (record) => {
    expect(storedIdentity(record)).toBeNull();
  },
);

test('AU-18 of a kept record only the id and the token are believed', () => {
  const edited = { user: { _id: 'usr_1', token: 't' }, payment: { verifyPayment: true } };
  expect(storedIdentity(edited)).toEqual({ userId: 'usr_1', token: 't' });
  expect(storedIdentity({ user: { _id: 'usr_1' } })).toEqual({ userId: 'usr_1', token: '' });
});

const profile: ReplyOf<'getUser'> = {
  _id: 'usr_1',
  name: 'Ana',
  email: 'ana@shop.example',
  user: { _id: 'usr_1', name: 'Ana', email: 'ana@shop.example' },
  payment: { verifyPayment: true, plan: 'Free', offer: 500, currency: 'eur', restToConsume: 499, updatedAt: null },
  agent: { _id: 'agt_1', status: 'confirmed', style: true, profile: true, knowledges: true },
  pagesNumberSite: 40,
  customInstrucations: null,
};

test('T06 4-02 the fetched profile and the stored token make the whole record', () => {
  const { _id, name, email, ...rest } = profile;
  expect(sessionFromProfile(profile, 'kept')).toEqual({
    ...rest,
    success: true,
    user: { _id, name, email, token: 'kept' },
  });
});

test('a profile without payment or agent restores nobody', () => {
  const broken: typeof profile = JSON.parse(JSON.stringify({ ...profile, payment: undefined }));
  expect(() => sessionFromProfile(broken, '')).toThrow('incomplete');
});
