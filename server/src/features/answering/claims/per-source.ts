import { perObject } from '../../../lib/per-object.ts';
import type { Source } from './source.ts';

/** A statement is the same object in every turn. */
export const perSource = <T>(find: (source: Source) => T): ((source: Source) => T) => perObject(find);
