import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { supportEmail, supportPhone } from '../../shared/support.ts';
import styles from './contacts.module.css';

interface Way {
  title: string;
  about: string;
  href: string;
  text: string;
  icon: LucideIcon;
}

const ways: Way[] = [
  {
    title: 'Write to us',
    about: 'We answer within a working day, usually much sooner.',
    href: `mailto:${supportEmail}`,
    text: supportEmail,
    icon: Mail,
  },
  {
    title: 'Chat on WhatsApp',
    about: 'For a quick question from your phone.',
    href: `https://wa.me/${supportPhone.digits}`,
    text: 'Open the chat',
    icon: MessageCircle,
  },
  {
    title: 'Call us',
    about: 'Monday to Friday, 9:00 to 17:00 UTC.',
    href: `tel:+${supportPhone.digits}`,
    text: supportPhone.shown,
    icon: Phone,
  },
];

export function Contacts() {
  return (
    <ul className={styles.ways}>
      {ways.map(({ title, about, href, text, icon: Icon }) => (
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
