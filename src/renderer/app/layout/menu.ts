/** What stands in the side panel, in the specification's order. */
import {
  BookOpen,
  CircleHelp,
  CreditCard,
  FlaskConical,
  LayoutDashboard,
  MessagesSquare,
  Palette,
  PenLine,
  Plug,
  Settings2,
  Store,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../shared/paths.ts';

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  path: string;
  /** announced, but not to be had yet */
  soon?: boolean;
}

export interface MenuGroup {
  label: string;
  icon: LucideIcon;
  entries: readonly MenuEntry[];
}

export const menu: readonly (MenuEntry | MenuGroup)[] = [
  { label: 'Dashboard', path: paths.home, icon: LayoutDashboard },
  { label: 'Conversations', path: paths.conversations, icon: MessagesSquare },
  { label: 'Agent Design', path: paths.agentDesign, icon: Palette },
  { label: 'Agent Profile', path: paths.agentProfile, icon: Store },
  { label: 'Knowledge Base', path: paths.knowledgeBase, icon: BookOpen },
  {
    label: 'Advanced Features',
    icon: Settings2,
    entries: [
      { label: 'Custom Instructions', path: paths.customInstructions, icon: PenLine, soon: false },
      { label: 'Integrations', path: paths.integrations, icon: Plug },
      { label: 'Test your agent', path: paths.testYourAgent, icon: FlaskConical },
    ],
  },
  { label: 'Account', path: paths.account, icon: CreditCard },
  { label: 'Need Help', path: paths.needHelp, icon: CircleHelp },
];
