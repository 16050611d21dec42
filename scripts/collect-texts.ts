/** Every English text that a person may read, out of the sources into docs/texts.md, so that an editor can go through all of them in one place. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './run.ts';

const page = 'docs/texts.md';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const rooms: readonly [title: string, folders: readonly string[]][] = [
  ['The owner’s app', ['src/renderer']],
  ['The desktop app around it', ['src/main', 'src/preload']],
  ['The chat', ['chat/src', 'widget/loader', 'widget/page']],
  ['What the contract says', ['contract/src']],
  ['Refusals, letters and findings of the server', ['server/src/features', 'server/src/http', 'server/src/adapters']],
  [
    'What the operator reads',
    ['server/src/operating', 'server/src/demo', 'server/src/config.ts', 'server/src/admin.ts'],
  ],
  ['What the agent says in English', ['server/src/languages/en.ts']],
];

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|fixture|d)\.|testing\//.test(name);
/** They hold words for machines: SQL, header names, what a model is told, words to recognise. */
const forMachines =
  /store\.ts$|-sql\.ts$|\/columns\.ts$|openai-|prompt|guarded-web|\/api-reader\.ts$|answering\/(?!service|routes|feature)|chat\/src\/languages\//;
const technicalAttributes =
  /^(?:className|id|htmlFor|type|role|d|viewBox|name|to|href|src|rel|target|key|variant|tone|autoComplete|stroke.*|fill|transform|data-.*|aria-(?:live|hidden|controls|describedby|labelledby|current))$/;
const technicalCalls =
  /^(?:includes|startsWith|endsWith|indexOf|split|join|replace|replaceAll|test|match|addEventListener|removeEventListener|querySelector|querySelectorAll|closest|matches|getElementById|createElement|setAttribute|getAttribute|setProperty|header|headers|get|has|delete|append|info|warn|error|debug|fatal|trace|sql|raw|execute|index|RegExp|import)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A part of a node as nodes: one, several or none. */
const nodesIn = (part: unknown): Node[] => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : []);

const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);

/** The words of a piece of a template. */
function cookedOf(piece: Node): string {
  const value = piece['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  const name = node['name'] ?? node['value'];
  return isNode(name) ? nameOf(name) : typeof name === 'string' ? name : '';
};

/** Two words or more, or one that begins with a capital as a sentence does; no path, code, selector or query. */
function isText(text: string): boolean {
  if (/\(\?|\\p\{|\||-src |'none'|max-age|\0/.test(text) || text.split(',').length > 12) return false;
  // words of another language are another editor's
  if (/[^\P{L}A-Za-zªº]/u.test(text.replaceAll(/\{[^}]*\}/g, ''))) return false;
  if (/^[\s#./@[(<:*-]|[{}<>]=|=>|;\s*$|^\w+\/[\w*]|https?:\/\/\S+$|^[A-Z_]+$/.test(text)) return false;
  if (/\b(?:select|insert|update|delete) .*\b(?:from|into|set)\b|^(?:rgb|hsl|var|calc|min|max|linear)/.test(text))
    return false;
  const words = text.replaceAll(/\{[^}]*\}/g, ' ').match(/[\p{L}’']{2,}/gu) ?? [];
  if (words.length >= 2 && /\s/.test(text)) return /^[\p{Lu}“"‘{(\d]/u.test(text) || words.length >= 3;
  return /^\p{Lu}\p{Ll}{2,}[.…!?]?$/u.test(text);
}

function textsOf(source: string, file: string): string[] {
  const found: string[] = [];
  const say = (text: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    if (isText(line)) found.push(line);
  };
  const hole = (node: Node) => `{${source.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 60)}}`;

  const template = (node: Node): string =>
    [...nodesIn(node['quasis']), ...nodesIn(node['expressions'])]
      .toSorted((one, other) => one.start - other.start)
      .map((part) => (part.type === 'TemplateElement' ? cookedOf(part) : hole(part)))
      .join('');

  /** The words of an element as they are read, those of the elements inside it included. */
  const wordsOf = (node: Node): string =>
    nodesIn(node['children'])
      .map((child) => {
        if (child.type === 'JSXText') return String(child['value']);
        if (child.type === 'JSXElement' || child.type === 'JSXFragment') return wordsOf(child);
        const [inside] = nodesIn(child['expression']);
        if (inside?.type === 'Literal') return String(inside['value']);
        return inside && inside.type !== 'JSXEmptyExpression' ? hole(inside) : '';
      })
      .join('');
  const hasWords = (node: Node) =>
    nodesIn(node['children']).some((child) => child.type === 'JSXText' && String(child['value']).trim() !== '');

  const walk = (node: Node, told: boolean): void => {
    if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull|Enum))/.test(node.type)) return;
    if (node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'JSXAttribute' && technicalAttributes.test(nameOf(node['name']))) return;
    if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator']))) return;
    if (/^(?:Call|New)Expression$/.test(node.type) && technicalCalls.test(nameOf(node['callee']))) {
      for (const child of childrenOf(node))
        if (child.type !== 'Literal' && child.type !== 'TemplateLiteral') walk(child, told);
      return;
    }
    if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Error') return;
    if (node.type === 'Property' && isNode(node['value'])) return walk(node['value'], told);
    if (node.type === 'Literal' && typeof node['value'] === 'string') say(node['value']);
    if (node.type === 'TemplateLiteral') say(template(node));
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    const tells = isElement && !told && hasWords(node);
    if (tells) say(wordsOf(node));
    for (const child of childrenOf(node)) walk(child, isElement ? told || tells : false);
  };
  for (const node of nodesIn(parseSync(file, source).program)) walk(node, false);
  return [...new Set(found)];
}

async function filesIn(place: string): Promise<string[]> {
  if (isSource(place)) return [place];
  const names = await readdir(path.join(root, place), { recursive: true });
  return names.map((name) => `${place}/${name.replaceAll('\\', '/')}`).filter((name) => isSource(name));
}

/** The page as the sources of now would make it. */
export async function collectTexts(): Promise<string> {
  const parts: string[] = [];
  for (const [title, places] of rooms) {
    parts.push(`## ${title}\n`);
    const files = (await Promise.all(places.map(filesIn))).flat().filter((file) => !forMachines.test(file));
    for (const file of files.toSorted()) {
      const source = await readFile(path.join(root, file), 'utf8');
      const spoken = file.endsWith('languages/en.ts')
        ? source.slice(0, source.indexOf('\n  intents:')) + '\n};'
        : source;
      const texts = textsOf(spoken, file);
      if (texts.length > 0) parts.push(`### ${file}\n\n${texts.map((text) => `- ${text}`).join('\n')}\n`);
    }
  }
  return `# Texts\n\nEvery English text that a person may read, as the sources hold it; braces stand for what is filled in. Written by \`node scripts/collect-texts.ts\`, never by hand; how sentences are built is in \`docs/glossary.md\`.\n\n${parts.join('\n')}`;
}

export const textsPage = path.join(root, page);

if (import.meta.main) await writeFile(textsPage, await collectTexts());
