import { expect, test } from 'vitest';
import { backup } from './backup-commands.ts';

test('ST-14 a folder that cannot hold backups is named in words, before the database is asked', async () => {
  await expect(backup('postgres://nobody@127.0.0.1:1/none', '/proc/vitrine/backups', 30, new Date())).rejects.toThrow(
    'The folder for backups cannot be used: /proc/vitrine/backups: no folder can be made there (ENOENT)',
  );
});
