/** What the agent read of the shop's terms, sentence by sentence, for the owner to look through, confirm, correct or hide. */
import { useState } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { Folded } from '../../shared/ui/lists.tsx';
import { LoadingOrFailed, Notice } from '../../shared/ui/notice.tsx';
import { FactRow } from './fact-row.tsx';
import { areasOf, isSettled, openContradictions, useFacts } from './facts.ts';
import type { Decision, Fact, FactArea, FactGroup, Warned } from './facts.ts';
import styles from './facts-card.module.css';
import { count } from './trainings.ts';

/** so few that all of the first area is shown from the start */
const fewFacts = 8;
const shownAtFirst = 4;

type Decide = (fact: Fact, decision: Decision) => Promise<boolean>;

interface Deciding {
  onDecide: Decide;
  warned: Warned | null;
}

interface FactsCardProps {
  agentId: string;
}

export function FactsCard({ agentId }: FactsCardProps) {
  const { facts, decide, warned } = useFacts(agentId);
  return (
    <Card
      title="What your agent knows"
      about="Sentences of your website that answer questions about your terms. What you decide here holds at once."
    >
      {facts.data === undefined ? (
        <LoadingOrFailed query={facts} what="what your agent knows" />
      ) : facts.data.facts.length === 0 ? (
        <EmptyState title="Nothing has been read yet">
          Your agent looks for delivery, returns, payment and contact on your website each time it is trained.
        </EmptyState>
      ) : (
        <Areas facts={facts.data.facts} onDecide={decide} warned={warned} />
      )}
    </Card>
  );
}

function Areas({ facts, onDecide, warned }: Deciding & { facts: readonly Fact[] }) {
  const shown = areasOf(facts);
  const open = openContradictions(shown);
  return (
    <div className={styles.areas}>
      {open > 0 && (
        <Notice tone="warn">
          Your pages contradict each other in {count(open, 'place')}. Confirm or correct what holds: your agent then
          says only that.
        </Notice>
      )}
      {shown.map((area, at) => (
        <Area
          key={area.name}
          area={area}
          isOpen={(at === 0 && facts.length <= fewFacts) || openContradictions([area]) > 0}
          onDecide={onDecide}
          warned={warned}
        />
      ))}
    </div>
  );
}

function Area({ area, isOpen, onDecide, warned }: Deciding & { area: FactArea; isOpen: boolean }) {
  const { name, count: facts, topics, missing } = area;
  const contradictions = openContradictions([area]);
  // decided once: what is settled does not close under the owner's hands
  const [beginsOpen] = useState(isOpen);
  if (facts === 0 && missing.length === 0) return null;
  return (
    <details className={styles.area} open={beginsOpen}>
      <summary className={styles.summary}>
        <h3>{name}</h3>
        <span className={styles.count}>{facts === 0 ? 'Nothing found' : count(facts, 'fact')}</span>
        {contradictions > 0 && <Badge tone="warn">{count(contradictions, 'contradiction')}</Badge>}
        {missing.length > 0 && <Badge>{missing.length} missing</Badge>}
      </summary>
      {topics.map(({ topic, name: heading, groups }) => (
        <section key={topic} className={styles.topic}>
          <h4>{heading}</h4>
          <Folded
            entries={groups}
            first={Math.max(shownAtFirst, groups.filter(({ disagree }) => disagree).length)}
            all={String(groups.length)}
          >
            {(shown) => (
              <ul>
                {shown.map((group) => (
                  <li key={group.facts[0]?._id}>
                    <Group group={group} onDecide={onDecide} warned={warned} />
                  </li>
                ))}
              </ul>
            )}
          </Folded>
        </section>
      ))}
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((words) => (
            <li key={words}>Nothing about {words} was found.</li>
          ))}
          <li className={styles.hint}>Write it on a page, and your agent reads it with the next training.</li>
        </ul>
      )}
    </details>
  );
}

function Group({ group, onDecide, warned }: Deciding & { group: FactGroup }) {
  const rows = group.facts.map((fact) => (
    <FactRow
      key={fact._id}
      fact={fact}
      warnings={warned?.factId === fact._id ? warned.warnings : []}
      onDecide={(decision) => onDecide(fact, decision)}
    />
  ));
  if (!group.disagree) return rows;
  return (
    <section className={styles.disagree} aria-label="Pages that contradict each other">
      <p className={styles.why}>
        {isSettled(group)
          ? 'Your pages differ; your agent says what you stand by.'
          : 'Your pages contradict each other:'}
      </p>
      {rows}
    </section>
  );
}
