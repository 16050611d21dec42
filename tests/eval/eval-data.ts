/** The public sets stand beside the project and are none of it: what reads them says so where they are missing. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../shared/eval');

export const dataPath = (...parts: string[]): string => path.join(root, ...parts);

export const hasData = (...parts: string[]): boolean => existsSync(dataPath(...parts));
