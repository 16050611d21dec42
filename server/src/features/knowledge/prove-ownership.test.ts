import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createGuardedWeb } from '../../adapters/guarded-web.ts';
import { headMetas, proveOwnership, scriptSources } from './prove-ownership.ts';

test('CW-27 the agent’s own script on the home page is a proof; another agent’s, or another server’s, is none', async () => {
  const ours = `agt_${'a'.repeat(32)}`;
  const origin = 'https://agents.test';
  let page = '';
  const site = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  const address = site.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const resolve = new Map([['script.example', `http://127.0.0.1:${port}`]]);
  const web = createGuardedWeb({ resolve, server: origin });
  const proofOf = async (html: string) => {
    page = html;
    const { proof } = await proveOwnership(web, { agentId: ours, host: 'script.example', token: 'tok', origin });
    return proof;
  };
  const tag = (from: string, id: string) =>
    `<html><body><p>x</p><script src="${from}/chatbox.js?id=${id}" async></script>`;
  expect(await proofOf(tag(origin, ours))).toBe('script');
  expect(await proofOf(tag('//agents.test', ours))).toBe('script');
  expect(await proofOf(tag(origin, `agt_${'b'.repeat(32)}`))).toBeNull();
  expect(await proofOf(tag('https://other.test', ours))).toBeNull();
  expect(await proofOf(tag('http://agents.test', ours))).toBeNull();
  expect(await proofOf(tag('', ours))).toBeNull();
  expect(await proofOf(`<!-- ${tag(origin, ours)} -->`)).toBeNull();
  expect(await proofOf(`<p>${tag(origin, ours).replaceAll('<', '&lt;')}`)).toBeNull();
  await web.close();
  site.close();
});

const tag = '<meta name="vitrine-verification" content="tok">';
const found = (page: string) => headMetas(page, 'vitrine-verification');

describe('CW-27 a meta tag in the head counts', () => {
  test.each([
    `<!doctype html><html><head>${tag}</head><body></body></html>`,
    // start tags that the standard implies
    tag,
    `<title>Shop</title>${tag}<p>Words`,
    ` \n<!-- first --><HTML lang=en><HeAd>\n<script>"</head>"</script>${tag}`,
    `<head><meta content=" tok " NAME='vitrine-verification'>`,
    // the standard puts what stands between head and body into the head
    `<html><head></head>\n${tag}<body>`,
    `<head><base><link><style>p > a {}</style><noscript><p></noscript><template><p>x</template>${tag}</head>`,
    `<head>${tag}</head><frameset></frameset>`,
  ])('%s', (page) => {
    expect(found(page)).toEqual(['tok']);
  });
});

describe('CW-27 what only looks like it does not', () => {
  test.each([
    `<head></head><body>${tag}</body>`,
    // the first text, or an element of the body's, begins the body
    `Review: ${tag}`,
    `<head><title>x</title>five stars${tag}</head>`,
    `<head><div></div>${tag}</head>`,
    `<head><p>${tag}</p></head>`,
    `<head><img src=x>${tag}</head>`,
    `<head><svg>${tag}</svg></head>`,
    `<head><h1></h1></head>${tag}`,
    `</head>x${tag}`,
    `<head></head></body>${tag}`,
    `<head>&nbsp;${tag}`,
    `<head><!-- ${tag} --></head>`,
    `<head><!-- > --!>x${tag}</head>`,
    `<head><template>${tag}</template></head>`,
    `<head><template><template></template>${tag}</template></head>`,
    `<head><noscript>${tag}</noscript></head>`,
    `<head><script>document.write('${tag}')</script></head>`,
    `<head><script><!-- <script> </script> ${tag} </script></head>`,
    `<head><style>${tag}</style></head>`,
    `<head><title>${tag}</title></head>`,
    `<head><meta name="description" content='${tag}'></head>`,
    `<head><link title='${tag}'></head>`,
    `<head data-x='${tag}'></head>`,
    `<head><noframes>${tag}</noframes></head>`,
    `<textarea>${tag}</textarea>`,
    `<head><![CDATA[ > ]]>${tag}`,
    `<plaintext>${tag}`,
    '<head><meta name="vitrine-verification"></head>',
    '<head><meta name="vitrine-verification" content=" "></head>',
    '<head><meta name="other" content="tok"></head>',
    '<head><meta property="vitrine-verification" content="tok"></head>',
    '',
  ])('%s', (page) => {
    expect(found(page)).toEqual([]);
  });
});

test('CW-27 a page made to keep the parser busy is left where it goes deep', () => {
  const bold = Array.from({ length: 3_000 }, (_, i) => `<b a${i}>`).join('');
  // the standard opens all of them anew in every paragraph
  expect(found(`${tag}<template><p>${bold}</p>${'<p>x</p>'.repeat(50_000)}</template>${tag}`)).toEqual(['tok']);
});

const src = 'https://agents.test/chatbox.js?id=agt_1';
const script = `<script src="${src}" async></script>`;

describe('CW-27 a script that a browser runs counts, wherever it stands', () => {
  test.each([
    `<html><head>${script}</head><body></body></html>`,
    `<body><p>Words${script}</p></body>`,
    `<table><tr>${script}</table>`,
    `</body></html>${script}`,
    `<SCRIPT TYPE="text/JavaScript" SRC=' ${src} '></SCRIPT>`,
    `<script type=module src=${src}></script>`,
    `<template><b></b></template>${script}`,
  ])('%s', (page) => {
    expect(scriptSources(page)).toEqual([src]);
  });
});

describe('CW-27 what only looks like a script does not', () => {
  test.each([
    `<!-- ${script} -->`,
    `<template><div>${script}</div></template>`,
    `<noscript>${script}</noscript>`,
    `<textarea>${script}</textarea>`,
    `<title>${script}</title>`,
    `<iframe>${script}</iframe>`,
    `<iframe srcdoc='${script}'></iframe>`,
    `<style>${script}</style>`,
    `<p title='${script}'>`,
    `<script>"${script.replace('</script>', '')}"</script>`,
    `<svg>${script}</svg>`,
    `<script type="text/plain" src="${src}"></script>`,
    `<script data-src="${src}"></script>`,
    `&lt;script src="${src}"&gt;`,
    `<plaintext>${script}`,
  ])('%s', (page) => {
    expect(scriptSources(page)).toEqual([]);
  });

  test('a page made to keep the parser busy is left where it goes deep, or on', () => {
    const bold = Array.from({ length: 3_000 }, (_, i) => `<b a${i}>`).join('');
    expect(scriptSources(`${script}<p>${bold}</p>${'<p>x</p>'.repeat(50_000)}${script}`)).toEqual([src]);
    expect(scriptSources(`${script}${'<i></i>'.repeat(150_000)}${script}`)).toEqual([src]);
  });
});
