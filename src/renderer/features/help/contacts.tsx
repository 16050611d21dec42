import { ChevronRight, Mail, MessageCircle, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hasContact, telephoneLink, useSupport, whatsAppLink } from '../../shared/support.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { paths } from '../../shared/paths.ts';
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

const places = [
  { question: 'My agent does not know something', answer: 'See which pages it has read', path: paths.knowledgeBase },
  { question: 'It answers in the wrong tone', answer: 'Give it your own rules', path: paths.customInstructions },
  { question: 'The chat is not on my website', answer: 'Copy the line for your theme', path: paths.integrations },
  { question: 'I need more responses', answer: 'Top up or choose a larger plan', path: paths.account },
  { question: 'Can it say where an order is?', answer: 'Prepare your shop’s look-up', path: paths.trackOrder },
  { question: 'Who hears when a person is needed?', answer: 'See what take-over will ask for', path: paths.takeOver },
];

/** What owners ask most, and the page that answers it. */
export function WhereToLook() {
  return (
    <Card title="You may find it here" about="What owners ask us most.">
      <ul className={styles.places}>
        {places.map(({ question, answer, path }) => (
          <li key={path}>
            <Link to={path} className={styles.place}>
              <span className={styles.words}>
                <span className={styles.question}>{question}</span>
                <span className={styles.answer}>{answer}</span>
              </span>
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
