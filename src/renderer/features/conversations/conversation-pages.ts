/** When the list of conversations ends, and each of them once: no total is given, and new chats shift the pages (T24). */
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';

type SessionsPage = ReplyOf<'getSessionsList'>;
export type ConversationItem = SessionsPage['sessions'][number];

export const nextPage = ({ sessions, currentPage, totalPages }: SessionsPage): number | undefined =>
  sessions.length < limits.sessionsPageSize || currentPage >= totalPages ? undefined : currentPage + 1;

export const eachOnce = (pages: readonly Pick<SessionsPage, 'sessions'>[]): ConversationItem[] => [
  ...new Map(pages.flatMap(({ sessions }) => sessions).map((item) => [item._id, item])).values(),
];
