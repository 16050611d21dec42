import type { ReplyOf } from '@vitrine/contract/routes';
import type { AnswerRow } from './store.ts';

export const wireAnswer = ({
  id,
  questions,
  text,
  pageUrl,
  validUntil,
  createdAt,
  updatedAt,
}: AnswerRow): ReplyOf<'getAnswers'>['answers'][number] => ({
  _id: id,
  questions,
  text,
  pageUrl,
  validUntil: validUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
