import { CustomInstructions } from '../../features/custom-instructions/custom-instructions.tsx';
import { WritingTips } from '../../features/custom-instructions/writing-tips.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../use-owner.ts';
import styles from './wide-and-aside.module.css';

export function CustomInstructionsPage() {
  const { session, change } = useOwner();
  return (
    <>
      <PageHeader title="Custom Instructions" about="What your agent should always keep in mind." />
      <Settled framed>
        <div className={styles.columns}>
          <CustomInstructions
            agentId={session.agent._id}
            onSaved={(id) => change((record) => ({ ...record, customInstrucations: id }))}
          />
          <WritingTips />
        </div>
      </Settled>
    </>
  );
}
