import { expect, test } from 'vitest';
import { mayAsk, mayNavigate, mayUse } from './guards.ts';

const server = 'https://vitrine.example';

test.each([
  ['app://owner/conversations', true, true],
  ['app://other-host/', true, false],
  ['https://evil.test/', true, false],
  ['https://vitrine.example/', true, false],
  ['file:///etc/passwd', true, false],
  ['data:text/html,x', true, false],
  ['javascript:alert(1)', true, false],
  ['https://vitrine.example/widget-chat/agt_1', false, true],
  ['https://evil.test/', false, false],
  ['app://owner/', false, false],
  ['about:blank', false, false],
])('DE-04 %s (top frame: %s) may be shown: %s', (url, isMainFrame, allowed) => {
  expect(mayNavigate(url, isMainFrame, server)).toBe(allowed);
});

test('DE-10 only copying by a button is granted, and only to our page', () => {
  expect(mayUse('clipboard-sanitized-write', 'app://owner/integrations')).toBe(true);
  expect(mayUse('clipboard-sanitized-write', 'https://vitrine.example/')).toBe(false);
  for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'midi', 'usb', 'serial', 'hid'])
    expect(mayUse(permission, 'app://owner/'), permission).toBe(false);
});

test('DE-03 only the top frame of our own window is heard', () => {
  const top = { url: 'app://owner/account', parent: null };
  expect(mayAsk({ frame: top, windowId: 1 }, 1)).toBe(true);
  expect(mayAsk({ frame: top, windowId: 2 }, 1)).toBe(false);
  expect(mayAsk({ frame: top, windowId: 1 }, null)).toBe(false);
  expect(mayAsk({ frame: { ...top, parent: top }, windowId: 1 }, 1)).toBe(false);
  expect(mayAsk({ frame: { url: 'https://evil.test/', parent: null }, windowId: 1 }, 1)).toBe(false);
  expect(mayAsk({ frame: { url: 'devtools://devtools/', parent: null }, windowId: 1 }, 1)).toBe(false);
  expect(mayAsk({ frame: null, windowId: 1 }, 1)).toBe(false);
});
