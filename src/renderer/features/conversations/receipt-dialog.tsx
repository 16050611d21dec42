/** What a reply rests on: the passages it was made from and the products it offered, as they were when it was written. */
import { Link } from 'react-router-dom';
import { parseWebAddress } from '@vitrine/chat/web-address';
import type { ReplyOf } from '@vitrine/contract/routes';
import { useApiQuery } from '../../shared/api/queries.ts';
import { paths } from '../../shared/paths.ts';
import { usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { outcomeWords } from '../../shared/ui/badge.tsx';
import styles from './receipt-dialog.module.css';
import { shownDay, shownMoment, shownTime } from './formatting.ts';

type Receipt = ReplyOf<'getReceipt'>['receipt'];

interface ReceiptDialogProps {
  messageId: string;
  onClose: () => void;
  /** the owner says that this reply is wrong */
  onWrong?: (() => void) | undefined;
}

export function ReceiptDialog({ messageId, onClose, onWrong }: ReceiptDialogProps) {
  const receipt = useApiQuery('getReceipt', { params: { messageId } }, { staleTime: Infinity });
  return (
    <Dialog
      title="What this reply rests on"
      about="Your pages as they were when it was written, with your own answers and corrections in the place of what they overrule."
      onClose={onClose}
    >
      {receipt.data === undefined ? (
        <LoadingOrFailed query={receipt} what="the receipt" />
      ) : (
        <ReceiptBody receipt={receipt.data.receipt} />
      )}
      {onWrong !== undefined && (
        <p className={styles.wrong}>
          <Button onClick={onWrong}>This was wrong</Button>
        </p>
      )}
    </Dialog>
  );
}

function ReceiptBody({ receipt }: { receipt: Receipt }) {
  const {
    passages,
    products,
    readings = [],
    facts,
    answers,
    path,
    charged,
    trainedAt,
    instructionVersion,
    timesMs,
    usage,
  } = receipt;
  return (
    <div className={styles.parts}>
      <dl className={styles.facts}>
        {receipt.outcome !== null && (
          <>
            <dt>Outcome</dt>
            <dd>{outcomeWords[receipt.outcome]}</dd>
          </>
        )}
        <dt>Written by</dt>
        <dd>{writer(receipt)}</dd>
        <dt>Cost</dt>
        <dd>
          {charged ? '1 AI interaction' : 'Free'}
          {usage !== null && `, ${usage.promptTokens + usage.completionTokens} tokens`}
        </dd>
        {timesMs !== null && (
          <>
            <dt>Time</dt>
            <dd>
              {seconds(timesMs.turn + timesMs.find + timesMs.write)} ({seconds(timesMs.find)} to find,{' '}
              {seconds(timesMs.write)} to write)
            </dd>
          </>
        )}
        {path !== null && (
          <>
            <dt>Instructions</dt>
            <dd>{instructionVersion === null ? 'Not used' : `Version ${instructionVersion}`}</dd>
          </>
        )}
        {trainedAt !== null && (
          <>
            <dt>Pages read</dt>
            <dd>
              {shownDay(trainedAt)}, {shownTime(trainedAt)}
            </dd>
          </>
        )}
      </dl>
      {answers.length > 0 && (
        <section>
          <h3>Your own answers</h3>
          <ul className={styles.list}>
            {answers.map(({ _id, text, question }) => (
              <li key={_id} className={styles.passage}>
                {question === undefined ? (
                  <span>An answer that was deleted since</span>
                ) : (
                  <Link to={`${paths.knowledgeBase}#own-answers`} dir="auto">
                    {question}
                  </Link>
                )}
                <blockquote className={styles.quote} dir="auto">
                  {text}
                </blockquote>
              </li>
            ))}
          </ul>
        </section>
      )}
      {passages.length === 0 && products.length === 0 && facts.length === 0 && answers.length === 0 && (
        <p className={styles.none}>Nothing from your pages was used.</p>
      )}
      {facts.length > 0 && (
        <section>
          <h3>What the agent knows</h3>
          <ul className={styles.list}>
            {facts.map(({ text, url }, at) => (
              <li key={at} className={styles.passage}>
                <PageLink url={url}>{url === '' ? 'Your document' : shownPath(url)}</PageLink>
                <blockquote className={styles.quote} dir="auto">
                  {text}
                </blockquote>
              </li>
            ))}
          </ul>
        </section>
      )}
      {passages.length > 0 && (
        <section>
          <h3>Passages</h3>
          <ul className={styles.list}>
            {passages.map(({ url, title, headings, text, coverage }, at) => (
              <li key={at} className={styles.passage}>
                <PageLink url={url}>{title === '' ? url : title}</PageLink>
                <p className={styles.headings}>
                  {[url === '' ? 'Your document' : shownPath(url), ...headings].join(' › ')}
                </p>
                {coverage !== undefined && <p className={styles.headings}>{share(coverage)}</p>}
                <blockquote className={styles.quote} dir="auto">
                  {text}
                </blockquote>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section>
          <h3>Products</h3>
          <ul className={styles.list}>
            {products.map(({ url, name, price, availability, checkedAt }) => {
              const reading = readings.find((one) => one.url === url);
              return (
                <li key={url} className={styles.product}>
                  <PageLink url={url}>{name}</PageLink>
                  <span>
                    {price === null ? 'No price' : money(price)}
                    {availability === 'out_of_stock' && ', sold out'}
                    {reading !== undefined && `, ${readLive(reading)}`}
                    {reading === undefined && checkedAt !== undefined && `, read ${shownDay(checkedAt)}`}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

/** `price read live 14:02:11, 42.00 EUR at training` */
const readLive = ({ readAt, trained }: NonNullable<Receipt['readings']>[number]): string =>
  `price read live ${shownMoment(readAt)}${trained === '' ? '' : `, ${trained} at training`}`;

/** `/delivery`: two pages can have one title */
function shownPath(url: string): string {
  try {
    return decodeURI(new URL(url).pathname);
  } catch {
    return url;
  }
}

function writer({ answeredBy, path, answers, passages, products, facts }: Receipt): string {
  const isQuoted = passages.length + products.length + facts.length > 0;
  const own = isQuoted ? 'Your own answer, with your pages' : 'Your own answer';
  const quoted = answers.length > 0 ? own : 'Quoting your pages';
  if (path === 'fallback') return `${quoted}, in place of the model`;
  if (path === 'repaired') return `${answeredBy}, on its second try`;
  return answeredBy === 'extractive' ? `${quoted}, no model` : answeredBy;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 100 ? 2 : 1)} s`;
const share = (coverage: number) => `${Math.round(coverage * 100)} % of the question`;

/** Addresses of crawled pages are untrusted: one that is not a web address is shown, not linked. */
function PageLink({ url, children }: { url: string; children: string }) {
  const { shownAddress } = usePlatform();
  const address = parseWebAddress(url);
  if (address === undefined) return <span>{children}</span>;
  return (
    <a href={shownAddress(address)} target="_blank" rel="noopener noreferrer" title={url}>
      {children}
    </a>
  );
}

function money({ amount, currency }: { amount: number; currency: string }): string {
  try {
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount} ${currency}`;
  }
}
