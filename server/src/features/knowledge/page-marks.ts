/** The meta and script elements of a page as a browser builds it: what stands in comments, templates, other scripts or attributes is none. */
import { defaultTreeAdapter, html as standard, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Characters of a page that are looked through: where its head is longer, it is not read to its end. */
const headMax = 500_000;
/** No head is nested so deeply; a page made to keep the parser busy is. */
const depthMax = 64;

/** The same of whole pages; a tag at the end of a page beyond these is not seen. */
const pageMax = 1_500_000;
const pageDepthMax = 256;
const elementsMax = 100_000;

/** Ends the parsing where the head is known. */
class ReadEnough extends Error {}

/** `content` of the metas of that name, trimmed; none where the page has no such meta or cannot be read. */
export function headMetas(page: string, name: string): string[] {
  const head = headOf(page);
  const metas = (head?.childNodes ?? []).filter((node) => isElement(node, standard.TAG_NAMES.META));
  const attribute = ({ attrs }: Element, wanted: string) => attrs.find((one) => one.name === wanted)?.value;
  return metas
    .filter((meta) => attribute(meta, 'name') === name)
    .map((meta) => attribute(meta, 'content')?.trim() ?? '')
    .filter((content) => content !== '');
}

/** `src` of the scripts that a browser would load and run, as they are written. */
export function scriptSources(page: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let elements = 0;
  let templates = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush(item: ParentNode) {
      depth += 1;
      elements += 1;
      if (depth > pageDepthMax || elements > elementsMax) throw new ReadEnough();
      if (isElement(item, standard.TAG_NAMES.TEMPLATE)) templates += 1;
      if (templates > 0 || !isElement(item, standard.TAG_NAMES.SCRIPT) || item.namespaceURI !== standard.NS.HTML)
        return;
      const attribute = (wanted: string) => item.attrs.find((one) => one.name === wanted)?.value.trim();
      const source = attribute('src') ?? '';
      if (source !== '' && runs.test(attribute('type') ?? '')) found.push(source);
    },
    onItemPop(item: ParentNode) {
      depth -= 1;
      if (isElement(item, standard.TAG_NAMES.TEMPLATE)) templates -= 1;
    },
  };
  try {
    parse(page.slice(0, pageMax), { treeAdapter });
  } catch (error) {
    if (!(error instanceof ReadEnough)) throw error;
  }
  return found;
}

/** Other types are data to a browser. */
const runs = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function headOf(page: string): Element | null {
  let head: Element | null = null;
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush(item: ParentNode) {
      depth += 1;
      if (depth > depthMax || isElement(item, standard.TAG_NAMES.BODY) || isElement(item, standard.TAG_NAMES.FRAMESET))
        throw new ReadEnough();
      if (depth === 2 && isElement(item, standard.TAG_NAMES.HEAD)) head = item;
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    parse(page.slice(0, headMax), { treeAdapter });
  } catch (error) {
    if (!(error instanceof ReadEnough)) throw error;
  }
  return head;
}

const isElement = (node: DefaultTreeAdapterTypes.Node | ParentNode, tagName: string): node is Element =>
  'tagName' in node && node.tagName === tagName;
