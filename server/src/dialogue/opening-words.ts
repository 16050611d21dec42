/** "And ...", "what about ...": how a message begins that goes on with what was said before. */
import { perLanguage } from '../languages/packs.ts';

const openingOf = perLanguage(
  (pack) =>
    new RegExp(`^[^\\p{L}]*(?:${pack.followUp.opening})${pack.isUnspaced ? '' : '(?![\\p{L}\\p{N}])'}\\s*`, 'iu'),
);

export const withoutOpening = (text: string, language: string): string =>
  text.replace(openingOf(language) ?? /(?!)/u, '');
