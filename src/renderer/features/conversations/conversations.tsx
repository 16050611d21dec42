/** The inbox: tabs above, the list on the left, the chosen conversation on the right. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Show } from '@vitrine/contract/inbox';
import { limits } from '@vitrine/contract/limits';
import { paths } from '../../shared/paths.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { ConversationHistory } from './conversation-history.tsx';
import type { HistoryHandle, ShownConversation } from './conversation-history.tsx';
import styles from './conversations.module.css';
import { isPutAway, shows, tabLabels } from './inbox-tabs.ts';
import { ListHead } from './list-head.tsx';
import { NothingListed, SessionList } from './session-list.tsx';
import { SearchForm, isSearching } from './search-form.tsx';
import { useInbox } from './use-inbox.ts';
import { useInboxKeys, useLiveChanges } from './inbox-events.ts';
import type { RenderWrong } from './conversation-actions.tsx';

const forgottenAfterMs = 6_000;

/** In which conversation a visitor types: said again every few seconds, and forgotten when it is not. */
function useTypingIn(): [string | null, (conversationId: string, typing: boolean) => void] {
  const [typingIn, setTypingIn] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const told = useCallback((conversationId: string, typing: boolean) => {
    clearTimeout(timer.current);
    setTypingIn((now) => (typing ? conversationId : now === conversationId ? null : now));
    if (typing) timer.current = setTimeout(() => setTypingIn(null), forgottenAfterMs);
  }, []);
  return [typingIn, told];
}

interface ConversationsProps {
  agentId: string;
  agentName: string;
  /** what the conversations that need an answer asked in vain, under their tab */
  openQuestions?: ReactNode;
  /** what to do about a reply that was wrong */
  renderWrong?: RenderWrong;
  /** what keeps a line of the owner's as an answer */
  renderSave?: RenderWrong;
  /** who answers, under the messages */
  renderPerson?: (shown: ShownConversation) => ReactNode;
}

export function Conversations(props: ConversationsProps) {
  const { agentId, agentName, openQuestions, renderWrong, renderSave, renderPerson } = props;
  const inbox = useInbox(agentId);
  const { named, show, search, sessions, counts, query, refresh, openId } = inbox;
  const history = useRef<HistoryHandle>(null);
  const panes = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const cache = useQueryClient();
  const [typingIn, setTyping] = useTypingIn();
  useLiveChanges(
    agentId,
    useCallback(
      (conversationId) => {
        void refresh();
        void cache.invalidateQueries({ queryKey: ['getHandover'] });
        if (conversationId === null || conversationId === openId) history.current?.refresh();
      },
      [refresh, openId, cache],
    ),
    setTyping,
  );

  const { fetchNextPage, refetch } = query;
  /** where the last step leads: keys come faster than screens are drawn, and what is drawn between takes no keyboard */
  const steppedTo = useRef<string | null>(null);
  useInboxKeys(panes, {
    step(by) {
      steppedTo.current = inbox.step(by);
      if (steppedTo.current === null && by === 1 && query.hasNextPage) void fetchNextPage();
    },
    archive: inbox.archiveMeant,
    toggleUnread: inbox.toggleUnread,
    search() {
      // a step that is not drawn yet must not take the keyboard back
      steppedTo.current = null;
      field.current?.focus();
    },
  });
  // The keyboard goes along, so that who listens hears where they are.
  useEffect(() => {
    if (openId === null || openId !== steppedTo.current) return;
    steppedTo.current = null;
    panes.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
  }, [openId]);

  // where one pane stands at a time, what is opened begins at its own head, however far the list was scrolled

  useEffect(() => {
    const shown = panes.current;
    if (named === null || shown === null || !matchMedia('(max-width: 820px)').matches) return;
    const below = Number.parseFloat(getComputedStyle(shown).scrollMarginBlockStart);
    if (shown.getBoundingClientRect().top < below) shown.scrollIntoView({ block: 'start' });
  }, [named]);

  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const countOf = (tab: (typeof shows)[number]) => (isPutAway(tab) ? undefined : counts?.totals[tab]);
  const tabs = shows.map((key) => {
    const count = countOf(key);
    return { key, label: tabLabels[key], ...(count !== undefined && { count }) };
  });
  return (
    <Tabs label="Which conversations" tabs={tabs} chosen={show} onChoose={inbox.onShow}>
      {show === 'needs_answer' && openQuestions !== undefined && (
        <div className={styles.above} data-reads={named !== null}>
          {openQuestions}
        </div>
      )}
      <div ref={panes} className={styles.panes} data-chosen={named !== null}>
        <section className={styles.side} aria-label="Conversations">
          <h2 className={styles.title}>Conversations</h2>
          <SearchForm field={field} search={search} onSearch={inbox.onSearch} />
          <ListHead
            total={countOf(show) ?? (counts?.of === show ? counts.total : undefined)}
            listed={sessions.length}
            picked={inbox.picked.size}
            show={show}
            onPickAll={inbox.pickAll}
            onPickEverything={inbox.pickEverything}
            onArchive={inbox.archiveMeant}
            onDelete={inbox.removeMeant}
          />
          {show === 'discarded' && (
            <p className={styles.note}>
              Kept for {limits.discardedDays} days after you delete them, then gone for good.
            </p>
          )}
          <SessionList
            sessions={sessions}
            openId={openId}
            picked={inbox.picked}
            onOpen={inbox.open}
            onPick={inbox.pick}
            isPending={query.isPending}
            isFailed={query.isError}
            isFetching={query.isFetching}
            hasMore={query.hasNextPage}
            onMore={onMore}
            onAgain={() => void (sessions.length === 0 ? refetch() : fetchNextPage())}
            empty={
              <NothingListed
                show={show}
                archive={isSearching(search) ? `${paths.conversations}?${inbox.addressOf({ show: 'archived' })}` : null}
              />
            }
          />
          <KeyHelp show={show} />
        </section>
        {openId === null ? (
          <section className={styles.nothing} aria-label="Conversation history">
            <h2>Conversation history</h2>
            {!query.isPending && <p>The messages of a conversation appear here.</p>}
          </section>
        ) : (
          <ConversationHistory
            ref={history}
            key={openId}
            agentId={agentId}
            sessionId={openId}
            foundId={sessions.find(({ _id }) => _id === openId)?.match?.messageId}
            startedAt={sessions.find(({ _id }) => _id === openId)?.createdAt}
            agentName={agentName}
            {...(show !== 'discarded' && { renderWrong, renderSave, renderPerson })}
            isTyping={typingIn === openId}
            show={show}
            onArchive={inbox.archiveOpen}
            onUnread={inbox.toggleUnread}
            onDelete={inbox.removeOpen}
            onBack={() => inbox.open(null)}
          />
        )}
      </div>
    </Tabs>
  );
}

const putAwayWords: Partial<Record<Show, string>> = { archived: 'out of the archive', discarded: 'restore' };

const keysOf = (show: Show): readonly (readonly [string, string])[] => [
  ['j', 'next'],
  ['k', 'previous'],
  ['e', putAwayWords[show] ?? 'archive'],
  ...(show === 'discarded' ? [] : [['u', 'unread'] as const]),
  ['/', 'search'],
];

/** The single keys that work here, for who has a keyboard. */
function KeyHelp({ show }: { show: Show }) {
  return (
    <p className={styles.help}>
      {keysOf(show).map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
