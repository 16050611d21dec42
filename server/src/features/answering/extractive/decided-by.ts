/** What one statement of a page decides by itself: no choice among likely ones is needed. */
import { statementsOf } from '../../../evidence/split-statements.ts';
import type { Statement } from '../../../evidence/split-statements.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import type { Asking, Draft } from './composed.ts';
import { quoted } from './from-pages.ts';

/** The first that decides it, told for certain; null where none does. */
export function decidedBy(
  kind: 'pages' | 'own',
  asking: Asking,
  { passages, products }: { passages: readonly Passage[]; products: FoundProduct[] },
  decides: (statement: Statement, page: Passage) => boolean,
): Draft | null {
  const found = passages.flatMap((page, passage) =>
    statementsOf(page).flatMap((statement, at) =>
      decides(statement, page) ? [{ passage, from: at, to: at + 1, statements: [statement.text], probability: 1 }] : [],
    ),
  );
  const told = quoted(kind, asking, { found: found.slice(0, 1), passages, products });
  return told === null ? null : { ...told, signs: { ...told.signs, held: 1 }, isCertain: true };
}
