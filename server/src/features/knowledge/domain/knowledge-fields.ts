/** What an owner says about the site, checked and in one spelling (spec 5-20 to 5-26, T20). */
import { wildcardsMax } from '../../../crawling/excludes.ts';
import { siteOf } from '../../../crawling/site-identity.ts';

export interface KnowledgeFields {
  region: 'eu' | 'us';
  websiteUrl: string;
  sitemapUrl: string;
  excludeUrls: string[];
}

const websitePattern =
  /^(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+\.?(?:\/\S*)?$/u;

/** The fields as they are stored, or what is wrong in the client's words. */
export function checkKnowledge(fields: KnowledgeFields): KnowledgeFields | { wrong: string } {
  const websiteUrl = fields.websiteUrl
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '');
  const sitemapUrl = fields.sitemapUrl.trim();
  const site = siteOf(websiteUrl);
  if (!websitePattern.test(websiteUrl) || site === null) return { wrong: 'Invalid website URL (E.g., shop.example)' };
  const sitemap = URL.parse(sitemapUrl);
  if (sitemap?.protocol !== 'https:' || sitemap.pathname === '/') {
    return { wrong: 'Invalid Website Sitemap URL (E.g., https://shop.example/sitemap.xml)' };
  }
  if (siteOf(sitemapUrl)?.host !== site.host) return { wrong: 'Please verifier your sitemap' };
  const excludeUrls = fields.excludeUrls.map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (excludeUrls.some((entry) => entry.replace(/\*{2,}/g, '*').split('*').length - 1 > wildcardsMax)) {
    return { wrong: `An excluded URL may contain at most ${wildcardsMax} *` };
  }
  return { region: fields.region, websiteUrl, sitemapUrl, excludeUrls };
}
