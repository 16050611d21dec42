import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SitemapInstead } from '@vitrine/contract/knowledge';
import type { Tone } from '@vitrine/contract/choices';
import type { WidgetPlacement } from '@vitrine/contract/agents';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

export const agents = pgTable('agents', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** null until knowledge is saved */
  status: text('status', { enum: ['created', 'pending', 'confirmed'] }),
  /** no credit is left; billing sets and clears it */
  isBlocked: boolean('is_blocked').notNull().default(false),
  /** the operator closed it, whatever is paid; null: open */
  closedAt: instant('closed_at'),
  /** the training run whose index answers now */
  indexVersion: text('index_version'),
  /** a few pages read before the site was proved, to try the agent out; null when there is none */
  previewRunId: text('preview_run_id'),
  /** when a visitor's browser last showed the widget on the proved site, to the minute */
  seenAt: instant('seen_at'),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});

/** What every row of an agent's carries; it goes with its agent. */
export const agentId = () =>
  text('agent_id')
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });

export const agentStyles = pgTable('agent_styles', {
  agentId: agentId().primaryKey(),
  name: text('name').notNull(),
  welcomeText: text('welcome_text').notNull(),
  placeholderText: text('placeholder_text').notNull(),
  color: text('color').notNull(),
  bubbleIcon: text('bubble_icon', { enum: ['modern', 'classic'] }).notNull(),
  /** absolute https address, or null */
  logoUrl: text('logo_url'),
  colorScheme: text('color_scheme', { enum: ['auto', 'light', 'dark'] })
    .notNull()
    .default('auto'),
  /** language to first words and placeholder, BCP 47; without an entry the translated fixed ones */
  greetings: jsonb('greetings').$type<Record<string, string>>().notNull().default({}),
  /** the owner's own first questions, before those that the agent finds */
  suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
  /** corner, distances, pages where it hides, and the line beside the bubble; null: as usual */
  placement: jsonb('placement').$type<WidgetPlacement>(),
});

export const agentProfiles = pgTable('agent_profiles', {
  agentId: agentId().primaryKey(),
  brandName: text('brand_name').notNull(),
  brandOffer: text('brand_offer').array().notNull(),
  tone: text('tone').$type<Tone>().notNull(),
  customTone: text('custom_tone').notNull(),
  supportMail: text('support_mail').notNull(),
  supportPhone: text('support_phone').notNull(),
  supportWhatsApp: text('support_whats_app').notNull(),
});

export const customInstructions = pgTable('custom_instructions', {
  agentId: agentId().primaryKey(),
  id: text('id').notNull().unique(),
  instructions: text('instructions').notNull(),
  isActive: boolean('is_active').notNull(),
});

export const agentKnowledge = pgTable('agent_knowledge', {
  agentId: agentId().primaryKey(),
  region: text('region', { enum: ['eu', 'us'] }).notNull(),
  websiteUrl: text('website_url').notNull(),
  sitemapUrl: text('sitemap_url').notNull(),
  excludeUrls: text('exclude_urls').array().notNull(),
  /** addresses in the site's sitemaps after exclusions; null until counted */
  pageNumberSite: integer('page_number_site'),
  /** why the pages could not be counted, in plain words */
  pageCountReason: text('page_count_reason'),
  ownershipToken: text('ownership_token').notNull(),
  ownershipCheckedAt: instant('ownership_checked_at'),
  ownershipProvedAt: instant('ownership_proved_at'),
  /** meta_tag, file, dns or configuration */
  ownershipProvedBy: text('ownership_proved_by'),
  /** since when trainings look for the proof and do not find it; null while it is there */
  ownershipLostAt: instant('ownership_lost_at'),
  /** findings of the newest training worth telling the owner */
  notices: jsonb('notices').$type<string[]>().notNull().default([]),
  /** the newest training could not use the owner's sitemap, and which it used */
  sitemapInstead: jsonb('sitemap_instead').$type<SitemapInstead>(),
  trainingSchedule: text('training_schedule', { enum: ['off', 'daily', 'weekly'] })
    .notNull()
    .default('weekly'),
  /** null until a first training was published, and while the schedule is off */
  nextTrainingAt: instant('next_training_at'),
  savedAt: instant('saved_at')
    .notNull()
    .default(sql`now()`),
});

/** What an owner chose about letters and marks. No row: as the defaults say. */
export const agentChoices = pgTable('agent_choices', {
  agentId: agentId().primaryKey(),
  /** the weekly letter with the three things worth doing */
  weeklyLetter: boolean('weekly_letter').notNull().default(true),
  weeklyLetterAt: instant('weekly_letter_at'),
  /** other assistants may search the catalogue */
  catalogueDoor: boolean('catalogue_door').notNull().default(false),
});

/** Where visitors may find the agent, beside the proved site. No row: nowhere else. */
export const agentEmbedding = pgTable('agent_embedding', {
  agentId: agentId().primaryKey(),
  /** hosts with their subdomains; a port where it is not the usual one */
  hosts: text('hosts').array().notNull(),
  anySite: boolean('any_site').notNull(),
  /** frames that hide their origin (`<iframe sandbox>`) may chat too */
  sandboxed: boolean('sandboxed').notNull(),
});

/** How long conversations are kept. No row: always. */
export const agentRetention = pgTable('agent_retention', {
  agentId: agentId().primaryKey(),
  /** after a conversation's last message */
  days: integer('days').notNull(),
  /** before it nothing is deleted by this setting, so that a mistake can be taken back */
  beginsAt: instant('begins_at').notNull(),
});
