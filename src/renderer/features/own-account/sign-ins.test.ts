import { expect, test } from 'vitest';
import { deviceName } from './sign-ins.tsx';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Vitrine/2.0 Chrome/140.0 Electron/40.0 Safari/537.36',
    'Vitrine for the desktop on macOS',
  ],
  ['curl/8.0', 'A program (curl/8.0)'],
  ['node', 'A program (node)'],
  [null, 'A device that did not say what it is'],
])('%s is %s', (device, name) => {
  expect(deviceName(device)).toBe(name);
});
