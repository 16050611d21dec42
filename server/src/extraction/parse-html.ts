/** HTML to a tree of bounded depth and size: pages made to exhaust a parser lose their excess instead. */
import { DomHandler } from 'domhandler';
import type { Document } from 'domhandler';
import { Parser } from 'htmlparser2';
import type { PageRefusal } from './extracted-page.ts';

const depthMax = 250;
const nodesMax = 300_000;
const textPieceMax = 200_000;
const silent = /^(script|style|noscript|template|textarea|iframe|svg|title|option)$/;

export class PageTooComplex extends Error {
  readonly refusal: Extract<PageRefusal, 'too_many_parts' | 'too_deep'>;

  constructor(refusal: PageTooComplex['refusal']) {
    super(`page refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** @throws PageTooComplex */
export function parseHtml(html: string): Document {
  const dom = new DomHandler();
  let depth = 0;
  let nodes = 0;
  /** the depth at which a script or the like begins that is nested too deeply for its tag to be kept */
  let silentFrom = Infinity;
  const count = () => {
    nodes += 1;
    if (nodes > nodesMax) throw new PageTooComplex('too_many_parts');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count();
        depth += 1;
        if (depth > 20 * depthMax) throw new PageTooComplex('too_deep');
        // what is nested too deeply keeps its words and loses its tags
        if (depth <= depthMax) dom.onopentag(name, attributes);
        else if (silent.test(name)) silentFrom = Math.min(silentFrom, depth);
      },
      onclosetag() {
        if (depth <= depthMax) dom.onclosetag();
        depth -= 1;
        if (depth < silentFrom) silentFrom = Infinity;
      },
      ontext(text) {
        count();
        if (depth >= silentFrom) return;
        dom.ontext(text.length > textPieceMax ? text.slice(0, textPieceMax) : text);
      },
      onend: () => dom.onend(),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return dom.root;
}
