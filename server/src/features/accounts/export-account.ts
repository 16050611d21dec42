/** Everything that is kept of an account but its conversations, read together as the owner may take it away (GDPR articles 15 and 20). */
import type { ReplyOf } from '@vitrine/contract/routes';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { accounts, signIns } from '../../database/tables/accounts.ts';
import {
  agentEmbedding,
  agentKnowledge,
  agentProfiles,
  agentRetention,
  agents,
  agentStyles,
  customInstructions,
} from '../../database/tables/agents.ts';
import { creditEntries, purchases, subscriptions } from '../../database/tables/billing.ts';
import {
  hiddenSources,
  openQuestions,
  ownerAnswers,
  ownerDocuments,
  suiteQuestions,
} from '../../database/tables/teaching.ts';
import { factDecisions, pages } from '../../database/tables/training.ts';

type AccountExport = ReplyOf<'exportAccount'>['export'];

export function createAccountExport(db: Database) {
  /** @returns null when there is no such account */
  return async (accountId: string): Promise<AccountExport | null> => {
    const [row] = await db
      .select({
        account: accounts,
        agent: agents,
        style: agentStyles,
        profile: agentProfiles,
        knowledge: agentKnowledge,
        instructions: customInstructions,
        embedding: agentEmbedding,
        retentionDays: agentRetention.days,
        subscription: subscriptions,
      })
      .from(accounts)
      .innerJoin(agents, eq(agents.accountId, accounts.id))
      .leftJoin(agentStyles, eq(agentStyles.agentId, agents.id))
      .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
      .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
      .leftJoin(customInstructions, eq(customInstructions.agentId, agents.id))
      .leftJoin(agentEmbedding, eq(agentEmbedding.agentId, agents.id))
      .leftJoin(agentRetention, eq(agentRetention.agentId, agents.id))
      .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
      .where(eq(agents.accountId, accountId));
    if (!row) return null;
    const { account, agent, style, profile, knowledge, instructions, embedding, subscription } = row;
    const agentId = agent.id;
    return {
      exportedAt: new Date().toISOString(),
      account: {
        id: account.id,
        name: account.name,
        email: account.email,
        createdAt: account.createdAt.toISOString(),
      },
      agent: {
        id: agentId,
        createdAt: agent.createdAt.toISOString(),
        style: style && {
          agentId,
          name: style.name,
          welcomeText: style.welcomeText,
          placeholderText: style.placeholderText,
          color: style.color,
          bubleIcone: style.bubbleIcon,
        },
        profile: profile && {
          agentId,
          brandName: profile.brandName,
          brandOffer: profile.brandOffer,
          toneVoice: profile.tone,
          customToneVoice: profile.customTone,
          agentSupport: { mail: profile.supportMail, phone: profile.supportPhone, whatsApp: profile.supportWhatsApp },
        },
        knowledge: knowledge && {
          agentId,
          region: knowledge.region,
          websiteUrl: knowledge.websiteUrl,
          sitemapURL: knowledge.sitemapUrl,
          excludeUrl: knowledge.excludeUrls,
        },
        instructions: instructions && {
          _id: instructions.id,
          instructions: instructions.instructions,
          isActive: instructions.isActive,
        },
        allowedHosts: embedding?.hosts ?? [],
        anySite: embedding && embedding.anySite,
        sandboxed: embedding && embedding.sandboxed,
        trainingSchedule: knowledge && knowledge.trainingSchedule,
        retentionDays: row.retentionDays,
      },
      subscription: subscription && {
        plan: subscription.plan,
        status: subscription.status,
        currency: subscription.currency,
        offer: subscription.offer,
        restToConsume: subscription.restToConsume,
        extraBlocksMax: subscription.extraBlocksMax,
      },
      ...(await lists(accountId, agentId, agent.indexVersion)),
      ...(await taught(agentId)),
    };
  };

  async function lists(accountId: string, agentId: string, indexVersion: string | null) {
    const day = sql<string>`to_char(${creditEntries.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
    const cause = sql<string>`split_part(${creditEntries.source}, ':', 1)`;
    const credits = await db
      .select({ day, cause, amount: sql<number>`sum(${creditEntries.amount})::int` })
      .from(creditEntries)
      .where(eq(creditEntries.accountId, accountId))
      .groupBy(sql`1, 2`)
      .orderBy(sql`1, 2`);
    const bought = await db.select().from(purchases).where(eq(purchases.accountId, accountId));
    const living = await db
      .select({ createdAt: signIns.createdAt, expiresAt: signIns.expiresAt })
      .from(signIns)
      .where(and(eq(signIns.accountId, accountId), gt(signIns.expiresAt, sql`now()`)));
    const known = await db
      .select({ url: pages.url })
      .from(pages)
      .where(and(eq(pages.agentId, agentId), eq(pages.runId, indexVersion ?? ''), eq(pages.state, 'kept')))
      .orderBy(asc(pages.url));
    const decided = await db
      .select()
      .from(factDecisions)
      .where(eq(factDecisions.agentId, agentId))
      .orderBy(asc(factDecisions.decidedAt), asc(factDecisions.factId));
    const open = await db
      .select()
      .from(openQuestions)
      // what only discarded conversations asked is no more in it than they are
      .where(
        and(eq(openQuestions.agentId, agentId), or(gt(openQuestions.asked, 0), eq(openQuestions.state, 'dismissed'))),
      )
      .orderBy(asc(openQuestions.firstAskedAt), asc(openQuestions.id));
    const hidden = await db
      .select()
      .from(hiddenSources)
      .where(eq(hiddenSources.agentId, agentId))
      .orderBy(asc(hiddenSources.createdAt), asc(hiddenSources.id));
    return {
      credits,
      purchases: bought.map(({ id, createdAt, credits: amount }) => ({
        id,
        at: createdAt.toISOString(),
        credits: amount,
      })),
      signIns: living.map(({ createdAt, expiresAt }) => ({
        at: createdAt.toISOString(),
        until: expiresAt.toISOString(),
      })),
      factDecisions: decided.map(({ fact, state, text, decidedAt }) => ({
        topic: fact.topic,
        url: fact.url,
        pageText: fact.text,
        state,
        text,
        at: decidedAt.toISOString(),
      })),
      openQuestions: open.map(({ question, asked, state, firstAskedAt, lastAskedAt }) => ({
        question,
        asked,
        state,
        firstAskedAt: firstAskedAt.toISOString(),
        lastAskedAt: lastAskedAt.toISOString(),
      })),
      hiddenSources: hidden.map(({ kind, url, text, createdAt }) => ({ kind, url, text, at: createdAt.toISOString() })),
      pages: known.map(({ url }) => url),
    };
  }

  async function taught(agentId: string) {
    const answers = await db
      .select()
      .from(ownerAnswers)
      .where(eq(ownerAnswers.agentId, agentId))
      .orderBy(asc(ownerAnswers.createdAt), asc(ownerAnswers.id));
    const documents = await db
      .select()
      .from(ownerDocuments)
      .where(eq(ownerDocuments.agentId, agentId))
      .orderBy(asc(ownerDocuments.createdAt), asc(ownerDocuments.id));
    const asked = await db
      .select()
      .from(suiteQuestions)
      .where(eq(suiteQuestions.agentId, agentId))
      .orderBy(asc(suiteQuestions.createdAt), asc(suiteQuestions.id));
    return {
      ownAnswers: answers.map(({ questions, text, pageUrl, validUntil, createdAt, updatedAt }) => ({
        questions,
        text,
        pageUrl,
        validUntil: validUntil?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      })),
      ownDocuments: documents.map(({ name, passages, createdAt }) => ({
        name,
        passages: passages.map(({ text }) => text),
        createdAt: createdAt.toISOString(),
      })),
      suiteQuestions: asked.map(({ ask, expect, replaced, last }) => ({
        ask,
        expect,
        ...(replaced !== null && { expectedBefore: replaced }),
        reply: last?.reply ?? null,
      })),
    };
  }
}
