/** What of a shop's page matters to the chat: its scripts, frames and policies. The page is read, never run. */
import { Parser } from 'htmlparser2';

export interface PageScript {
  src: string;
  nonce: string;
}

export interface ReadPage {
  scripts: PageScript[];
  frames: string[];
  /** the text of scripts that stand in the page itself */
  inline: string[];
  /** policies of meta elements in the head */
  policies: string[];
}

/** Their contents are not part of the page that visitors see. */
const inert = new Set(['template', 'noscript', 'textarea', 'title', 'style', 'xmp', 'iframe', 'noembed', 'noframes']);

export function readPage(html: string): ReadPage {
  const page: ReadPage = { scripts: [], frames: [], inline: [], policies: [] };
  let inBody = false;
  let inertDepth = 0;
  let inlineText: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') inBody = true;
      if (inertDepth === 0) note(name, attributes);
      if (inert.has(name)) inertDepth += 1;
    },
    ontext(text) {
      if (inlineText !== null) inlineText += text;
    },
    onclosetag(name) {
      if (inert.has(name)) inertDepth -= 1;
      if (name !== 'script' || inlineText === null) return;
      page.inline.push(inlineText);
      inlineText = null;
    },
  });

  function note(name: string, attributes: Record<string, string>): void {
    const src = attributes['src']?.trim();
    if (name === 'script' && src) page.scripts.push({ src, nonce: attributes['nonce'] ?? '' });
    if (name === 'script' && src === undefined) inlineText = '';
    if (name === 'iframe' && src) page.frames.push(src);
    if (name === 'meta' && !inBody && /^content-security-policy$/i.test(attributes['http-equiv']?.trim() ?? ''))
      page.policies.push(attributes['content'] ?? '');
  }

  parser.end(html);
  return page;
}
