import { useState } from 'react';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Toggle } from '../../shared/ui/toggle.tsx';
import styles from './insights-cards.module.css';

interface WeeklyLetterSwitchProps {
  agentId: string;
  isOn: boolean;
  onChanged: () => void;
}

/** The letter's own link turns it off too; this is the way back. */
export function WeeklyLetterSwitch({ agentId, isOn, onChanged }: WeeklyLetterSwitchProps) {
  const api = useApi();
  const [wanted, setWanted] = useState(isOn);
  const [sending, setSending] = useState(false);
  const change = async (weeklyLetter: boolean) => {
    // shown at once; put back when it could not be kept
    setWanted(weeklyLetter);
    setSending(true);
    try {
      await api.call('updateWeeklyLetter', { body: { agentId, weeklyLetter } });
      onChanged();
    } catch {
      setWanted(!weeklyLetter);
      notify.error('An error occurred. Please try again.');
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.letter}>
      <div>
        <h3>A weekly e-mail</h3>
        <p className={styles.means}>The three things most worth doing, and none when there is nothing to do.</p>
      </div>
      <Toggle label="A weekly e-mail" on={wanted} disabled={sending} onChange={(on) => void change(on)} />
    </div>
  );
}
