/** How owners reach whoever runs this server, as its operator set it (SUPPORT_EMAIL and its like); nothing is invented where nothing was set. */
import { useEffect, useState } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { Api } from './api/api.ts';
import { useApi } from './services.tsx';

type Support = ReplyOf<'getSupport'>;

/** Asked once while the app is open: every page shows it. */
const asked = new WeakMap<Api, Promise<Support | null>>();

function ask(api: Api): Promise<Support | null> {
  const known = asked.get(api);
  if (known !== undefined) return known;
  const asking = api.call('getSupport', {}).catch(() => {
    // the next page asks again
    asked.delete(api);
    return null;
  });
  asked.set(api, asking);
  return asking;
}

/** null until the server said it, and while it does not answer */
export function useSupport(): Support | null {
  const api = useApi();
  const [support, setSupport] = useState<Support | null>(null);
  useEffect(() => {
    // who has left meanwhile is told nothing: React drops it
    void ask(api).then(setSupport);
  }, [api]);
  return support;
}

export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** A number with its country code, or the link that the operator gave. */
export const whatsAppLink = (whatsApp: string) =>
  whatsApp.startsWith('https:') ? whatsApp : `https://wa.me/${whatsApp.replace(/\D/g, '')}`;

/** Not by a reply that misses them: it is asked for on every page, and none may break by it. */
export const hasContact = ({ email, phone, whatsApp }: Support) => Boolean(email ?? phone ?? whatsApp);

/** The first way that was set, as a link; null where there is none. */
export function SupportLink({ support }: { support: Support | null }) {
  if (support === null) return null;
  const { email, phone, whatsApp } = support;
  if (email !== null) return <a href={`mailto:${email}`}>{email}</a>;
  if (whatsApp !== null)
    return (
      <a href={whatsAppLink(whatsApp)} target="_blank" rel="noopener noreferrer">
        Chat on WhatsApp
      </a>
    );
  return phone === null ? null : <a href={telephoneLink(phone)}>{phone}</a>;
}
