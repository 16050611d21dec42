/** The list of conversations on the page, for component tests. */
import type { openTalks } from './talks.ts';

const done = () => ({ success: true as const });
export const moving = { archiveConversations: done, deleteConversations: done, markRead: done };
type Screen = Awaited<ReturnType<typeof openTalks>>['screen'];

export const listIn = (screen: Screen) => screen.getByRole('region', { name: 'Conversations' });
export const line = (screen: Screen, number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Question number ${number} about`) });
export const picks = (screen: Screen, number: number) =>
  screen.getByRole('checkbox', { name: new RegExp(`^Select Question number ${number} about`) });
