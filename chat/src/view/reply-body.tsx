import { Fragment } from 'react';
import type { ReplyBlock, ReplyPart } from '../reply-text.ts';
import { parseUrl } from '../parse-url.ts';
import { PageIcon } from './reply-icons.tsx';
import styles from './reply-body.module.css';

export type ResolveUrl = (url: string) => string;

interface Props {
  blocks: ReplyBlock[];
  resolveUrl: ResolveUrl;
}

/** In a frame that a shop sandboxed a link may lead nowhere: its address stands behind it, to be copied (WI-08). */
const isSandboxed = globalThis.origin === 'null';

function Part({ part, resolveUrl }: { part: ReplyPart; resolveUrl: ResolveUrl }) {
  const plain = part.isCode ? <code>{part.text}</code> : part.text;
  const told = part.isEmphasis ? <em>{plain}</em> : plain;
  const text = part.isStrong ? <strong>{told}</strong> : told;
  if (part.href === undefined) return text;
  const href = resolveUrl(part.href);
  return (
    <>
      <a
        className={styles.link}
        dir="auto"
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

const isPage = ({ href = '' }: ReplyPart) => /^https?:/.test(href);

/** Pages alone, and what names or parts them: what a reply rests on, at its end. */
const isSources = ({ kind, parts }: ReplyBlock) =>
  kind === 'paragraph' &&
  parts.some(isPage) &&
  parts.every((part) => isPage(part) || (part.href === undefined && /^(?: ?\([^()]*\)|[\s·,])*$/.test(part.text)));

function Sources({ pages, resolveUrl }: { pages: readonly ReplyPart[]; resolveUrl: ResolveUrl }) {
  return (
    <ul className={styles.sources}>
      {pages.map(({ text, href = '' }, at) => {
        const address = resolveUrl(href);
        const url = parseUrl(href);
        // where the page is, for a title may say little
        const place = url && `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
        return (
          <li key={at}>
            <a href={address} target="_blank" rel="noopener noreferrer nofollow">
              <PageIcon size={14} />
              <span>
                <b dir="auto">{text}</b>
                {!isSandboxed && <small dir="ltr">{place}</small>}
              </span>
            </a>
            {isSandboxed && ` (${address})`}
          </li>
        );
      })}
    </ul>
  );
}

/** A reply's blocks as elements; neighbouring items are one list. Text nodes only, so no markup of a reply is ever alive. */
export function ReplyBody({ blocks, resolveUrl }: Props) {
  const groups: ReplyBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if ((block.kind === 'bullet' || block.kind === 'number') && last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  const shown = (said: readonly ReplyPart[]) =>
    said.map((part, at) => <Part key={at} part={part} resolveUrl={resolveUrl} />);
  const parts = (block: ReplyBlock) => shown(block.parts);
  const table = ({ rows = [], hasHead }: ReplyBlock) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) =>
                hasHead && at === 0 ? (
                  <th key={column} scope="col">
                    {shown(cell)}
                  </th>
                ) : (
                  <td key={column}>{shown(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return groups.map((group, at) => {
    const kind = group[0]?.kind;
    if (group.length === 1 && group.every(isSources))
      return <Sources key={at} pages={group.flatMap(({ parts: all }) => all.filter(isPage))} resolveUrl={resolveUrl} />;
    if (kind === 'paragraph') return <p key={at}>{group.map(parts)}</p>;
    if (kind === 'quote') return <blockquote key={at}>{group.map(parts)}</blockquote>;
    if (kind === 'table') return <Fragment key={at}>{group.map(table)}</Fragment>;
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
