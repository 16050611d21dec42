/** What a schema found wrong, in words for people: the field and what it may be, and nothing of the schema itself (WI-22, AU-09). */
import type { FastifySchemaValidationError } from 'fastify';

/** what people call a field whose name on the wire says little */
const knownAs: Record<string, string> = {
  sitemapURL: 'sitemap address',
  websiteUrl: 'website address',
  excludeUrl: 'excluded addresses',
  url: 'address',
  userQuery: 'message',
  brandOffer: 'products',
  toneVoice: 'tone',
  customToneVoice: 'custom tone',
  bubleIcone: 'icon',
  colorBuble: 'colour',
  color: 'colour',
  welcomeText: 'welcome message',
  placeholderText: 'placeholder',
  requestsNumber: 'number of interactions',
  from: 'first day',
  to: 'last day',
};

export function wordsOfWrongInput({ keyword, instancePath, params }: FastifySchemaValidationError): string {
  const missing = keyword === 'required' ? params['missingProperty'] : null;
  if (typeof missing === 'string') return `${labelOf(missing)} is missing.`;
  const parts = instancePath.split('/').slice(1);
  const field = parts.findLast((part) => !/^\d+$/.test(part));
  if (field === undefined) return 'The request is malformed.';
  const label = /^\d+$/.test(parts.at(-1) ?? '') ? `An entry of ${lowerFirst(labelOf(field))}` : labelOf(field);
  const limit = typeof params['limit'] === 'number' ? params['limit'] : 0;
  return `${label} ${claimOf(keyword, limit)}`;
}

function claimOf(keyword: string, limit: number): string {
  switch (keyword) {
    case 'maxLength':
      return `may have at most ${limit} characters.`;
    case 'minLength':
      return limit <= 1 ? 'is empty.' : `needs at least ${limit} characters.`;
    case 'maxItems':
      return `may have at most ${limit} entries.`;
    case 'minItems':
      return limit <= 1 ? 'is empty.' : `needs at least ${limit} entries.`;
    case 'maximum':
      return `may be at most ${limit}.`;
    case 'minimum':
      return `must be at least ${limit}.`;
    case 'enum':
    case 'const':
    case 'anyOf':
      return 'is none of what it may be.';
    case 'format':
      return 'must be a date with a time.';
    default:
      return 'is not written as it should be.';
  }
}

/** `personName` → `The person name`; only our own schemas' names come here */
const labelOf = (name: string): string =>
  `The ${knownAs[name] ?? name.replaceAll(/([a-z])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`)}`;

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
