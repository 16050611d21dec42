/** What a reply rested on, each with the ways to leave it out of the answers or to correct it, and back. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { object, string } from 'yup';
import { queryKey, rereadTaught, useApiQuery } from '../../shared/api/queries.ts';
import { FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form } from '../../shared/form/form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SaidOtherwise } from '../../shared/ui/notice.tsx';
import styles from './wrong-reply.module.css';

type Receipt = ReplyOf<'getReceipt'>['receipt'];

/** @returns whether it succeeded; a failure is shown */
async function tried(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    notify.error('An error occurred. Please try again.');
    return false;
  }
}

interface SourcePassageProps {
  agentId: string;
  /** without words where only its page can be left out */
  passage: Pick<Receipt['passages'][number], 'url' | 'title' | 'text' | 'whole'>;
}

export function SourcePassage({ agentId, passage: { url, title, text, whole = text } }: SourcePassageProps) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { query: { agentId } };
  const hidden = useApiQuery('getHiddenSources', input);
  const said = whole.replace(/\s+/g, ' ').trim();
  const mine = hidden.data?.sources.find((one) =>
    one.kind === 'page' ? one.url === url : said !== '' && one.text === said,
  );

  const change = (work: () => Promise<unknown>) =>
    tried(async () => {
      await work();
      await cache.invalidateQueries({ queryKey: queryKey('getHiddenSources', input) });
    });
  const hide = (source: Pick<BodyOf<'hideSource'>, 'kind' | 'text'>) =>
    change(async () => {
      const reply = await api.call('hideSource', { body: { agentId, url, ...source } });
      if (!reply.success) notify.error(reply.message);
    });

  return (
    <li className={styles.source}>
      <p className={styles.where}>
        {title === '' ? url : title} <span>{pathOf(url)}</span>
      </p>
      {text !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {text}
        </blockquote>
      )}
      {mine === undefined ? (
        <p className={styles.ways}>
          {text !== '' && (
            <Button variant="quiet" onClick={() => void hide({ kind: 'passage', text: whole })}>
              Hide this passage
            </Button>
          )}
          <Button variant="quiet" onClick={() => void hide({ kind: 'page' })}>
            Hide the whole page
          </Button>
        </p>
      ) : (
        <p className={styles.ways}>
          <Badge>{mine.kind === 'page' ? 'The page is hidden from answers' : 'Hidden from answers'}</Badge>
          <Button
            variant="quiet"
            onClick={() => void change(() => api.call('showSource', { body: { agentId, sourceId: mine._id } }))}
          >
            Undo
          </Button>
        </p>
      )}
    </li>
  );
}

const factRules = object({ text: string().trim().required('Say what holds instead').max(limits.factTextMax) });

interface SourceFactProps {
  agentId: string;
  fact: Receipt['facts'][number];
}

export function SourceFact({ agentId, fact }: SourceFactProps) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { query: { agentId } };
  const facts = useApiQuery('getFacts', input);
  const [corrects, setCorrects] = useState(false);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const known = facts.data?.facts.find(
    ({ topic, url, text, pageText }) =>
      topic === fact.topic && url === fact.url && [text, pageText].includes(fact.text),
  );
  const [factId, setFactId] = useState<string>();
  if (known !== undefined && factId === undefined) setFactId(known._id);
  const now = facts.data?.facts.find(({ _id }) => _id === factId);

  const decide = (decision: Pick<BodyOf<'saveFact'>, 'state' | 'text'>) =>
    tried(async () => {
      const saved = await api.call('saveFact', { body: { agentId, factId: factId ?? '', ...decision } });
      setWarnings(saved.warnings ?? []);
      void rereadTaught(cache);
      await cache.invalidateQueries({ queryKey: queryKey('getFacts', input) });
      setCorrects(false);
    });

  return (
    <li className={styles.source}>
      <p className={styles.where}>
        A fact of <span>{pathOf(fact.url)}</span>
      </p>
      <blockquote className={styles.quote} dir="auto">
        {now?.text ?? fact.text}
      </blockquote>
      <SaidOtherwise warnings={warnings} />
      {now === undefined ? (
        <p className={styles.none}>{facts.isPending ? 'Looking it up…' : 'Your pages no longer say this.'}</p>
      ) : corrects ? (
        <Form
          initialValues={{ text: now.text }}
          schema={factRules}
          onSubmit={({ text }) => decide({ state: 'corrected', text: text.trim() })}
        >
          {({ isSubmitting }) => (
            <>
              <FormTextAreaField name="text" label="What your agent says instead" maxLength={limits.factTextMax} />
              <p className={styles.ways}>
                <Button variant="primary" type="submit" busy={isSubmitting}>
                  Save
                </Button>
                <Button variant="quiet" onClick={() => setCorrects(false)}>
                  Cancel
                </Button>
              </p>
            </>
          )}
        </Form>
      ) : now.state === 'hidden' || now.state === 'corrected' ? (
        <p className={styles.ways}>
          <Badge>{now.state === 'hidden' ? 'Hidden from answers' : 'Corrected'}</Badge>
          <Button variant="quiet" onClick={() => void decide({ state: 'found' })}>
            Undo
          </Button>
        </p>
      ) : (
        <p className={styles.ways}>
          <Button variant="quiet" onClick={() => setCorrects(true)}>
            Correct
          </Button>
          <Button variant="quiet" onClick={() => void decide({ state: 'hidden' })}>
            Hide this fact
          </Button>
        </p>
      )}
    </li>
  );
}

function pathOf(url: string): string {
  try {
    return decodeURI(new URL(url).pathname);
  } catch {
    return url;
  }
}
