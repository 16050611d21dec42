/** The owner's sitemap could not be used: told where its training is, with the one that was read. */
import type { ReactNode } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { Notice } from '../../shared/ui/notice.tsx';

interface SitemapInsteadProps {
  instead: NonNullable<ReplyOf<'getStatus'>['knowledge']>['sitemapInstead'];
  /** given the one sitemap that was read in its place */
  renderAction?: (used: string) => ReactNode;
}

export function SitemapInstead({ instead, renderAction }: SitemapInsteadProps) {
  if (instead === null) return null;
  const { given, used, why } = instead;
  const [one] = used;
  return (
    <Notice tone="warn" action={one !== undefined && used.length === 1 && renderAction?.(one)}>
      Your sitemap <b>{given}</b> could not be used. {why} Your agent read <b>{used.join(', ')}</b> instead.
    </Notice>
  );
}
