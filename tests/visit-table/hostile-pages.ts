/** Forty shops that do to a widget what shops do, one thing each: what a page does to styles, to its own scripts, to storage, to us. */
export interface HostilePage {
  name: string;
  /** instead of the whole document, with `{script}` where the tag stands */
  document?: string;
  /** attributes of the html element */
  html?: string;
  head?: string;
  /** before the tag */
  body?: string;
  /** instead of one async tag; `{src}` is the loader's address */
  tag?: string;
  /** `{origin}` is the server's */
  headers?: Record<string, string>;
  /** runs in the page once the bubble stands */
  afterwards?: string;
  side?: 'left';
  /** the page has taken away what the widget cannot do without: no bubble, and no error, will do */
  mayBeNone?: true;
}

const css = (text: string) => `<style>${text}</style>`;
const js = (text: string) => `<script>${text}</script>`;
const fixedBar = 'position:fixed;left:0;right:0;bottom:0;height:72px;background:#222;z-index:2147483646';
const asyncTag = '<script async src="{src}"></script>';
const strict =
  "default-src 'self'; script-src 'nonce-n1'; style-src 'nonce-n1'; connect-src {origin}; frame-src {origin}; img-src data:; require-trusted-types-for 'script'";

export const hostilePages: readonly HostilePage[] = [
  { name: 'nothing hostile' },
  {
    name: 'styles that reach for everything',
    head: css(`body *, html > * { all: revert; transform: rotate(3deg) !important; font-size: 40px !important; opacity: .5 !important; position: static !important }
      button { all: unset !important; width: 3px !important } iframe { width: 100% !important } div { filter: blur(3px) !important; display: none !important }`),
  },
  {
    name: 'our element hidden by name',
    head: css('vitrine-chat { display: none !important; visibility: hidden !important; opacity: 0 !important }'),
  },
  { name: 'every frame hidden', head: css('iframe { display: none !important; visibility: hidden !important }') },
  { name: 'nothing may be pressed', head: css('* { pointer-events: none; user-select: none }') },
  {
    name: 'everything moves slowly',
    head: css(
      '*, *::before { transition: all 9s !important; animation: spin 9s infinite } @keyframes spin { to { rotate: 1turn } }',
    ),
  },
  {
    name: 'our own custom properties',
    head: css(
      ':root { --x: 900px; --y: 900px; --up: 300px; --in: 300px; --top: 400px; --left: 300px; --height: 40px; --width: 40px; --accent: red; --ink: red; --place: 9 }',
    ),
  },
  { name: 'body zoom: 2', head: css('body { zoom: 2 }') },
  { name: 'html zoom: 1.25', head: css('html { zoom: 1.25 }') },
  { name: 'html transform', head: css('html { transform: scale(.9) }'), body: '<div style="height:3000px">long</div>' },
  { name: 'html contain: paint', head: css('html { contain: paint }'), body: '<div style="height:3000px">long</div>' },
  { name: 'html filter', head: css('html { filter: grayscale(1) }') },
  { name: 'body in perspective', head: css('body { perspective: 900px; will-change: transform }') },
  { name: 'font size of 50 %', head: css('html { font-size: 50% }') },
  { name: 'vertical writing', head: css('html { writing-mode: vertical-rl }') },
  {
    name: 'a body that scrolls itself',
    head: css('html { overflow: hidden } html, body { height: 100% } body { overflow: auto }'),
  },
  { name: 'a body of no size', head: css('body { display: flex; width: 0; height: 0; overflow: hidden }') },
  { name: 'a sticky basket', body: `<div style="height:3000px">long</div><div style="${fixedBar}">Basket</div>` },
  { name: 'wider than the screen', body: '<div style="width:3000px;height:2000px">wide</div>' },
  { name: 'Arabic, right to left', html: 'lang="ar" dir="rtl"', side: 'left' },
  { name: 'no doctype', document: '<html><head><title>Shop</title></head><body><h1>Shop</h1>{script}</body></html>' },
  { name: 'the tag in a head without a body', document: '<!doctype html><title>Shop</title>{script}' },
  { name: 'a base elsewhere', head: '<base href="https://elsewhere.example/" target="_top">' },
  {
    name: 'a policy by nonce alone, trusted types',
    tag: '<script async nonce="n1" src="{src}"></script>',
    headers: { 'content-security-policy': strict },
  },
  {
    name: 'a page in a sandbox',
    headers: { 'content-security-policy': 'sandbox allow-scripts allow-same-origin allow-popups' },
  },
  {
    name: 'isolated, every permission off',
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), clipboard-write=(), fullscreen=(), autoplay=()',
      'x-frame-options': 'DENY',
    },
  },
  { name: 'no referrer', headers: { 'referrer-policy': 'no-referrer' } },
  {
    name: 'patched arrays and JSON',
    head: js(`Object.prototype.foo = 1; Array.prototype.extra = () => {}; Array.prototype.map = () => { throw new Error('patched') };
      String.prototype.toJSON = Array.prototype.toJSON = () => 'patched'; JSON.stringify = JSON.parse = () => 'patched'`),
  },
  { name: 'no MutationObserver', head: js('delete window.MutationObserver') },
  {
    name: 'no requestIdleCallback, no Promise.race',
    head: js('delete window.requestIdleCallback; delete Promise.race; delete Promise.any'),
  },
  {
    name: 'a wrapped fetch',
    head: js('const own = fetch; window.fetch = (...all) => new Promise((done, fail) => own(...all).then(done, fail))'),
  },
  { name: 'a fetch that throws', head: js("window.fetch = () => { throw new Error('blocked') }"), mayBeNone: true },
  { name: 'no shadow roots', head: js('delete Element.prototype.attachShadow'), mayBeNone: true },
  {
    name: 'refused storage',
    head: js(`for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`),
  },
  { name: 'three tags', tag: `${asyncTag}<script src="{src}"></script><script defer src="{src}"></script>` },
  { name: 'a tag by document.write', tag: `<script>document.write('<script src="{src}"><' + '/script>')</script>` },
  {
    name: 'a tag manager that takes its tag away',
    tag: `<script>setTimeout(() => { const tag = document.createElement('script'); tag.src = '{src}'; document.head.append(tag); setTimeout(() => tag.remove()) }, 500)</script>`,
  },
  {
    name: 'a page that changes its body',
    afterwards: `const body = document.createElement('body'); body.textContent = 'Another page'; document.body.replaceWith(body)`,
  },
  {
    name: 'a page that throws us out',
    afterwards: `document.querySelector('vitrine-chat').remove()`,
  },
  {
    name: 'a page that listens to every key and press',
    head: js(`for (const name of ['keydown', 'keypress', 'keyup', 'pointerdown', 'mousedown', 'click'])
      addEventListener(name, (event) => { if (event.target.tagName !== 'VITRINE-CHAT') event.preventDefault(); event.stopImmediatePropagation() })`),
  },
];
