import { expect, test } from 'vitest';
import { directLink, iframeTag, scriptTag } from './platforms.ts';

test('9-25 2.5-14 the script tag carries the id, the iframe is 400 by 500, the link is direct', () => {
  expect(scriptTag('https://v.example', 'agt_1')).toBe(
    '<script src="https://v.example/chatbox.js?id=agt_1" async></script>',
  );
  expect(iframeTag('https://v.example', 'agt_1')).toContain(
    'src="https://v.example/widget-chat/agt_1" width="400" height="500"',
  );
  expect(directLink('https://v.example', 'agt_1')).toBe('https://v.example/widget-chat/agt_1');
});
