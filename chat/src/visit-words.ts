/** The words of what comes with the first use of the chat: first questions, thumbs, what became of a message, a person. */
export interface VisitWords {
  /** names the group of questions that can be pressed */
  suggestions: string;
  /** after 5 and after 12 seconds without an answer */
  stillWorking: string;
  reachUs: string;
  /** a reply that broke off */
  cut: string;
  newest: string;
  /** `{count}` characters are left in the field */
  left: string;
  helpful: string;
  notHelpful: string;
  /** after a thumb down, and the button and the thanks after it */
  whyNot: string;
  tell: string;
  thanks: string;
  inStock: string;
  soldOut: string;
  compare: string;
  askPerson: string;
  /** a person is there, or is not */
  personSoon: string;
  personLater: string;
  email: string;
  consent: string;
  ask: string;
  /** asked for, and what happens next */
  personWaits: string;
  personWrites: string;
  personTypes: string;
  /** names who wrote a line that is no machine's */
  person: string;
  wrongAddress: string;
  back: string;
  /** leads who waits to the address form */
  addAddress: string;
  /** a letter's way back that leads nowhere any more */
  linkUsed: string;
}

export const englishVisit: VisitWords = {
  suggestions: 'Suggested questions',
  stillWorking: 'Still working on it …',
  reachUs: 'You can also reach us here:',
  cut: 'The answer broke off here.',
  newest: 'Jump to the latest',
  left: '{count} characters left',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  whyNot: 'What was wrong or missing?',
  tell: 'Send',
  thanks: 'Thank you!',
  inStock: 'In stock',
  soldOut: 'Sold out',
  compare: 'Compare',
  askPerson: 'Ask a person',
  personSoon: 'Someone from the shop usually answers within minutes.',
  personLater: 'Nobody from the shop is here right now. Leave your e-mail address, and the answer comes there.',
  email: 'E-mail address',
  consent: 'The shop may keep this address to answer me.',
  ask: 'Ask',
  personWaits: 'We have told the shop. A person answers here, or by e-mail if you left an address.',
  personWrites: 'A person from the shop answers now.',
  personTypes: 'Someone from the shop is typing',
  person: 'Shop team',
  wrongAddress: 'Please check the e-mail address.',
  back: 'Back',
  addAddress: 'Add my e-mail address',
  linkUsed: 'This link was used before or is too old. You can go on here.',
};
