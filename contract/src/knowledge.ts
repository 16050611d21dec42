import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AgentState } from './accounts.ts';
import { limits } from './limits.ts';
import { Id, IsoInstant, Nullable, OrRefusal, PageNumber, Url } from './schemas.ts';

const FactValue = Type.Union([
  /** in the currency's main unit; ISO 4217, or null where the page names none */
  Type.Object({ kind: Type.Literal('money'), amount: Type.Number(), currency: Nullable(Type.String()) }),
  Type.Object({ kind: Type.Literal('days'), from: Type.Number(), to: Type.Number() }),
  Type.Object({ kind: Type.Literal('percent'), percent: Type.Number() }),
  Type.Object({ kind: Type.Literal('names'), names: Type.Array(Type.String()) }),
  Type.Object({ kind: Type.Literal('yes_no'), yes: Type.Boolean() }),
]);

const FactState = Type.Enum(['found', 'confirmed', 'corrected', 'hidden']);

/** What an agent knows of its shop's terms, and what its owner says of it. */
const Fact = Type.Object({
  _id: Type.String(),
  topic: Type.String(),
  /** the shop's own sentence, or the owner's where it was corrected */
  text: Type.String(),
  value: Nullable(FactValue),
  /** a country, a kind of product, an order value, in the shop's words; null holds everywhere */
  scope: Nullable(Type.String()),
  url: Type.String(),
  readAt: IsoInstant,
  state: FactState,
  /** ids of facts of the same topic and scope that say otherwise */
  conflicts: Type.Array(Type.String()),
  /** what the page said when it was read, or when the owner corrected it */
  pageText: Type.String(),
  /** the page says this no more, and the owner's correction still holds */
  changed: Type.Boolean(),
});

export const factSchemas = {
  getFacts: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), facts: Type.Array(Fact) }),
  },
  saveFact: {
    body: Type.Object({
      agentId: Id,
      factId: Id,
      /** `found` takes back what was decided */
      state: FactState,
      /** what a corrected fact says instead */
      text: Type.Optional(Type.String({ maxLength: limits.factTextMax })),
    }),
    reply: Type.Object({
      success: Type.Literal(true),
      fact: Fact,
      /** what pages of the shop say otherwise than a correction, in words for the owner; absent where none does */
      warnings: Type.Optional(Type.Array(Type.String())),
    }),
  },
};

const Region = Type.Union([Type.Literal('eu'), Type.Literal('us')]);

const knowledgeFields = {
  region: Region,
  websiteUrl: Type.String({ minLength: 1, maxLength: limits.urlMax }),
  sitemapURL: Type.String({ minLength: 1, maxLength: limits.urlMax }),
  excludeUrl: Type.Array(Url, { maxItems: limits.excludedUrlsMax }),
};

export const AgentKnowledge = Type.Object({ agentId: Id, ...knowledgeFields });

/** How far the newest training run is. Counts are pages. */
const TrainingProgress = Type.Object({
  phase: Type.Enum(['waiting', 'discovering', 'fetching', 'indexing', 'done', 'failed']),
  pagesFound: Type.Integer(),
  pagesDone: Type.Integer(),
  pagesKept: Type.Integer(),
  pagesFailed: Type.Integer(),
  productsFound: Type.Integer(),
  /** pages that the plan covers; null until the run looked */
  pageLimit: Nullable(Type.Integer()),
  /** the site does not answer: it is asked again then */
  pausedUntil: Nullable(IsoInstant),
  /** plain words for people, present when the phase is failed or something should be known (robots refused, site unreachable) */
  reason: Nullable(Type.String()),
  startedAt: Nullable(IsoInstant),
  finishedAt: Nullable(IsoInstant),
});

/** The ways to prove that the site is the owner's. */
const OwnershipProof = Type.Object({
  /** the widget's own line, which on the home page is a proof too */
  scriptTag: Type.String(),
  token: Type.String(),
  metaTag: Type.String(),
  fileUrl: Type.String(),
  fileContent: Type.String(),
  dnsName: Type.String(),
  dnsValue: Type.String(),
  provedAt: Nullable(IsoInstant),
  /** since when trainings no longer find the proof; null while it is there */
  lostAt: Nullable(IsoInstant),
  /** so long the agent is trained without it; null while it is there */
  trainsUntil: Nullable(IsoInstant),
});

const FailedPage = Type.Object({ url: Type.String(), reason: Type.String() });

