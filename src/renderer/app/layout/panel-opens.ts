/**
 * Whether the side panel stands open when a page is entered: only with a verified payment (2.2-03), and not over the page itself on a
 * screen too narrow to hold both.
 */
export const panelOpens = ({ verified, narrow }: { verified: boolean; narrow: boolean }) => verified && !narrow;
