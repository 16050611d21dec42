import { afterEach, expect, test, vi } from 'vitest';
import { watchClicks } from './read-answers.ts';

const markup = `
  <ul data-message="msg_1"><li><a data-product="https://shop.example/mug" href="#opened"><span>View</span></a></li></ul>
  <a href="#elsewhere">Other</a>`;
let session: string | undefined = 'secret';
const sent = vi.spyOn(window, 'fetch');
watchClicks('agt_1', () => session);
// a second reader must not count twice
watchClicks('agt_1', () => session);

afterEach(() => {
  sent.mockReset();
  document.body.innerHTML = '';
  location.hash = '';
});
const press = (selector: string, kind = 'click') =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));

test.each(['click', 'auxclick'])(
  'a product that is opened by %s is told once, and opens whatever becomes of that',
  (kind) => {
    sent.mockRejectedValue(new Error('offline'));
    document.body.innerHTML = markup;
    press('span', kind);
    expect(sent).toHaveBeenCalledOnce();
    const [url, options] = sent.mock.calls[0] ?? [];
    expect(url).toBe('/api/agents/report_click');
    expect(options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(JSON.parse(typeof options?.body === 'string' ? options.body : '')).toEqual({
      agentId: 'agt_1',
      sessionId: 'secret',
      messageId: 'msg_1',
      productUrl: 'https://shop.example/mug',
    });
    if (kind === 'click') expect(location.hash).toBe('#opened');
  },
);

test('other links and a visitor without a session tell nothing', () => {
  document.body.innerHTML = markup;
  press('a[href="#elsewhere"]');
  session = undefined;
  press('span');
  expect(sent).not.toHaveBeenCalled();
});
