import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { hasContact, telephoneLink, useSupport, whatsAppLink } from '../../shared/support.tsx';
import { Card } from '../../shared/ui/card.tsx';
import styles from './contacts.module.css';

interface Way {
  title: string;
  about: string;
  href: string;
  text: string;
  icon: LucideIcon;
}

type Support = NonNullable<ReturnType<typeof useSupport>>;

const waysOf = ({ email, whatsApp, phone }: Support): Way[] => [
  ...(email === null
    ? []
    : [
        {
          title: 'Write to us',
          about: 'A person reads it. Say which shop it is about.',
          href: `mailto:${email}`,
          text: email,
          icon: Mail,
        },
      ]),
  ...(whatsApp === null
    ? []
    : [
        {
          title: 'Chat on WhatsApp',
          about: 'For a quick question from your phone.',
          href: whatsAppLink(whatsApp),
          text: 'Open the chat',
          icon: MessageCircle,
        },
      ]),
  ...(phone === null
    ? []
    : [
        {
          title: 'Call us',
          about: 'For what is easier said than written.',
          href: telephoneLink(phone),
          text: phone,
          icon: Phone,
        },
      ]),
];

export function Contacts() {
  const support = useSupport();
  if (support === null) return null;
  if (!hasContact(support)) return <NoContact server={support.server} />;
  return (
    <ul className={styles.ways}>
      {waysOf(support).map(({ title, about, href, text, icon: Icon }) => (
        <li key={title} className={styles.way}>
          <Icon size={20} aria-hidden="true" />
          <h2>{title}</h2>
          <p className={styles.about}>{about}</p>
          <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who runs a server is whoever set it up; the makers of Vitrine know neither them nor their owners. */
function NoContact({ server }: { server: string }) {
  const { host, hostname } = URL.parse(server) ?? window.location;
  const isHere = hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
  return (
    <Card title="No contact has been set">
      <div className={styles.nobody}>
        <p>
          {isHere
            ? 'This server runs on the computer it was started on, so whoever started it runs it: perhaps you.'
            : `This server is run by whoever set up ${host}. Ask the person who gave you this address.`}
        </p>
        <p>
          If that is you, set <code>SUPPORT_EMAIL</code>, <code>SUPPORT_PHONE</code> or <code>SUPPORT_WHATSAPP</code>,
          and your owners find you here.
        </p>
      </div>
    </Card>
  );
}
