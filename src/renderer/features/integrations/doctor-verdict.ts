import type { InstallationState } from '@vitrine/contract/installation-states';

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
