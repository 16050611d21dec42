import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const read = (markup: string) =>
  extractPage({
    url: 'https://shop.example/help',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<body><main><h1>Help</h1><p>${intro}</p>${markup}</main></body>`),
  }).blocks;
const intro = 'Here we tell you how your parcel comes to you, and what to do when you would rather send it back.';
const answer = 'Yes, within thirty days, and at our cost.';

describe('closed panels are content, under the words on their handles', () => {
  test.each([
    [
      'a button that names it',
      `<button aria-expanded="false" aria-controls="p">May I?</button><div id="p" aria-hidden="true">${answer}</div>`,
    ],
    ['a button in a heading', `<h3><button aria-controls="p">May I?</button></h3><div id="p" hidden>${answer}</div>`],
    [
      'Bootstrap',
      `<a data-toggle="collapse" href="#p">May I?</a><div id="p" class="collapse" style="display:none">${answer}</div>`,
    ],
    [
      'its place',
      `<button class="accordion">May I?</button><div class="panel" style="display:none"><p>${answer}</p></div>`,
    ],
    ['a heading before it', `<h4 class="faq-title">May I?</h4><div style="display: none">${answer}</div>`],
    ['a tab', `<ul class="tabs"><li><a href="#p">May I?</a></li></ul><div id="p" class="hide">${answer}</div>`],
    ['details', `<details><summary>May I?</summary><p>${answer}</p></details>`],
  ])('%s', (_by, markup) => {
    expect(read(`${markup}<p>Write to us at any time.</p>`)).toEqual([
      { headings: ['Help'], text: intro, voice: 'shop' },
      { headings: ['Help', 'May I?'], text: answer, voice: 'shop' },
      { headings: ['Help'], text: 'Write to us at any time.', voice: 'shop' },
    ]);
  });

  test('several in a row, with headings of their own inside', () => {
    const item = (n: number) =>
      `<button aria-controls="p${n}">Tab ${'abc'[n]} of it</button><div id="p${n}" style="display:none"><h3>Part</h3><p>Text ${n}.</p></div>`;
    expect(read([0, 1].map(item).join('')).slice(1)).toEqual([
      { headings: ['Help', 'Tab a of it', 'Part'], text: 'Text 0.', voice: 'shop' },
      { headings: ['Help', 'Tab b of it', 'Part'], text: 'Text 1.', voice: 'shop' },
    ]);
  });

  test('an arrow beside a question is no panel of it', () => {
    const pane = (question: string, answer: string) =>
      `<div class="pane"><h3><button class="accordion-header" type="button"><span class="accordion-title-wrap"><span>${question}</span></span><span class="accordion-icon-trigger"></span></button></h3><div class="accordion-panel"><p>${answer}</p></div></div>`;
    const blocks = read(
      pane('How long do I have?', '45 days from delivery, unused.') +
        pane('Do you ship abroad?', 'Sorry, no. We ship within the US.'),
    );
    expect(blocks.slice(1).map(({ headings }) => headings.at(-1))).toEqual([
      'How long do I have?',
      'Do you ship abroad?',
    ]);
  });

  test('“read more” opens text and heads none', () => {
    expect(read(`<button aria-controls="p">Read more</button><div id="p" hidden>${answer}</div>`)).toEqual([
      { headings: ['Help'], text: `${intro}\n${answer}`, voice: 'shop' },
    ]);
  });
});

describe('what is hidden and opens nowhere on the page is not believed', () => {
  test.each([
    ['no handle', `<div style="display:none">Returns within ninety days.</div>`],
    [
      'a dialog',
      `<button aria-controls="p">Join</button><div id="p" class="newsletter-popup" style="display:none">Ten percent off.</div>`,
    ],
    [
      'a menu',
      `<button aria-haspopup="true" aria-controls="p">Menu</button><div id="p" hidden>All of our towels</div>`,
    ],
    ['scripts', `<noscript>Turn on scripts.</noscript><textarea>var a = 1;</textarea><template>Soon.</template>`],
    [
      'scripts that are nested too deeply',
      `${'<div>'.repeat(400)}<script>var a = 'text';</script><style>.a{b:c}</style>`,
    ],
  ])('%s', (_why, markup) => expect(read(markup)).toEqual([{ headings: ['Help'], text: intro, voice: 'shop' }]));
});

test('the neighbours of a list are no handles of each other', () => {
  const blocks = read('<div class="faq"><p>One thing.</p></div><div class="faq"><p>Another thing.</p></div>');
  expect(blocks).toEqual([{ headings: ['Help'], text: `${intro}\nOne thing.\nAnother thing.`, voice: 'shop' }]);
});

test('sections that stand beside each other are all kept, however long one of them is', () => {
  const long = `<section><div>${`<p>${intro}</p>`.repeat(9)}</div></section>`;
  const text = read(`${long}<section><div><p>Call us: 555 123 456.</p></div></section>`)
    .map((block) => block.text)
    .join('\n');
  expect(text).toContain('Call us: 555 123 456.');
});

test('of tabs beside each other each keeps its text', () => {
  const tab = (id: string, text: string, style = '') =>
    `<div class="Tabs-panel panel" id="${id}" role="tabpanel" ${style}><h2>Tab ${id}</h2><p>${text}</p></div>`;
  const list = ['aa', 'bb']
    .map((id) => `<li role="tab" aria-controls="${id}"><a href="#${id}">Tab ${id}</a></li>`)
    .join('');
  expect(
    read(
      `<ul class="tabs" role="tablist">${list}</ul>${tab('aa', 'Woven.')}${tab('bb', 'Sent.', 'style="display:none"')}`,
    ).slice(1),
  ).toEqual([
    { headings: ['Help', 'Tab aa'], text: 'Woven.', voice: 'shop' },
    { headings: ['Help', 'Tab bb'], text: 'Sent.', voice: 'shop' },
  ]);
});
