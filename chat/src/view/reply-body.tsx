import type { ReplyBlock, ReplyPart } from '../reply-text.ts';
import { parseUrl } from '../parse-url.ts';
import styles from './reply-body.module.css';

export type ResolveUrl = (url: string) => string;

interface Props {
  blocks: ReplyBlock[];
  resolveUrl: ResolveUrl;
}

/** In a frame that a shop sandboxed a link may lead nowhere: its address stands behind it, to be copied (WI-08). */
const isSandboxed = globalThis.origin === 'null';

function Part({ part, resolveUrl }: { part: ReplyPart; resolveUrl: ResolveUrl }) {
  const text = part.isStrong ? <strong>{part.text}</strong> : part.text;
  if (part.href === undefined) return text;
  const href = resolveUrl(part.href);
  return (
    <>
      <a
        className={styles.link}
        href={href}
        title={parseUrl(part.href)?.host}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {text}
      </a>
      {isSandboxed && part.text !== part.href && ` (${href})`}
    </>
  );
}

/** A reply's blocks as elements; neighbouring items are one list. Text nodes only, so no markup of a reply is ever alive. */
export function ReplyBody({ blocks, resolveUrl }: Props) {
  const groups: ReplyBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'paragraph' && last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  const parts = (block: ReplyBlock) =>
    block.parts.map((part, at) => <Part key={at} part={part} resolveUrl={resolveUrl} />);
  return groups.map((group, at) => {
    const kind = group[0]?.kind;
    if (kind === 'paragraph') return <p key={at}>{group.map(parts)}</p>;
    const List = kind === 'number' ? 'ol' : 'ul';
    return (
      <List key={at}>
        {group.map((block, item) => (
          <li key={item}>{parts(block)}</li>
        ))}
      </List>
    );
  });
}
