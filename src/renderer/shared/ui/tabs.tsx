import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<K extends string> {
  key: K;
  label: string;
  /** how many stand in it */
  count?: number;
}

interface TabsProps<K extends string> {
  label: string;
  tabs: readonly Tab<K>[];
  chosen: K;
  onChoose: (key: K) => void;
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
/** how much of the row fades out at an edge that it goes on beyond */
const fadePx = 48;

/** A row of tabs and the panel of the chosen one; the arrow keys move along the row. */
export function Tabs<K extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<K>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // The row is scrolled alone: the page stays where it is read. Counts that come later make its tabs wider.
  useEffect(() => {
    const line = row.current;
    if (line === null) return undefined;
    const show = () => {
      const tab = line.querySelector(`[data-key="${chosen}"]`);
      if (tab === null) return;
      const edges = line.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      line.scrollLeft += Math.max(0, right + fadePx - edges.right) - Math.max(0, edges.left + fadePx - left);
    };
    show();
    const observer = new ResizeObserver(show);
    for (const tab of line.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = tabs.findIndex((tab) => tab.key === chosen);
    const next = step === undefined ? undefined : tabs.at((from + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.key);
    row.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count.toLocaleString('en-GB')}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
