import { describe, expect, test } from 'vitest';
import { parseScriptAddress } from './agent-id.ts';

const id = `agt_${'0a'.repeat(16)}`;
const origin = 'https://vitrine.example';

describe('WI-01 the id in the script address', () => {
  test.each([
    `${origin}/chatbox.js?id=${id}`,
    `${origin}/chatbox.js?v=2&id=${id}`,
    `${origin}/chatbox.js?id=${id}&v=2`,
    `${origin}/chatbox.js?id=${id}#x`,
  ])('%s', (src) => expect(parseScriptAddress(src)).toEqual({ agentId: id, origin }));

  test('a port belongs to the origin', () => {
    expect(parseScriptAddress(`http://localhost:4600/chatbox.js?id=${id}`)?.origin).toBe('http://localhost:4600');
  });

  test.each([
    '',
    `${origin}/chatbox.js`,
    `${origin}/chatbox.js?id=`,
    `${origin}/chatbox.js?id=');alert(1)//`,
    `${origin}/chatbox.js?id=</script>`,
    `${origin}/chatbox.js?id=${id}'`,
    `${origin}/chatbox.js?id=${id.toUpperCase()}`,
    `${origin}/chatbox.js?id=${id}0`,
    `${origin}/chatbox.js?id=usr_${'0a'.repeat(16)}`,
    `${origin}/chatbox.js?xid=${id}`,
    `${origin}/chatbox.js?id=${'a'.repeat(10_000)}`,
    `${origin}/chatbox.js#?id=${id}`,
    `https://user@vitrine.example/chatbox.js?id=${id}`,
    `data:text/javascript,/chatbox.js?id=${id}`,
    `//vitrine.example/chatbox.js?id=${id}`,
  ])('%s is refused', (src) => expect(parseScriptAddress(src)).toBeUndefined());
});
