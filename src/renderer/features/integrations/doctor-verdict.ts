import type { InstallationState } from '@vitrine/contract/installation-states';
import type { ReplyOf } from '@vitrine/contract/routes';

export type Installation = Extract<ReplyOf<'checkInstallation'>, { success: true }>['installation'];
type CatalogueFile = NonNullable<Installation['catalogueFile']>;

interface Verdict {
  tone: 'good' | 'warn' | 'bad';
  title: string;
}

export const verdicts: Record<InstallationState, Verdict> = {
  ok: { tone: 'good', title: 'Everything is in place: this page shows your agent.' },
  frame: { tone: 'good', title: 'The chat is in this page as an iframe.' },
  twice: { tone: 'warn', title: 'The tag is in this page more than once.' },
  blocked: { tone: 'bad', title: 'The tag is there, but the page’s security policy stops it.' },
  wrong_id: { tone: 'bad', title: 'A tag is there, but it is not your agent’s.' },
  missing: { tone: 'bad', title: 'The tag is not in this page.' },
  unreachable: { tone: 'bad', title: 'The page could not be read.' },
};

/** Of the file that leads other assistants to the catalogue. */
export const fileVerdicts: Record<CatalogueFile, Verdict & { advice: string }> = {
  ok: {
    tone: 'good',
    title: 'Other assistants find your catalogue.',
    advice: 'The file /.well-known/ucp is on your site and names your agent.',
  },
  missing: {
    tone: 'warn',
    title: 'Other assistants do not find your catalogue.',
    advice: 'The file /.well-known/ucp is not on your site. Copy it from “Other assistants” below.',
  },
  wrong: {
    tone: 'warn',
    title: 'Other assistants do not find your catalogue.',
    advice: 'The file /.well-known/ucp is on your site, but it does not name this agent. Copy it again from below.',
  },
};
