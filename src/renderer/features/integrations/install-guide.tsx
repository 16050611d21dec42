import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AppWindow, CircleCheck, Code, Link } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { useApiQuery } from '../../shared/api/queries.ts';
import styles from './install-guide.module.css';
import { directLink, iframeTag, platformKeys, platforms, policyLines, scriptTag } from './platforms.ts';
import type { PlatformKey } from './platforms.ts';

interface InstallGuideProps {
  agentId: string;
  title?: string;
  about?: string;
  /** the systems offered */
  keys?: readonly PlatformKey[];
  /** the shop's own, where it is known */
  first?: PlatformKey;
}

export function InstallGuide({ agentId, keys = platformKeys, first = 'html', ...words }: InstallGuideProps) {
  const { title = 'Where to paste it', about = 'Step by step, for the system your shop runs on.' } = words;
  const { publicOrigin } = usePlatform();
  const [chosen, setChosen] = useState<PlatformKey>(first);
  const { label, steps, snippet } = platforms[chosen];
  return (
    <Card title={title} about={about}>
      <Tabs
        label="Shop system"
        tabs={keys.map((key) => ({ key, label: platforms[key].label }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        <PlatformPicture platform={chosen} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CopyBox what={`${label} snippet`} text={snippet(publicOrigin, agentId)} />
      </Tabs>
      <details className={styles.policy}>
        <summary>My shop has a Content-Security-Policy</summary>
        <p>Add our address to these three directives of it. If your policy uses a nonce, give it to our tag as well.</p>
        <CopyBox what="policy lines" text={policyLines(publicOrigin)} />
      </details>
    </Card>
  );
}

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

/** Where in a shop's back office the line goes, drawn by us: its menu on the left, what is edited on the right. The steps beside it say the same in words. */
function PlatformPicture({ platform }: { platform: PlatformKey }) {
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

/** Says that nothing is left to paste: an owner who proved the shop with the chat's own tag has installed it already. */
export function AlreadyThere({ agentId }: { agentId: string }) {
  const api = useApi();
  const embedding = useApiQuery('getEmbedding', { params: { id: agentId } }).data?.embedding;
  const site = embedding?.siteProved === true ? embedding.site : null;
  const home = useQuery({
    queryKey: ['checkInstallation', agentId, site],
    queryFn: () => api.call('checkInstallation', { body: { agentId, url: `https://${site}/` } }),
    enabled: site !== null,
    retry: false,
  });
  const state = home.data?.success === true ? home.data.installation.state : null;
  return (
    <p className={styles.words} aria-live="polite">
      {state === 'ok' && (
        <>
          <CircleCheck size={16} aria-hidden="true" />
          {site} has the line already: nothing is left to paste.
        </>
      )}
    </p>
  );
}

interface Option {
  title: string;
  about: string;
  what: string;
  text: string;
  icon: LucideIcon;
}

export function IntegrationOptions({ agentId }: { agentId: string }) {
  const { publicOrigin } = usePlatform();
  const options: Option[] = [
    {
      title: 'A bubble on every page',
      about: 'Paste it before </body> in your shop’s theme. Most shops want this one.',
      what: 'script tag',
      text: scriptTag(publicOrigin, agentId),
      icon: Code,
    },
    {
      title: 'A chat inside one page',
      about: 'Paste it where the chat should be, on your contact page for example.',
      what: 'iframe',
      text: iframeTag(publicOrigin, agentId),
      icon: AppWindow,
    },
    {
      title: 'A link to the chat',
      about: 'For newsletters, social networks or a QR code on your parcels.',
      what: 'direct link',
      text: directLink(publicOrigin, agentId),
      icon: Link,
    },
  ];
  return (
    <ul className={styles.options}>
      {options.map(({ title, about, what, text, icon: Icon }) => (
        <li key={what} className={styles.option}>
          <span className={styles.icon}>
            <Icon size={18} aria-hidden="true" />
          </span>
          <div className={styles.integrationOptionsWords}>
            <h2>{title}</h2>
            <p className={styles.about}>{about}</p>
            <CopyBox what={what} text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
