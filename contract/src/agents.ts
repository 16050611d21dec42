import { Type } from 'typebox';
import type { Static } from 'typebox';
import { installationStates, tones } from './choices.ts';
import { limits } from './limits.ts';
import { Id, Nullable, OrRefusal } from './schemas.ts';

const Offsets = Type.Object({
  /** CSS pixels from the side and the bottom */
  x: Type.Integer({ minimum: 0, maximum: 200 }),
  y: Type.Integer({ minimum: 0, maximum: 400 }),
});

/** Where the bubble stands, where it hides, and the line beside it: what an owner chooses of the widget beyond words and colour. */
const WidgetPlacementSchema = Type.Object({
  corner: Type.Union([Type.Literal('right'), Type.Literal('left')]),
  wide: Offsets,
  phone: Offsets,
  /** paths of pages without the bubble; a `*` at the end stands for the rest */
  hiddenOn: Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: '^/' }), { maxItems: 50 }),
  /** one line beside the bubble, once a page load; null: none */
  teaser: Type.Union([
    Type.Null(),
    Type.Object({
      text: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
      /** seconds after the page came; `leaving`: when a product page is about to be left */
      after: Type.Union([Type.Integer({ minimum: 1, maximum: 600 }), Type.Literal('leaving')]),
    }),
  ]),
});

export type WidgetPlacement = Static<typeof WidgetPlacementSchema>;

const Colour = Type.String({ pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' });
const AgentName = Type.String({ minLength: 1, maxLength: limits.agentNameMax, pattern: '\\S' });
const BubbleIcon = Type.Union([Type.Literal('modern'), Type.Literal('classic')]);

export const AgentStyle = Type.Object({
  agentId: Id,
  name: Type.String(),
  welcomeText: Type.String(),
  placeholderText: Type.String(),
  color: Type.String(),
  colorBuble: Type.String(),
  bubleIcone: BubbleIcon,
  isBlocked: Type.Boolean(),
});

const colorSchemes = ['auto', 'light', 'dark'] as const;
/** BCP 47 */
const LanguageTag = Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$' });

const AgentSupport = Type.Object({
  mail: Type.String({ maxLength: limits.emailMax }),
  phone: Type.String({ maxLength: 40 }),
  whatsApp: Type.String({ maxLength: 300 }),
});

const ShownStyle = Type.Object({
  ...AgentStyle.properties,
  /** false until a training answers: no bubble is shown before */
  isReady: Type.Boolean(),
  /** the owner's own first questions; what a page's visitor is offered is told by `get_suggestions` */
  suggestions: Type.Array(Type.String()),
  logoUrl: Nullable(Type.String()),
  colorScheme: Type.Enum([...colorSchemes]),
  /** first words by language, BCP 47; without an entry the welcome text */
  greetings: Type.Record(LanguageTag, Type.String()),
  /** what a dead end shows; '' where there is none */
  contacts: AgentSupport,
  placement: Nullable(WidgetPlacementSchema),
  /** what a reply may link: the shop's host without www, and the contacts as whole addresses */
  links: Type.Array(Type.String()),
});

/** Create and update send colorBuble, a read returns color (T19): either may come, one is stored. */
const styleFields = {
  name: AgentName,
  welcomeText: Type.String({ maxLength: limits.welcomeTextMax }),
  placeholderText: Type.String({ maxLength: limits.placeholderTextMax }),
  color: Type.Optional(Colour),
  colorBuble: Type.Optional(Colour),
  bubleIcone: BubbleIcon,
  suggestions: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: limits.suggestionMax, pattern: '\\S' }), {
      maxItems: limits.suggestionsMax,
    }),
  ),
  logoUrl: Type.Optional(Nullable(Type.String({ maxLength: limits.urlMax, pattern: '^https:\\/\\/[^\\s]+$' }))),
  colorScheme: Type.Optional(Type.Enum([...colorSchemes])),
  greetings: Type.Optional(
    Type.Record(LanguageTag, Type.String({ maxLength: limits.welcomeTextMax }), {
      maxProperties: 40,
      additionalProperties: false,
    }),
  ),
  placement: Type.Optional(Nullable(WidgetPlacementSchema)),
};

const profileFields = {
  brandName: Type.String({ minLength: 1, maxLength: limits.brandNameMax, pattern: '\\S' }),
  brandOffer: Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }), {
    minItems: 1,
    maxItems: limits.brandOfferMax,
  }),
  toneVoice: Type.Enum([...tones]),
  customToneVoice: Type.String({ maxLength: 500 }),
  agentSupport: AgentSupport,
};

export const AgentProfile = Type.Object({ agentId: Id, ...profileFields });

export const CustomInstruction = Type.Object({ _id: Id, instructions: Type.String(), isActive: Type.Boolean() });
const InstructionText = Type.String({ maxLength: limits.instructionsMax });

