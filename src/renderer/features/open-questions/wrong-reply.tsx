/** "This was wrong": write the right answer, or take out of the answers what the reply rested on. */
import type { ReactNode } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { ApiFailure } from '../../shared/api/failure.ts';
import { useApiQuery } from '../../shared/api/queries.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { SourceFact, SourcePassage } from './reply-sources.tsx';
import styles from './wrong-reply.module.css';

type RenderAnswer = (told: Receipt['answers'][number]) => ReactNode;

interface WrongReplyProps {
  agentId: string;
  /** an answer of the owner's that it told, with the ways to change that */
  renderAnswer: RenderAnswer;
  messageId: string;
  /** the visitor's message, and what the agent said to it */
  question: string;
  reply: string;
  onClose: () => void;
}

type Called = Omit<WrongReplyProps, 'agentId' | 'renderAnswer'>;

/** For features that show replies and do not know how they are corrected. */
export const wrongPanelOf = (agentId: string, renderAnswer: RenderAnswer) => (called: Called) => (
  <WrongReply agentId={agentId} renderAnswer={renderAnswer} {...called} />
);

/** The owner's own line, kept as an answer for whoever asks the same. */
export const savePanelOf = (agentId: string) => (line: Called) => (
  <Dialog
    title="Save this as an answer"
    about="From then on your agent answers it in these words."
    onClose={line.onClose}
  >
    <AnswerForm agentId={agentId} messageId={line.messageId} question={line.question} text={line.reply} before={null} />
  </Dialog>
);

function WrongReply({ agentId, renderAnswer, messageId, question, reply, onClose }: WrongReplyProps) {
  const receipt = useApiQuery('getReceipt', { params: { messageId } }, { staleTime: Infinity });
  const outcome = receipt.data?.receipt.outcome;
  const isOfDoubt = outcome === 'unknown' || outcome === 'unsure';
  return (
    <Dialog title="This was wrong" about="Say what is right, or leave out what the reply rested on." onClose={onClose}>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h3>The right answer</h3>
          <AnswerForm agentId={agentId} messageId={messageId} question={question} before={reply} />
        </section>
        <section className={styles.part}>
          <h3>{isOfDoubt ? 'What it showed as closest' : 'What it rested on'}</h3>
          {receipt.error instanceof ApiFailure && receipt.error.status === 403 ? (
            <p className={styles.none}>Once you have chosen a plan you can leave single sources out here.</p>
          ) : receipt.data === undefined ? (
            <LoadingOrFailed query={receipt} what="what the reply rested on" />
          ) : (
            <Sources agentId={agentId} renderAnswer={renderAnswer} receipt={receipt.data.receipt} reply={reply} />
          )}
        </section>
      </div>
    </Dialog>
  );
}

type Receipt = NonNullable<ReturnType<typeof useApiQuery<'getReceipt'>>['data']>['receipt'];

interface SourcesProps {
  agentId: string;
  renderAnswer: RenderAnswer;
  receipt: Receipt;
  reply: string;
}

function Sources({
  agentId,
  renderAnswer,
  receipt: { passages, facts: told, products, answers },
  reply,
}: SourcesProps) {
  const known = useApiQuery('getFacts', { query: { agentId } });
  const facts = oncePerSentence(
    [...told, ...factsIn(passages, known.data?.facts ?? [], reply)],
    known.data?.facts ?? [],
  );
  if (passages.length + facts.length + products.length + answers.length === 0)
    return <p className={styles.none}>Nothing from your pages was used.</p>;
  const quoted = new Set(passages.map(({ url }) => url));
  return (
    <ul className={styles.sources}>
      {answers.map((answer) => (
        <li key={answer._id} className={styles.source}>
          <p className={styles.where}>Your own answer, told before anything your pages say</p>
          {renderAnswer(answer)}
        </li>
      ))}
      {facts.map((fact, at) => (
        <SourceFact key={`fact ${at}`} agentId={agentId} fact={fact} />
      ))}
      {passages.map((passage, at) => (
        <SourcePassage key={`passage ${at}`} agentId={agentId} passage={passage} />
      ))}
      {products
        .filter(({ url }) => !quoted.has(url))
        .map(({ url, name }) => (
          <SourcePassage key={url} agentId={agentId} passage={{ url, title: name, text: '' }} />
        ))}
    </ul>
  );
}

type Fact = ReplyOf<'getFacts'>['facts'][number];

/** What is known by a sentence that was quoted from its page; of a passage that was told in other words, all that is known by it. */
function factsIn(passages: Receipt['passages'], known: readonly Fact[], reply: string): Receipt['facts'] {
  return passages.flatMap((passage) => {
    const said = plain(passage.text);
    const isIn = (told: string, fact: Fact) => [fact.text, fact.pageText].some((text) => told.includes(plain(text)));
    const within = known.filter((fact) => fact.url === passage.url && isIn(said, fact));
    const quoted = within.filter((fact) => isIn(plain(reply), fact));
    return (quoted.length > 0 ? quoted : within).map(({ topic, pageText: text, url }) => ({ topic, text, url }));
  });
}

/** What was read in a sentence more than once is decided on once; a receipt may quote it as it was corrected then. */
function oncePerSentence(facts: Receipt['facts'], known: readonly Fact[]): Receipt['facts'] {
  const sentenceOf = ({ topic, url, text }: Receipt['facts'][number]) =>
    plain(known.find((one) => one.topic === topic && one.url === url && one.text === text)?.pageText ?? text);
  const once = new Map(facts.toReversed().map((fact) => [sentenceOf(fact), fact]));
  return facts.filter((fact) => once.get(sentenceOf(fact)) === fact);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
