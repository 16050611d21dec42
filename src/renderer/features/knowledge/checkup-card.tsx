/** What visitors will miss, with the pages and how to mend it. `compact` names the worst alone, where it stands before paying. */
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ReplyOf } from '@vitrine/contract/routes';
import { paths } from '../../shared/paths.ts';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import type { BadgeTone } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Folded } from '../../shared/ui/folded.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import styles from './checkup-card.module.css';
import { PartLink } from './knowledge-parts.tsx';
import { PageLinks } from './page-links.tsx';
import { count, shownInstant } from './training-words.ts';

type Checkup = ReplyOf<'getCheckup'>;
type Finding = Checkup['findings'][number];

const severities: Record<Finding['severity'], { label: string; tone: BadgeTone }> = {
  high: { label: 'Serious', tone: 'bad' },
  medium: { label: 'Worth fixing', tone: 'warn' },
  low: { label: 'Small', tone: 'neutral' },
};
const shownAtFirst = 3;

interface CheckupCardProps {
  agentId: string;
  compact?: boolean;
}

export function CheckupCard({ agentId, compact = false }: CheckupCardProps) {
  const query = useApiQuery('getCheckup', { query: { agentId } }, { staleTime: 0 });
  const checkup = query.data;
  // it helps to decide, and is no reason not to
  if (compact && (checkup === undefined || checkup.checkedAt === null)) return null;
  return (
    <Card
      title="Check-up"
      about="What visitors will miss on your pages, and how to fix it."
      aside={checkup?.score != null && <Score score={checkup.score} />}
    >
      {checkup === undefined ? (
        <LoadingOrFailed query={query} what="the check-up" />
      ) : checkup.checkedAt === null ? (
        <EmptyState title="Not looked at yet">It is made from what your agent reads in its first training.</EmptyState>
      ) : (
        <Findings findings={checkup.findings} checkedAt={checkup.checkedAt} compact={compact} />
      )}
    </Card>
  );
}

function Score({ score }: { score: number }) {
  return (
    <p className={styles.score}>
      <b>{score}</b> of 100
    </p>
  );
}

/** Leads to where it is mended, if that is a page of this app's or a card beside it. */
function Fix({ finding: { kind, fix }, isBesideFacts }: { finding: Finding; isBesideFacts: boolean }) {
  const path = mendedOn[kind];
  if (kind === 'outdated_correction' && isBesideFacts) return <PartLink part="facts">{fix}</PartLink>;
  if (kind === 'contradicted_answer' && isBesideFacts) return <PartLink part="own-answers">{fix}</PartLink>;
  return path === undefined ? fix : <Link to={path}>{fix}</Link>;
}

const mendedOn: Record<string, string> = {
  asked_in_vain: `${paths.conversations}?show=needs_answer`,
  not_installed: paths.integrations,
  no_contact: paths.agentProfile,
};

function Findings({ findings, checkedAt, compact }: { findings: Finding[]; checkedAt: string; compact: boolean }) {
  if (findings.length === 0)
    return (
      <EmptyState picture={<CircleCheck size={32} strokeWidth={1.5} aria-hidden="true" />} title="All good">
        Nothing that visitors will miss was found on {shownInstant(checkedAt)}.
      </EmptyState>
    );
  const list = (shown: readonly Finding[]) => (
    <ul className={styles.findings}>
      {shown.map((finding) => (
        <li key={`${finding.kind} ${finding.title}`} className={styles.finding}>
          <Badge tone={severities[finding.severity].tone}>{severities[finding.severity].label}</Badge>
          <div className={styles.words}>
            <h3>{finding.title}</h3>
            {!compact && <p>{finding.detail}</p>}
            <p className={styles.fix}>
              <Fix finding={finding} isBesideFacts={!compact} />
            </p>
            {!compact && <PageLinks urls={finding.urls} />}
          </div>
        </li>
      ))}
    </ul>
  );
  if (!compact)
    return (
      <Folded entries={findings} first={shownAtFirst} all={`${findings.length} findings`}>
        {list}
      </Folded>
    );
  const left = findings.length - shownAtFirst;
  return (
    <>
      {list(findings.slice(0, shownAtFirst))}
      {left > 0 && <p className={styles.left}>And {count(left, 'more thing')}, in your Knowledge Base.</p>}
    </>
  );
}
