import type { ExtractedPage } from '../../../extraction/extracted-page.ts';

/** A page of the site as it was read. */
export interface ReadPage {
  url: string;
  extracted: ExtractedPage;
}