/** The owner's sitemap could not be used: why, in plain words, and which the newest training read in its place. */
const SitemapInstead = Type.Object({ given: Type.String(), used: Type.Array(Type.String()), why: Type.String() });
export type SitemapInstead = Static<typeof SitemapInstead>;

const KnowledgeStatus = Type.Object({
  /** null once it was used or changed */
  sitemapInstead: Nullable(SitemapInstead),
  pageNumberSite: Nullable(Type.Integer()),
  progress: Nullable(TrainingProgress),
  ownership: OwnershipProof,
  /** the newest run's failed pages, and those of which an older reading was kept, at most 50 */
  failedPages: Type.Array(FailedPage),
});

const PageState = Type.Enum(['read', 'waiting', 'skipped', 'failed']);

/** One address of the site and what its reading gave. */
const ReadPage = Type.Object({
  url: Type.String(),
  title: Type.String(),
  state: PageState,
  /** `reviews` where customers alone speak; null where nothing was read */
  kind: Nullable(Type.Enum(['home', 'product', 'collection', 'policy', 'blog', 'reviews', 'page'])),
  /** why it was left out, could not be read, or is known by an older reading */
  reason: Nullable(Type.String()),
  /** when the site itself last confirmed it */
  readAt: Nullable(IsoInstant),
  products: Type.Integer(),
  facts: Type.Integer(),
});

const shopPlatforms = ['shopify', 'woocommerce', 'prestashop', 'wix', 'squarespace', 'magento', 'other'] as const;

/** What an address was found to be; what was not found is null. */
const SiteLook = Type.Object({
  success: Type.Literal(true),
  reached: Type.Boolean(),
  /** one sentence that names the host: why it was not reached, or what an owner should know of it */
  reason: Nullable(Type.String()),
  /** without www, after redirects */
  host: Nullable(Type.String()),
  /** both as the knowledge form takes them */
  websiteUrl: Nullable(Type.String()),
  sitemapURL: Nullable(Type.String()),
  /** addresses in the sitemaps */
  pages: Nullable(Type.Integer()),
  platform: Type.Enum([...shopPlatforms]),
  name: Nullable(Type.String()),
  logoUrl: Nullable(Type.String()),
  /** `#rrggbb` */
  color: Nullable(Type.String()),
  contacts: Type.Object({
    mail: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    whatsApp: Nullable(Type.String()),
  }),
  /** BCP 47 */
  language: Nullable(Type.String()),
  /** kinds of product feeds whose usual address answers */
  feeds: Type.Array(Type.Enum(['shopify', 'woocommerce', 'merchant_xml'])),
  /** what it sells, in the words of its own menu */
  sells: Type.Array(Type.String()),
});

const saved = OrRefusal(
  Type.Object({ success: Type.Literal(true), message: Type.Optional(Type.String()), data: AgentKnowledge }),
);

export const knowledgeSchemas = {
  getKnowledge: {
    params: Type.Object({ id: Id }),
    reply: Type.Object({ success: Type.Literal(true), agentKnowledge: Nullable(AgentKnowledge) }),
  },
  createKnowledge: { body: AgentKnowledge, reply: saved },
  updateKnowledge: {
    body: Type.Object({ agentId: Id, ...Type.Partial(Type.Object(knowledgeFields)).properties }),
    reply: saved,
  },
  getStatus: {
    params: Type.Object({ agentId: Id }),
    reply: Type.Object({
      success: Type.Literal(true),
      agent: AgentState,
      knowledge: Nullable(KnowledgeStatus),
      /** when a visitor's browser last showed the widget on the proved site, to the minute */
      seenAt: Nullable(IsoInstant),
    }),
  },
  lookAtSite: { body: Type.Object({ agentId: Id, address: Url }), reply: SiteLook },
  tryAgent: {
    body: Type.Object({ agentId: Id }),
    reply: Type.Object({
      success: Type.Literal(true),
      preview: Type.Object({
        /** `none`: there is no website to try, or the agent answers from a training already */
        state: Type.Enum(['none', 'reading', 'ready', 'failed']),
        pages: Type.Integer(),
        reason: Nullable(Type.String()),
      }),
    }),
  },
  getPages: {
    query: Type.Object({ agentId: Id, page: Type.Optional(PageNumber), state: Type.Optional(PageState) }),
    reply: Type.Object({
      success: Type.Literal(true),
      /** of the run that answers, else of the newest; by address, 20 a page */
      pages: Type.Array(ReadPage),
      totalPages: Type.Integer(),
      currentPage: Type.Integer(),
    }),
  },
};
