import { expect, test } from 'vitest';
import { readTyped, usage } from './typed-command.ts';

test('help is what is shown to whoever types nothing or asks for it', () => {
  for (const args of [[], ['help'], ['--help'], ['-h'], ['accounts', '--help']]) expect(readTyped(args)).toBeNull();
});

test('what is typed right is understood', () => {
  expect(readTyped(['accounts'])).toMatchObject({ command: 'accounts', subject: '' });
  expect(readTyped(['export-account', 'agt_1', '--to', 'x'])).toMatchObject({ subject: 'agt_1', to: 'x' });
  expect(readTyped(['delete-account', 'a@b.example', '--yes=a@b.example'])).toMatchObject({ yes: 'a@b.example' });
  expect(readTyped(['backup'])).toMatchObject({ keepDays: 30 });
  expect(readTyped(['backup', '--keep-days', '7'])).toMatchObject({ keepDays: 7 });
});

test.each([
  [['dance'], 'no command "dance"'],
  [['toString'], 'no command "toString"'],
  [['accounts', '--bogus'], "Unknown option '--bogus'"],
  [['export-account', 'agt_1', '--to'], "'--to <value>' argument missing"],
  [['export-account'], 'export-account needs an account'],
  [['delete-account', '--yes', 'a@b.example'], 'delete-account needs an account'],
  [['restore'], 'restore needs the file of a backup'],
  [['backup', 'folder'], 'does not know what to do with "folder"'],
  [['block-agent', 'agt_1', 'agt_2'], 'does not know what to do with "agt_2"'],
  [['backup', '--keep-days', '0'], '--keep-days'],
  [['backup', '--keep-days', 'x'], '--keep-days'],
])('%s is refused, with what is wrong and how it is typed', (args, said) => {
  expect(() => readTyped(args)).toThrow(said);
  if (!said.startsWith('--keep')) expect(() => readTyped(args)).toThrow(usage.slice(0, 40));
});
