import { AppWindow, Code, Link } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { usePlatform } from '../../shared/services.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import styles from './integration-options.module.css';
import { directLink, iframeTag, scriptTag } from './platforms.ts';

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
          <div className={styles.words}>
            <h2>{title}</h2>
            <p className={styles.about}>{about}</p>
            <CopyBox what={what} text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
