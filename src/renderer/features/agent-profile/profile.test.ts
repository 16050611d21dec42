import { ValidationError } from 'yup';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../shared/api/failure.ts';
import {
  SaveRefused,
  createBody,
  hasContact,
  newProfile,
  phoneCharacters,
  plainFailureText,
  profileOf,
  profileRules,
  settingsFailureText,
  updateBody,
} from './profile.ts';
import type { Profile } from './profile.ts';

const profile: Profile = {
  ...newProfile,
  brandName: 'Alder & Pine',
  products: ['blankets'],
  agentTone: 'Friendly & Casual',
  supportEmail: 'help@shop.example',
};

function errorsOf(change: Partial<Profile>): string[] {
  try {
    profileRules.validateSync({ ...profile, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

test.each<[string, Partial<Profile>, string[]]>([
  ['5-13', { brandName: ' ' }, ['Brand name is required']],
  ['5-14', { agentTone: '' }, ['Tone is required']],
  ['5-14', { agentTone: 'Custom', customTone: ' ' }, ['Tone is required']],
  ['5-14', { agentTone: 'Custom', customTone: 'Like a sailor' }, []],
  ['5-15', { products: [] }, ['At least one product is required']],
  ['5-15', { products: ['a', ' '] }, ['Each product must be a non-empty string']],
  ['5-16', { supportEmail: 'help@' }, ['Invalid email address']],
  ['5-16', { supportEmail: '' }, []],
  ['5-17', { supportPhone: '12345' }, ['Invalid phone number']],
  ['5-17', { supportPhone: '12+3456' }, ['Invalid phone number']],
  ['5-17', { supportPhone: '+351123456' }, []],
  ['5-17', { supportPhone: '123456' }, []],
  ['5-18', { WhatsApp: 'https://wa.me/351123456' }, []],
  ['5-18', { WhatsApp: 'ask for Ana' }, []],
])('%s %j gives %j', (_number, change, errors) => {
  expect([...new Set(errorsOf(change))]).toEqual(errors);
});

test('5-17 the phone field keeps plus and digits', () => {
  expect(phoneCharacters('+351 (12) 34-56x')).toBe('+351123456');
});

test('5-19 one contact of the three is enough, none is not', () => {
  expect(hasContact(profile)).toBe(true);
  expect(hasContact({ ...profile, supportEmail: ' ' })).toBe(false);
  expect(hasContact({ ...profile, supportEmail: '', WhatsApp: 'ask for Ana' })).toBe(true);
});

test('7-12 3-06 creating sends all fields under the wire’s names', () => {
  expect(createBody('agt_1', { ...profile, agentTone: 'Custom', customTone: ' dry ' })).toEqual({
    agentId: 'agt_1',
    brandName: 'Alder & Pine',
    brandOffer: ['blankets'],
    toneVoice: 'Custom',
    customToneVoice: 'dry',
    agentSupport: { mail: 'help@shop.example', phone: '', whatsApp: '' },
  });
});

test('a custom tone that was left again is not sent', () => {
  expect(createBody('agt_1', { ...profile, customTone: 'dry' }).customToneVoice).toBe('');
});

test('7-13 O14 updating sends what changed, and nothing when nothing did', () => {
  expect(updateBody('agt_1', profile, { ...profile, products: ['blankets', 'lamps'] })).toEqual({
    agentId: 'agt_1',
    brandOffer: ['blankets', 'lamps'],
  });
  expect(updateBody('agt_1', profile, { ...profile, agentTone: 'Playful & Fun' })).toEqual({
    agentId: 'agt_1',
    toneVoice: 'Playful & Fun',
    customToneVoice: '',
  });
  expect(updateBody('agt_1', profile, { ...profile, brandName: 'Alder & Pine ' })).toBeNull();
});

test('3-07 what was saved comes back into the form', () => {
  expect(profileOf(createBody('agt_1', profile))).toEqual(profile);
});

const plain = 'An error occurred. Please try again.';
const refusal = { success: false, code: 'request.malformed', message: 'The phone number is too long.' };

test('8-13 onboarding says it plainly', () => {
  expect(plainFailureText()).toBe(plain);
});

test.each([
  ['8-14', new SaveRefused('Tone is required'), 'Tone is required'],
  ['8-14', new SaveRefused(''), plain],
  ['8-14', new ApiFailure(400, refusal), 'The phone number is too long.'],
  ['8-14', new ApiFailure(500, '<html>'), plain],
  ['8-14', new TypeError('x is undefined'), plain],
  ['8-15', new ApiFailure(null, undefined), 'Network error. Please check your connection.'],
])('%s settings: %s reads %s', (_number, error, text) => {
  expect(settingsFailureText(error)).toBe(text);
});