const AgentEmbedding = Type.Object({
  agentId: Id,
  /** the site's host, whose pages may always show the agent once it is proved */
  site: Nullable(Type.String()),
  siteProved: Type.Boolean(),
  /** further hosts, each with its subdomains; a port where it is not the usual one */
  hosts: Type.Array(Type.String()),
  anySite: Type.Boolean(),
  /** frames that hide where they are from (`<iframe sandbox>`) may chat too */
  sandboxed: Type.Boolean(),
});

/** What a page of the shop was found to hold. `state` is the whole verdict; the rest says where it comes from. */
const Installation = Type.Object({
  url: Type.String(),
  state: Type.Enum([...installationStates]),
  /** one sentence each, most important first: what is wrong, and what to do */
  advice: Type.Array(Type.String()),
  /** ids of other agents whose tag or frame stands in the page */
  otherIds: Type.Array(Type.String()),
  /** the directives that stop the chat, as `script-src 'self' (header)` */
  blockedBy: Type.Array(Type.String()),
  /** the file that leads other assistants to the catalogue's door; absent while the door is closed */
  catalogueFile: Type.Optional(Type.Enum(['ok', 'missing', 'wrong'])),
});

const CatalogueDoor = Type.Object({
  isOn: Type.Boolean(),
  /** where other assistants ask: MCP at this address, the commerce protocol's HTTP calls below it */
  url: Type.String(),
  /** what the shop places on its own site so that they find it */
  file: Type.Object({ path: Type.String(), text: Type.String() }),
});

const saved = <T extends Parameters<typeof OrRefusal>[0]>(data: T) =>
  OrRefusal(Type.Object({ success: Type.Literal(true), message: Type.Optional(Type.String()), data }));

export const agentSchemas = {
  getStyle: {
    params: Type.Object({ id: Id }),
    reply: Type.Object({ success: Type.Literal(true), agentStyle: ShownStyle }),
  },
  /** `path` is host and path of the visitor's page: a pointer into what the agent knows, never fetched or quoted; `language` is BCP 47 */
  getSuggestions: {
    query: Type.Object({
      agentId: Id,
      path: Type.Optional(Type.String({ maxLength: limits.urlMax })),
      language: Type.Optional(Type.String({ maxLength: 35 })),
    }),
    reply: Type.Object({
      success: Type.Literal(true),
      /** questions that the agent answers from what it knows, of the page's product or page first */
      suggestions: Type.Array(Type.String(), { maxItems: limits.suggestionsMax }),
    }),
  },
  createStyle: { body: Type.Object({ agentId: Id, ...styleFields }), reply: saved(ShownStyle) },
  updateStyle: {
    body: Type.Object({ agentId: Id, ...Type.Partial(Type.Object(styleFields)).properties }),
    reply: saved(ShownStyle),
  },
  getProfile: {
    params: Type.Object({ id: Id }),
    reply: Type.Object({ success: Type.Literal(true), agentProfile: Nullable(AgentProfile) }),
  },
  createProfile: { body: AgentProfile, reply: saved(AgentProfile) },
  updateProfile: {
    body: Type.Object({ agentId: Id, ...Type.Partial(Type.Object(profileFields)).properties }),
    reply: saved(AgentProfile),
  },
  getEmbedding: {
    params: Type.Object({ id: Id }),
    reply: Type.Object({ success: Type.Literal(true), embedding: AgentEmbedding }),
  },
  updateEmbedding: {
    body: Type.Object({
      agentId: Id,
      hosts: Type.Optional(
        Type.Array(Type.String({ maxLength: limits.urlMax }), { maxItems: limits.embeddingHostsMax }),
      ),
      anySite: Type.Optional(Type.Boolean()),
      sandboxed: Type.Optional(Type.Boolean()),
    }),
    reply: saved(AgentEmbedding),
  },
  checkInstallation: {
    body: Type.Object({ agentId: Id, url: Type.String({ maxLength: limits.urlMax }) }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), installation: Installation })),
  },
  getCatalogueDoor: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), door: CatalogueDoor }),
  },
  updateCatalogueDoor: {
    body: Type.Object({ agentId: Id, isOn: Type.Boolean() }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), door: CatalogueDoor })),
  },
  getInstructions: {
    params: Type.Object({ agentId: Id }),
    reply: Type.Object({
      success: Type.Literal(true),
      instruction: Nullable(CustomInstruction),
      /** this server asks a language model; without one nobody reads the instructions */
      hasModel: Type.Boolean(),
    }),
  },
  createInstructions: {
    body: Type.Object({ agentId: Id, instructions: InstructionText }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), instructionsId: Id, instruction: CustomInstruction })),
  },
  updateInstructions: {
    body: Type.Object({
      agentId: Id,
      instructions: Type.Optional(InstructionText),
      isActive: Type.Optional(Type.Boolean()),
    }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), instruction: CustomInstruction })),
  },
};
