/** A line of a page as a reader sees it: those who make lines and those who mend them share it. */
export interface TextLine {
  /** outermost first; the same array for the lines of one section */
  headings: string[];
  text: string;
  /** 0 to 1 */
  linkShare: number;
  boldShare: number;
  /** where its links lead: to one of many products or articles, to another site, or elsewhere here */
  leadsTo: 'card' | 'abroad' | 'page' | null;
  /** what keeps it from the line before: `<br>`, another block, or that both are entries of a list or a table */
  gap: 'break' | 'block' | 'entry';
  /** a heading with nothing below it */
  isBareHeading: boolean;
}
