/** Where in a shop's back office the line goes, drawn by us: its menu on the left, what is edited on the right. The steps beside it say the same in words. */
import styles from './platform-picture.module.css';
import type { PlatformKey } from './platforms.ts';

interface Drawing {
  /** the way through the menu; the last is pressed */
  menu: readonly string[];
  /** name of the file or field that opens */
  opened: string;
  /** what stands around the line there */
  before: readonly string[];
  after: readonly string[];
}

const drawings: Partial<Record<PlatformKey, Drawing>> = {
  html: {
    menu: ['Files', 'Templates', 'page.html'],
    opened: 'page.html',
    before: ['<footer>…</footer>'],
    after: ['</body>', '</html>'],
  },
  shopify: {
    menu: ['Online Store', 'Themes', 'Edit code'],
    opened: 'theme.liquid',
    before: ['{{ content_for_layout }}'],
    after: ['</body>', '</html>'],
  },
  woo: {
    menu: ['Code Snippets', 'Add snippet', 'PHP'],
    opened: 'New snippet',
    before: ['add_action( …'],
    after: ['} );'],
  },
  presta: {
    menu: ['themes', 'templates', '_partials'],
    opened: 'javascript.tpl',
    before: ['{foreach $javascript …}', '{/foreach}'],
    after: [],
  },
  wix: {
    menu: ['Settings', 'Advanced', 'Custom Code'],
    opened: 'Add custom code',
    before: [],
    after: ['All pages', 'Body – end'],
  },
  squarespace: {
    menu: ['Settings', 'Developer Tools', 'Code Injection'],
    opened: 'Footer',
    before: [],
    after: ['Save'],
  },
};

const rowPx = 26;

export function PlatformPicture({ platform }: { platform: PlatformKey }) {
  const drawing = drawings[platform];
  if (drawing === undefined) return null;
  const { menu, opened, before, after } = drawing;
  const lines = [...before, null, ...after];
  return (
    <svg viewBox="0 0 520 190" className={styles.picture} aria-hidden="true">
      <rect x="0.5" y="0.5" width="519" height="189" rx="10" className={styles.window} />
      <path d="M0.5 30h519" className={styles.hair} />
      {[18, 32, 46].map((x) => (
        <circle key={x} cx={x} cy="15.5" r="4" className={styles.dot} />
      ))}
      <path d="M170 30v159.5" className={styles.hair} />
      {menu.map((entry, index) => (
        <g key={entry} transform={`translate(12 ${48 + index * 40})`}>
          {index === menu.length - 1 && <rect width="146" height="28" rx="6" className={styles.pressed} />}
          <circle cx="14" cy="14" r="8" className={styles.number} />
          <text x="14" y="18" textAnchor="middle" className={styles.digit}>
            {index + 1}
          </text>
          <text x="30" y="18" className={styles.entry}>
            {entry}
          </text>
        </g>
      ))}
      <rect x="186" y="44" width={opened.length * 7 + 24} height="24" rx="6" className={styles.tab} />
      <text x="198" y="60" className={styles.entry}>
        {opened}
      </text>
      {lines.map((line, index) => {
        const y = 80 + index * rowPx;
        return line === null ? (
          <g key="line">
            <rect x="186" y={y - 4} width="318" height={rowPx - 2} rx="5" className={styles.inserted} />
            <text x="196" y={y + 12} className={styles.code}>
              {'<script src="…/chatbox.js?id=…" async>'}
            </text>
          </g>
        ) : (
          <text key={line} x="196" y={y + 12} className={styles.quiet}>
            {line}
          </text>
        );
      })}
    </svg>
  );
}
