import { expect, test } from 'vitest';
import { greeting } from './contact-addresses.ts';

test.each(['Ada', 'Anne-Marie O’Neil', 'J. R. Müller Jr.', 'Şule Öztürk', '李小龙', 'Hearth & Loom, 2nd floor'])(
  '%s is greeted',
  (name) => expect(greeting(name)).toBe(`Hello ${name},`),
);

test.each([
  'https://evil.example/prize',
  'evil.example',
  'Ada visit www.evil.example now',
  'call me@evil.example',
  'Ada\nYour account is closed',
  'Ada: your account will be closed unless you write to us at once, this is the last time we ask',
  'Ada \u202Eelpmaxe',
  '<a href=x>',
])('RE-08 a letter says nothing for whoever registered somebody as %j', (name) =>
  expect(greeting(name)).toBe('Hello,'),
);
