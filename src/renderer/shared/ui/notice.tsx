import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Component, Fragment } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reasonFor, report } from '../api/failure.ts';
import { useLater } from '../time.ts';
import { classes } from './basics.tsx';
import { Button } from './button.tsx';
import styles from './notice.module.css';
import skeletonStyles from './skeleton.module.css';

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface NoticeProps {
  tone?: keyof typeof icons;
  /** what to do about it */
  action?: ReactNode;
  children: ReactNode;
}

/** A message that stays on the page, in one or two sentences. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.notice, styles[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}

interface LoadingOrFailedProps {
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** "the design", "your profile" */
  what: string;
}

/** Shown instead of content that is loading or could not be loaded. */
export function LoadingOrFailed({ query, what }: LoadingOrFailedProps) {
  if (query.isError) {
    return (
      <Notice
        tone="bad"
        action={
          <Button busy={query.isFetching} onClick={() => query.refetch()}>
            Try again
          </Button>
        }
      >
        We could not load {what}. {reasonFor(query.error)}
      </Notice>
    );
  }
  return (
    <div className={skeletonStyles.loading}>
      <Skeleton />
    </div>
  );
}

const longAfterMs = 5000;

interface SkeletonProps {
  /** fields with their labels, or the rows of a list */
  of?: 'fields' | 'rows';
  count?: number;
}

/** A placeholder while content loads; it says so in words when the wait gets long. */
export function Skeleton({ of = 'fields', count = 3 }: SkeletonProps) {
  const long = useLater(longAfterMs);
  return (
    <>
      <output className={classes(skeletonStyles.skeleton, skeletonStyles[of])} aria-label="Loading">
        {Array.from({ length: count }, (_none, at) => (
          <Fragment key={at}>
            <span className={classes(skeletonStyles.bone, skeletonStyles.short)} />
            <span className={skeletonStyles.bone} />
          </Fragment>
        ))}
      </output>
      <p className={skeletonStyles.words} aria-live="polite">
        {long && 'This takes longer than usual. We keep trying.'}
      </p>
    </>
  );
}

interface Props {
  onAgain: () => void;
  children: ReactNode;
}

class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    report('A part of a page could not be shown', error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const again = () => {
      this.props.onAgain();
      this.setState({ isBroken: false });
    };
    return (
      <Notice tone="bad" action={<Button onClick={again}>Try again</Button>}>
        This part could not be shown. The fault is on our side; what you saved is safe.
      </Notice>
    );
  }
}

/** Asks for everything anew before it tries again: what could not be shown was most often an answer that made no sense. */
/** A part of a page that fails takes nothing else with it, and can be tried again. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  return <Boundary onAgain={() => void cache.resetQueries()}>{children}</Boundary>;
}

/** What other sentences of the shop say otherwise than a fact that was just corrected. */
export function SaidOtherwise({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>Corrected. Your pages still say otherwise: correct or hide that too.</p>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </Notice>
  );
}
