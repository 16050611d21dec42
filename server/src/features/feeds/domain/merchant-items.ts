/** The items of a product feed in RSS or Atom, read as it flows. Nothing is expanded, nothing else is loaded. */
import { SaxesParser } from 'saxes';
import { FeedRefused, webPage } from './sieve.ts';

const depthMax = 20;
const fieldMaxLength = 5_000;
const fieldsMax = 200;
/** so much without a single tag is no feed */
const silenceMax = 500_000;

/** fields by their name without its prefix, lower case; of several the first */
export type MerchantItem = ReadonlyMap<string, string>;

const holders: Record<string, string> = { rss: 'item', feed: 'entry', rdf: 'item', products: 'product' };

/** @throws FeedRefused */
export async function* merchantItems(text: AsyncIterable<string>): AsyncGenerator<MerchantItem, void> {
  let start = '';
  let reader: ReturnType<typeof createReader> | null = null;
  for await (const piece of text) {
    if (reader === null) {
      start = (start + piece).trimStart();
      if (start.length < 20) continue;
      assertXml(start);
      reader = createReader();
      yield* reader.write(start);
    } else yield* reader.write(piece);
  }
  if (reader === null) {
    assertXml(start);
    throw new FeedRefused('The feed names no products.');
  }
  yield* reader.end();
}

function assertXml(start: string): void {
  if (start === '') throw new FeedRefused('There is nothing at this address.');
  if (/^<(?:!doctype\s+html|html)/i.test(start)) throw webPage();
  if (!start.startsWith('<')) throw new FeedRefused('What is at this address is no product feed.');
}

function createReader() {
  const parser = new SaxesParser();
  const path: string[] = [];
  let found: MerchantItem[] = [];
  let holder: string | undefined;
  let item: Map<string, string> | null = null;
  let itemDepth = 0;
  let field = '';
  let fault: FeedRefused | null = null;
  let written = 0;
  let heardAt = 0;

  const refuse = (why: FeedRefused) => {
    fault ??= why;
  };
  // without a handler saxes throws at the first fault; shops' feeds have many
  parser.on('error', () => {});
  parser.on('doctype', () =>
    refuse(new FeedRefused('The feed declares a document type or entities, which is not read.')),
  );
  parser.on('opentag', ({ name: full, attributes }) => {
    heardAt = written;
    const name = full.slice(full.indexOf(':') + 1).toLowerCase();
    if (path.length === 0) {
      holder ??= holders[name];
      if (name === 'html') refuse(webPage());
      else if (holder === undefined) refuse(new FeedRefused('The XML at this address is no product feed.'));
    }
    path.push(name);
    if (path.length > depthMax) refuse(new FeedRefused('The feed is nested too deep to be a product feed.'));
    if (item === null && name === holder) {
      item = new Map();
      itemDepth = path.length;
    } else if (item !== null && path.length === itemDepth + 1) {
      field = '';
      const href = attributes['href'];
      if (name === 'link' && typeof href === 'string' && !item.has('link')) item.set('link', href);
    }
  });
  const take = (said: string) => {
    heardAt = written;
    if (item !== null && path.length === itemDepth + 1 && field.length < fieldMaxLength)
      field += said.slice(0, fieldMaxLength);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name: full }) => {
    heardAt = written;
    const name = full.slice(full.indexOf(':') + 1).toLowerCase();
    if (item !== null && path.length === itemDepth + 1 && item.size < fieldsMax && field.trim() !== '')
      // a fresh string: what saxes gives would keep the whole piece that it stands in
      if (!item.has(name)) item.set(name, Buffer.from(field.trim()).toString());
    field = '';
    path.pop();
    if (item === null || path.length >= itemDepth) return;
    found.push(item);
    item = null;
  });

  const drain = () => {
    if (fault !== null) throw fault;
    if (written - heardAt > silenceMax) throw new FeedRefused('The feed is not valid XML.');
    const items = found;
    found = [];
    return items;
  };
  return {
    write(piece: string): MerchantItem[] {
      written += piece.length;
      parser.write(piece);
      return drain();
    },
    end(): MerchantItem[] {
      parser.close();
      if (path.length > 0) throw new FeedRefused('The feed breaks off in the middle.');
      return drain();
    },
  };
}
