/** The site that the agent learns from, with the rules of section 5. The names are the specification's. */
import { array, object, string } from 'yup';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';

type Agent = SessionRecord['agent'];
type Status = ReplyOf<'getStatus'>;

// Which of the knowledge step's screens is shown, decided purely (4-18 to 4-21, T17).

/** At load: a finished agent shows its form, because its owner came back to look at it. */
export const opensWithForm = ({ knowledges, status }: Pick<Agent, 'knowledges' | 'status'>) =>
  !knowledges || status === null || status === 'confirmed';

/** After the form: from the server's last answer, or before any from what is stored. */
export function screenOf(stored: Agent['status'], status: Status | undefined): 'ownership' | 'waiting' {
  if (status === undefined) return stored === 'pending' ? 'waiting' : 'ownership';
  if (status.agent.status !== 'created') return 'waiting';
  // A run that failed puts the agent back to 'created'; its owner needs the reason then, not another proof.
  return status.knowledge?.progress?.phase === 'failed' ? 'waiting' : 'ownership';
}

export const regions = [
  { value: 'eu', label: 'Europe' },
  { value: 'us', label: 'United States' },
] as const;

/** A region that is offered is taken as a promise of where data lives, which one server in one place cannot keep (T32). */
export const regionTruth = 'This server keeps all data in one place.';

export interface Knowledge {
  region: 'eu' | 'us' | '';
  websiteURL: string;
  sitemapURL: string;
  excludeUrls: string[];
}

export const newKnowledge: Knowledge = { region: '', websiteURL: '', sitemapURL: '', excludeUrls: [] };

const domain = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]`;
/** name.tld with an optional path; no scheme, no www */
const website = new RegExp(String.raw`^(?!www\.)${domain}(?:/\S*)?$`, 'iu');
/** https, no www, domain and path */
const sitemap = new RegExp(String.raw`^https://(?!www\.)${domain}/\S+$`, 'iu');
const webAddress = new RegExp(String.raw`^(?:https?://)?${domain}(?:/\S*)?$`, 'iu');

/** The host of whatever was typed, without www: it makes the examples in the messages the owner's own. */
export function hostOf(typed: string): string {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return '';
  const host = new URL(address).hostname.replace(/^www\./, '');
  return host.includes('.') ? host : '';
}

export const sameHost = (websiteURL: string, sitemapURL: string) =>
  hostOf(websiteURL) !== '' && hostOf(websiteURL) === hostOf(sitemapURL);

/** The address as the field takes it, where what was pasted is one in another form (www, https, a page of it); else null. */
export function mendedWebsite(typed: string): string | null {
  const host = hostOf(typed.replaceAll(/\s+/g, ''));
  return host !== '' && !website.test(typed.trim()) && website.test(host) ? host : null;
}

/** The same of the sitemap's. */
export function mendedSitemap(typed: string): string | null {
  const bare = typed.replaceAll(/\s+/g, '').replace(/^(?:https?:\/\/)?(?:www\.)?/i, '');
  const mended = `https://${bare}`;
  return typed.trim() !== '' && !sitemap.test(typed.trim()) && sitemap.test(mended) ? mended : null;
}

const example = (typed: string) => hostOf(typed) || 'yourshop.com';

export const knowledgeRules = object({
  region: string().required('This field is required'),
  websiteURL: string()
    .trim()
    .required('Website URL is required')
    .max(limits.urlMax)
    .matches(website, ({ value }) => `Invalid website URL (E.g., ${example(value)})`),
  sitemapURL: string()
    .trim()
    .required('Website Sitemap URL is required')
    .max(limits.urlMax)
    .matches(sitemap, ({ value }) => `Invalid Website Sitemap URL (E.g., https://${example(value)}/sitemap.xml)`)
    .when('websiteURL', ([websiteURL]: string[], rule) =>
      rule.test(
        'same-host',
        'Please verifier your sitemap',
        (sitemapURL: string | undefined) =>
          !website.test(websiteURL?.trim() ?? '') || sameHost(websiteURL?.trim() ?? '', sitemapURL ?? ''),
      ),
    ),
  excludeUrls: array()
    .max(limits.excludedUrlsMax)
    .of(string().trim().max(limits.urlMax).matches(webAddress, 'Exclude Specific URLs invalid')),
});

type WireKnowledge = BodyOf<'createKnowledge'>;

/** The knowledge's door to the wire. Both addresses are sent in lower case (5-26). */
export const knowledgeOf = (wire: NonNullable<ReplyOf<'getKnowledge'>['agentKnowledge']>): Knowledge => ({
  region: wire.region,
  websiteURL: wire.websiteUrl,
  sitemapURL: wire.sitemapURL,
  excludeUrls: wire.excludeUrl,
});

export function createBody(agentId: string, knowledge: Knowledge): WireKnowledge {
  if (knowledge.region === '') throw new Error('valid knowledge has a region');
  return {
    agentId,
    region: knowledge.region,
    websiteUrl: knowledge.websiteURL.trim().toLowerCase(),
    sitemapURL: knowledge.sitemapURL.trim().toLowerCase(),
    excludeUrl: knowledge.excludeUrls,
  };
}

/** What changed and nothing else (the region is locked once the agent is created); null when there is nothing to send. */
export function updateBody(agentId: string, saved: Knowledge, knowledge: Knowledge): BodyOf<'updateKnowledge'> | null {
  const { websiteUrl, sitemapURL, excludeUrl } = createBody(agentId, knowledge);
  const change: BodyOf<'updateKnowledge'> = {
    agentId,
    ...(knowledge.websiteURL.trim() !== saved.websiteURL && { websiteUrl }),
    ...(knowledge.sitemapURL.trim() !== saved.sitemapURL && { sitemapURL }),
    ...(JSON.stringify(excludeUrl) !== JSON.stringify(saved.excludeUrls) && { excludeUrl }),
  };
  return Object.keys(change).length > 1 ? change : null;
}

type SaveOutcome = { kind: 'saved' } | { kind: 'unchanged' } | { kind: 'failed'; reason: string | null };

/** What is saved of the site, and how to save it with create-then-update. */
export function useKnowledge(agentId: string, exists: boolean) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { params: { id: agentId } };
  const query = useApiQuery('getKnowledge', input, { enabled: exists });
  const stored = query.data?.agentKnowledge ?? null;
  const loading = exists && query.data === undefined;
  const saved = stored === null ? newKnowledge : knowledgeOf(stored);

  const save = async (knowledge: Knowledge): Promise<SaveOutcome> => {
    try {
      const change = stored === null ? null : updateBody(agentId, saved, knowledge);
      if (stored !== null && change === null) return { kind: 'unchanged' };
      const reply =
        change === null
          ? await api.call('createKnowledge', { body: createBody(agentId, knowledge) })
          : await api.call('updateKnowledge', { body: change });
      if (reply.success) {
        cache.setQueryData(queryKey('getKnowledge', input), { success: true, agentKnowledge: reply.data });
        return { kind: 'saved' };
      }
      notify.error('An error occurred. Please try again.');
      return { kind: 'failed', reason: reply.message };
    } catch (error) {
      // The log-in page says what happened then.
      if (!isUnauthorised(error)) notify.error('An error occurred. Please try again.');
      return { kind: 'failed', reason: null };
    }
  };

  return { query, saved: loading ? undefined : saved, save };
}
