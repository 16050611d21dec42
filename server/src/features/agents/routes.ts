import { awayHeader } from '@vitrine/contract/calls';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { siteOf } from '../../crawling/site-identity.ts';
import type { OnCall } from '../../http/on-call.ts';
import { contactAddresses } from '../../lib/contact-addresses.ts';
import { createLastingMemory } from '../../lib/lasting-memory.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { checkProfile, fullColour, newStyleColour, unsavedStyle } from './domain.ts';
import type { ProfileFields, StyleFields } from './domain.ts';
import type { AgentStore } from './store.ts';

type WireStyle = ReplyOf<'getStyle'>['agentStyle'];
type WireProfile = NonNullable<ReplyOf<'getProfile'>['agentProfile']>;

interface Needs {
  hasModel: boolean;
  /** told where a style that exists was asked for: the page's origin or address */
  noteSeen: (agentId: string, from: string | undefined) => void;
}

/** Saving is an upsert on both calls (T35); an update names what changed and keeps the rest. */
export function registerAgentRoutes(on: OnCall, store: AgentStore, { hasModel, noteSeen }: Needs): void {
  // with the database away the bubble stands, and the chat behind it can say what is the matter
  const styles = createLastingMemory({ read: (agentId) => store.style(agentId), freshMs: 0, patienceMs: 2_000 });

  async function saveStyle(body: BodyOf<'updateStyle'>) {
    const current = await store.style(body.agentId);
    if (!current) throw notFound();
    const style = mergeStyle(current.style ?? { ...unsavedStyle, color: newStyleColour }, body);
    await store.saveStyle(body.agentId, style);
    return { success: true as const, data: wireStyle(body.agentId, style, current) };
  }

  async function saveProfile(body: BodyOf<'updateProfile'>) {
    const current = await store.profile(body.agentId);
    const profile = checkProfile(mergeProfile(current, body));
    if ('wrong' in profile) throw new Refused('request.malformed', profile.wrong);
    await store.saveProfile(body.agentId, profile);
    return { success: true as const, message: 'Profile saved.', data: wireProfile(body.agentId, profile) };
  }

  on.getStyle(async ({ params, request: { headers }, reply }) => {
    const { value: found, isOld } = await styles.recall(params.id);
    if (!found) throw notFound();
    if (isOld) void reply.header(awayHeader, '1');
    noteSeen(params.id, headers.origin ?? headers.referer);
    return { success: true, agentStyle: wireStyle(params.id, found.style ?? unsavedStyle, found) };
  });
  on.createStyle(async ({ body }) => saveStyle(body));
  on.updateStyle(async ({ body }) => saveStyle(body));

  on.getProfile(async ({ params }) => {
    const profile = await store.profile(params.id);
    return { success: true, agentProfile: profile && wireProfile(params.id, profile) };
  });
  on.createProfile(async ({ body }) => saveProfile(body));
  on.updateProfile(async ({ body }) => saveProfile(body));

  on.getInstructions(async ({ params }) => {
    const row = await store.instruction(params.agentId);
    return { success: true, instruction: row && wireInstruction(row), hasModel };
  });
  on.createInstructions(async ({ body }) => {
    const row = await store.saveInstruction(body.agentId, { instructions: body.instructions.trim() });
    return { success: true, instructionsId: row.id, instruction: wireInstruction(row) };
  });
  on.updateInstructions(async ({ body }) => {
    const { instructions, isActive } = body;
    const row = await store.saveInstruction(body.agentId, {
      ...(instructions !== undefined && { instructions: instructions.trim() }),
      ...(isActive !== undefined && { isActive }),
    });
    return { success: true, instruction: wireInstruction(row) };
  });
}

function mergeStyle(current: StyleFields, body: BodyOf<'updateStyle'>): StyleFields {
  return {
    name: body.name?.trim() ?? current.name,
    welcomeText: body.welcomeText ?? current.welcomeText,
    placeholderText: body.placeholderText ?? current.placeholderText,
    color: fullColour(body.colorBuble ?? body.color ?? current.color),
    bubbleIcon: body.bubleIcone ?? current.bubbleIcon,
    suggestions: body.suggestions?.map((text) => text.trim()) ?? current.suggestions,
    logoUrl: body.logoUrl === undefined ? current.logoUrl : body.logoUrl,
    colorScheme: body.colorScheme ?? current.colorScheme,
    greetings: body.greetings ?? current.greetings,
    placement: body.placement === undefined ? current.placement : body.placement,
  };
}

type FoundStyle = NonNullable<Awaited<ReturnType<AgentStore['style']>>>;

const wireStyle = (
  agentId: string,
  style: StyleFields,
  { isBlocked, isReady, websiteUrl, contacts }: FoundStyle,
): WireStyle => ({
  agentId,
  name: style.name,
  welcomeText: style.welcomeText,
  placeholderText: style.placeholderText,
  color: style.color,
  colorBuble: style.color,
  bubleIcone: style.bubbleIcon,
  isBlocked,
  isReady,
  suggestions: style.suggestions,
  logoUrl: style.logoUrl,
  colorScheme: style.colorScheme,
  greetings: style.greetings,
  contacts,
  placement: style.placement,
  links: [siteOf(websiteUrl ?? '')?.host ?? null, ...Object.values(contactAddresses(contacts))].filter(
    (link) => link !== null,
  ),
});

function mergeProfile(current: ProfileFields | null, body: BodyOf<'updateProfile'>): ProfileFields {
  const missing = () => new Refused('request.malformed', 'Brand name, products and tone come first.');
  const keep = <K extends keyof ProfileFields>(value: ProfileFields[K] | undefined, field: K): ProfileFields[K] => {
    if (value !== undefined) return value;
    if (current === null) throw missing();
    return current[field];
  };
  return {
    brandName: keep(body.brandName, 'brandName'),
    brandOffer: keep(body.brandOffer, 'brandOffer'),
    tone: keep(body.toneVoice, 'tone'),
    customTone: keep(body.customToneVoice, 'customTone'),
    supportMail: keep(body.agentSupport?.mail, 'supportMail'),
    supportPhone: keep(body.agentSupport?.phone, 'supportPhone'),
    supportWhatsApp: keep(body.agentSupport?.whatsApp, 'supportWhatsApp'),
  };
}

const wireProfile = (agentId: string, profile: ProfileFields): WireProfile => ({
  agentId,
  brandName: profile.brandName,
  brandOffer: profile.brandOffer,
  toneVoice: profile.tone,
  customToneVoice: profile.customTone,
  agentSupport: { mail: profile.supportMail, phone: profile.supportPhone, whatsApp: profile.supportWhatsApp },
});

const wireInstruction = (row: { id: string; instructions: string; isActive: boolean }) => ({
  _id: row.id,
  instructions: row.instructions,
  isActive: row.isActive,
});
