/** The Knowledge Base is many cards long: what stands on it, by name, one press from each, in view however far down one reads. */
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import tabs from '../../shared/ui/tabs.module.css';
import { classes } from '../../shared/ui/basics.tsx';
import checkupCardStyles from './checkup-card.module.css';
import styles from './knowledge-parts.module.css';

const parts = {
  'check-up': 'Check-up',
  website: 'Website',
  training: 'Training',
  products: 'Products',
  'own-answers': 'Your own answers',
  questions: 'Your questions',
  facts: 'What your agent knows',
  pages: 'Pages',
} as const;

type PartName = keyof typeof parts;

// The address stays as it is: what is typed in a card is bound to it, and Back leads off the page with one press.
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (part === null) return;
  event.preventDefault();
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}

export function PartLink({ part, children }: { part: PartName; children: ReactNode }) {
  return (
    <a href={`#${part}`} onClick={show}>
      {children}
    </a>
  );
}

export function KnowledgeContents() {
  const read = useReadPart();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href='#${read}']`);
    if (row.current !== null && link != null) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 48;
  }, [read]);
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul ref={row} className={classes(tabs.row, styles.row)}>
        {Object.entries(parts).map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === read ? 'location' : undefined} onClick={show}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part below the bar; of two beside one another the one that was chosen. */
function useReadPart(): string {
  const [read, setRead] = useState('check-up');
  useEffect(() => {
    const names = Object.keys(parts);
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        const seen = names.filter((name) => inView.has(name));
        const chosen = seen.find((name) => document.getElementById(name)?.contains(document.activeElement));
        const next = chosen ?? seen[0];
        if (next !== undefined) setRead(next);
      },
      // a band from below the bar and these names to a little above the middle
      { rootMargin: '-116px 0px -60% 0px' },
    );
    for (const name of names) {
      const part = document.getElementById(name);
      if (part !== null) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return read;
}

/** after it nothing moves by itself any more; before it, not once the owner does something */
const growingMs = 4_000;
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function KnowledgePart({ name, children }: { name: PartName; children: ReactNode }) {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  // a link of another page leads here, and the cards above grow while they are read
  useEffect(() => {
    if (hash !== `#${name}`) return undefined;
    part.current?.focus({ preventScroll: true });
    const growing = new ResizeObserver(() => part.current?.scrollIntoView());
    growing.observe(document.body);
    const stop = () => growing.disconnect();
    const timer = setTimeout(stop, growingMs);
    for (const act of acts) window.addEventListener(act, stop);
    return () => {
      stop();
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, stop);
    };
  }, [hash, name]);
  return (
    <div ref={part} id={name} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  );
}

/** A page of the shop, opened beside the app. Only web addresses become links, whatever a shop's pages hold. */
export function ShopLink({ url, children }: { url: string; children: string }) {
  if (!/^https?:\/\//.test(url)) return <span className={styles.words}>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
    </a>
  );
}

const openMax = 3;

/** A few are shown; the rest opens. */
export function PageLinks({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  const list = (some: readonly string[]) => (
    <ul className={checkupCardStyles.urls}>
      {some.map((url) => (
        <li key={url}>
          <ShopLink url={url}>{pathOf(url)}</ShopLink>
        </li>
      ))}
    </ul>
  );
  if (urls.length <= openMax) return list(urls);
  return (
    <details>
      <summary className={checkupCardStyles.more}>{urls.length} pages</summary>
      {list(urls)}
    </details>
  );
}

/** The site's host is known to whoever reads it. */
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : decoded(parsed.pathname + parsed.search);
};

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
