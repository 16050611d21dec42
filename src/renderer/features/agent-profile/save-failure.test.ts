import { expect, test } from 'vitest';
import { ApiFailure } from '../../shared/api/failure.ts';
import { plainFailureText, SaveRefused, settingsFailureText } from './save-failure.ts';

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
