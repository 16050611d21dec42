/** What belongs to this computer alone: the server that the app talks to, notifications, and where the sign-in is kept. */
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DesktopSettings, SecretPlace } from '../../../preload/bridge.ts';
import { paths } from '../../shared/paths.ts';
import type { Desktop } from '../../shared/platform/platform.ts';
import { report } from '../../shared/api/failure.ts';
import { usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, PageHeader } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import { usePageTitle } from '../../shared/page.ts';
import { NotFoundPage } from '../message-pages.tsx';
import styles from './desktop-page.module.css';

export function DesktopPage() {
  const { desktop } = usePlatform();
  return desktop === undefined ? <NotFoundPage /> : <ThisComputer desktop={desktop} />;
}

const placeWords: Record<SecretPlace, string> = {
  keychain: 'Your sign-in is kept in this computer’s keychain.',
  'sealed file': 'Your sign-in is kept in a file that only your account on this computer can open.',
  memory: 'This computer offers no safe place for your sign-in, so you will sign in again after closing the app.',
};

function ThisComputer({ desktop }: { desktop: Desktop }) {
  usePageTitle('Desktop App · Vitrine');
  const { secretPlace, version } = desktop.start;
  return (
    <main className={styles.page}>
      {desktop.start.needsServer ? (
        <PageHeader
          title="Welcome to Vitrine"
          about="Which server does your shop’s agent run on? Whoever set it up knows its address."
        />
      ) : (
        <>
          <Link to={paths.home} className={styles.back}>
            <ArrowLeft size={16} aria-hidden="true" /> Back
          </Link>
          <PageHeader title="Desktop App" about="What belongs to this computer alone." />
        </>
      )}
      <Server desktop={desktop} />
      {!desktop.start.needsServer && <Choices desktop={desktop} />}
      <Card title="Your sign-in">
        {secretPlace === 'memory' ? (
          <Notice tone="warn">{placeWords.memory}</Notice>
        ) : (
          <p className={styles.words}>{placeWords[secretPlace]}</p>
        )}
      </Card>
      <p className={styles.version}>Vitrine {version}</p>
    </main>
  );
}

function Server({ desktop }: { desktop: Desktop }) {
  const [address, setAddress] = useState(desktop.start.needsServer ? '' : desktop.start.serverOrigin);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const connect = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const check = await desktop.connectServer(address);
      setProblem(check.ok ? undefined : check.reason);
    } catch (error) {
      report('The server could not be changed', error);
      setProblem('The server could not be changed. Please try again.');
    }
    setBusy(false);
  };

  return (
    <Card
      title="Connect to your server"
      about="The address where your Vitrine server runs. Changing it signs you out here; nothing on the server changes."
    >
      <form className={styles.server} onSubmit={connect} noValidate>
        <TextField
          label="Server address"
          type="url"
          value={address}
          error={problem}
          placeholder="https://vitrine.example"
          autoComplete="url"
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={address.trim() === ''}>
          Check and connect
        </Button>
      </form>
    </Card>
  );
}

function Choices({ desktop }: { desktop: Desktop }) {
  const [settings, setSettings] = useState<DesktopSettings | null>(null);
  useEffect(() => {
    desktop.readSettings().then(setSettings, (error: unknown) => report('The settings cannot be read', error));
  }, [desktop]);

  const change = async (changed: Partial<DesktopSettings>) => {
    const before = settings;
    if (before === null) return;
    setSettings({ ...before, ...changed });
    try {
      await desktop.writeSettings({ ...before, ...changed });
    } catch (error) {
      report('The settings could not be kept', error);
      setSettings(before);
    }
  };
  const choice = (name: keyof DesktopSettings, label: string, words: string, isOff = false) => (
    <div className={styles.choice}>
      <p className={styles.words}>{words}</p>
      <Toggle
        label={label}
        on={settings?.[name] ?? false}
        disabled={settings === null || isOff}
        onChange={(on) => void change({ [name]: on })}
      />
    </div>
  );

  return (
    <>
      <Card
        title="Notifications"
        about="Only while this window is out of sight, outside your quiet hours, and at most one of a conversation in ten minutes."
      >
        {choice('notifications', 'Notifications', 'Tell me when a visitor asks for a person.')}
        {choice(
          'everyConversation',
          'Every conversation',
          'Tell me about every other conversation too.',
          settings?.notifications === false,
        )}
      </Card>
      <Card title="While you do something else">
        {choice(
          'staysInTray',
          'Stay in the tray',
          'Closing the window leaves Vitrine in the tray, where it goes on telling you.',
        )}
        {choice(
          'startsAtLogIn',
          'Start at log-in',
          'Start Vitrine, without its window, when I log in to this computer.',
        )}
      </Card>
    </>
  );
}
