/** Whether visitors who ask for a person meet one now: the switch, the hours it holds in, and when the owner is left in peace. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Presence } from '@vitrine/contract/handover';
import { useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { zoneHere } from '../../shared/time.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import styles from './presence-card.module.css';

type Changes = Partial<Pick<Presence, 'hours' | 'quiet' | 'tellsWords'>> & { present?: boolean };

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monday = [1, 2, 3, 4, 5, 6, 0];
const office = { from: 9 * 60, to: 17 * 60 };

export function PresenceCard({ agentId }: { agentId: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const query = useApiQuery('getPresence', { query: { agentId } }, { staleTime: 0 });
  const [opens, setOpens] = useState(false);
  const { data } = query;

  async function save(changes: Changes): Promise<void> {
    const present = changes.present ?? data?.presence.switchedOn ?? false;
    try {
      const reply = await api.call('setPresence', { body: { agentId, ...changes, present } });
      if (!reply.success) notify.error(reply.message);
    } catch {
      notify.error('An error occurred. Please try again.');
    }
    await cache.invalidateQueries({ queryKey: ['getPresence'] });
  }

  /** The one moment at which the question explains itself: who says that they answer wants to hear of who asks. */
  async function switchTo(present: boolean): Promise<void> {
    if (present && 'Notification' in window && Notification.permission === 'default')
      await Notification.requestPermission().catch(() => {});
    await save({ present });
  }

  if (data === undefined)
    return (
      <Card>
        {query.isError ? (
          <LoadingOrFailed query={query} what="whether you answer visitors" />
        ) : (
          <div className={styles.head} aria-busy="true">
            <div className={styles.words}>
              <h2>I answer visitors now</h2>
              <p>&nbsp;</p>
            </div>
          </div>
        )}
      </Card>
    );
  const { presence } = data;
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2>I answer visitors now</h2>
          <p>{presenceWords(presence)}</p>
        </div>
        <Toggle label="I answer visitors now" on={presence.switchedOn} onChange={(on) => void switchTo(on)} />
        <Button variant="quiet" aria-expanded={opens} onClick={() => setOpens(!opens)}>
          Hours and notices
        </Button>
      </div>
      {presence.switchedOn && <BrowserNotices />}
      {opens && <Settings presence={presence} onSave={save} />}
    </Card>
  );
}

/** Warns an owner who says that they answer, but would not be notified on this machine. */
function BrowserNotices() {
  const { desktop } = usePlatform();
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'unavailable',
  );
  // the desktop has notices of its own
  if (desktop !== undefined || permission === 'granted' || permission === 'unavailable') return null;
  if (permission === 'denied')
    return (
      <p className={styles.hint}>
        Your browser blocks notifications from this site, so it cannot tell you when somebody is waiting. Allow them in
        its settings; until then an e-mail comes after a minute.
      </p>
    );
  const ask = async () => setPermission(await Notification.requestPermission().catch(() => Notification.permission));
  return (
    <p className={styles.notices}>
      This browser does not tell you yet when a visitor asks for a person.
      <Button onClick={() => void ask()}>Show notices here</Button>
    </p>
  );
}

function presenceWords({ present, switchedOn, hours }: Presence): string {
  if (present) return 'Visitors who ask for a person are told that you usually answer within minutes.';
  if (!switchedOn) return 'Visitors who ask for a person leave their address, and you answer when you can.';
  return hours === null
    ? 'You have been away for a while, so visitors leave their address until you are back.'
    : 'It is outside your hours, or you have been away for a while: visitors leave their address.';
}

function Settings({ presence, onSave }: { presence: Presence; onSave: (changes: Changes) => Promise<void> }) {
  const { hours, quiet, tellsWords } = presence;
  const spanOf = (day: number) => hours?.days.find((span) => span.day === day);
  const setDay = (day: number, span: { from: number; to: number } | null) => {
    const others = hours?.days.filter((one) => one.day !== day) ?? [];
    const all = span === null ? others : [...others, { day, ...span }];
    return onSave({ hours: { timeZone: hours?.timeZone ?? zoneHere(), days: all } });
  };
  return (
    <div className={styles.settings}>
      <fieldset>
        <legend>Hours</legend>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={hours !== null}
            onChange={({ target }) =>
              void onSave({
                hours: target.checked
                  ? { timeZone: zoneHere(), days: [1, 2, 3, 4, 5].map((day) => ({ day, ...office })) }
                  : null,
              })
            }
          />
          The switch applies only within these hours
        </label>
        {hours !== null && (
          <ul className={styles.days}>
            {monday.map((day) => {
              const span = spanOf(day);
              return (
                <li key={day}>
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      checked={span !== undefined}
                      onChange={({ target }) => void setDay(day, target.checked ? office : null)}
                    />
                    {days[day]}
                  </label>
                  {span !== undefined && (
                    <Span name={days[day] ?? ''} span={span} onSave={(changed) => void setDay(day, changed)} />
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {hours !== null && <p className={styles.hint}>In the time of {hours.timeZone.replaceAll('_', ' ')}.</p>}
      </fieldset>
      <fieldset>
        <legend>Notices</legend>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={({ target }) =>
              void onSave({ quiet: target.checked ? { timeZone: zoneHere(), from: 22 * 60, to: 7 * 60 } : null })
            }
          />
          Quiet hours, in which nothing is sent or shown
        </label>
        {quiet !== null && (
          <Span name="Quiet hours" span={quiet} onSave={(span) => void onSave({ quiet: { ...quiet, ...span } })} />
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={!tellsWords}
            onChange={({ target }) => void onSave({ tellsWords: !target.checked })}
          />
          Hide the visitor’s words in notices and e-mails
        </label>
      </fieldset>
    </div>
  );
}

interface SpanProps {
  name: string;
  span: { from: number; to: number };
  onSave: (span: { from: number; to: number }) => void;
}

function Span({ name, span, onSave }: SpanProps) {
  const field = (part: 'from' | 'to', label: string) => (
    <input
      type="time"
      aria-label={`${name}, ${label}`}
      className={styles.time}
      defaultValue={shownMinutes(span[part])}
      onBlur={({ target }) => {
        const minutes = minutesOf(target.value);
        if (minutes !== null && minutes !== span[part]) onSave({ ...span, [part]: minutes });
      }}
    />
  );
  return (
    <span className={styles.span}>
      {field('from', 'from')} to {field('to', 'to')}
    </span>
  );
}

/** Minutes of a day as a time field writes them: `09:30` is 570, and the end of a day, which it cannot write, is `23:59`. */
const lastMinute = 1439;

export function shownMinutes(minutes: number): string {
  const shown = Math.min(minutes, lastMinute);
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export function minutesOf(shown: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(shown) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const read = Number(hours) * 60 + Number(minutes);
  return read === lastMinute ? lastMinute + 1 : read;
}
