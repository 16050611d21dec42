import { describe, expect, test, vi } from 'vitest';
import type { FramedView } from './host.ts';
import { openHostChannel } from './host.ts';

type Listener = Parameters<FramedView['addEventListener']>[1];

function openIn(hash: string, isFramed = true) {
  const parent = { postMessage: vi.fn() };
  const listeners: Listener[] = [];
  const view: FramedView & { postMessage: () => void } = {
    location: { hash },
    parent,
    addEventListener: (_type, listener) => void listeners.push(listener),
    postMessage: () => undefined,
  };
  if (!isFramed) view.parent = view;
  const heard = vi.fn();
  const say = (source: unknown, origin: string, data: unknown) => {
    for (const listener of listeners) listener({ source, origin, data });
  };
  return { channel: openHostChannel(view, heard), parent, heard, say };
}

const origin = 'https://shop.example';
const closed = { vitrine: 'closed' };

describe('WI-04 the talk with the shop’s page', () => {
  test('is with the parent window at the declared origin', () => {
    const { channel, parent, heard, say } = openIn(`#${origin}`);
    expect(channel?.host).toBe('shop.example');
    channel?.post({ vitrine: 'ready' });
    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith({ vitrine: 'ready' }, origin);
    say(parent, origin, closed);
    expect(heard).toHaveBeenCalledExactlyOnceWith(closed);
  });

  test('another origin, another window and unknown messages are not heard', () => {
    const { heard, parent, say } = openIn(`#${origin}`);
    say(parent, 'https://evil.example', closed);
    say(parent, 'http://shop.example', closed);
    say({}, origin, closed);
    say(null, origin, closed);
    say(parent, origin, { vitrine: 'resize', height: 1e9 });
    for (let at = 0; at < 10_000; at += 1) say(parent, origin, '<img onerror>');
    expect(heard).not.toHaveBeenCalled();
  });

  test.each(['', '#', '#*', '#null', '#shop.example', '#javascript:alert(1)', '#file:///etc', '#data:text/html,x'])(
    'there is none with %j',
    (hash) => expect(openIn(hash).channel).toBeUndefined(),
  );

  test('the agent’s style comes in the fragment’s own fragment; what is no style is none', () => {
    const style = { agentStyle: { name: 'Ada # 100 % / ü' } };
    const sent = encodeURIComponent(JSON.stringify(style));
    const { channel } = openIn(`#${origin}/pt-BR#${sent}`);
    expect([channel?.language, channel?.style]).toEqual(['pt-BR', style]);
    for (const hash of ['', '#', '#%', '#{', '#%E0%A4%A']) {
      expect(openIn(`#${origin}/de${hash}`).channel).toMatchObject({ language: 'de', style: undefined });
    }
  });

  test('there is none outside a frame', () => expect(openIn(`#${origin}`, false).channel).toBeUndefined());
});
