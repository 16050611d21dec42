/** What is written to an owner whom somebody waits for, and to a visitor who was answered after they had gone. */
import { greeting } from '../../lib/greeting.ts';
import { oneLine } from '../../lib/one-line.ts';
import type { Letter } from '../../ports/mailer.ts';

const quotedAtMost = 200;

/** The beginning of what a visitor wrote, in one line, so that it makes none of its own. Characters are code points. */
export const firstCharacters = (text: string): string =>
  Array.from(oneLine(text.slice(0, 4 * quotedAtMost)))
    .slice(0, quotedAtMost)
    .join('');

export function waitingLetter(
  owner: { name: string; email: string },
  {
    publicUrl,
    conversationId,
    words,
    shop,
  }: { publicUrl: string; conversationId: string; words: string | null; shop: string },
): Letter {
  const said = words === null || words === '' ? '' : `What they wrote begins:\n\n“${firstCharacters(words)}”\n\n`;
  return {
    to: owner.email,
    subject: `Somebody is waiting for you on ${shop}`,
    text: `${greeting(owner.name)}

A visitor of ${shop} asked for a person, and nobody has answered for a minute.

${said}Answer here:

${publicUrl}/conversations?id=${conversationId}

Vitrine`,
  };
}

/**
 * No word of the visitor's and none of the owner's stands in it, and the shop is named by its host: whoever gives a stranger's address away
 * can make nothing be said to them.
 */
export const answeredLetter = (email: string, shop: string, links: { back: string; notYou: string }): Letter => ({
  to: email,
  subject: `You have an answer from ${shop}`,
  text: `Hello,

Somebody at ${shop} answered what you asked in their chat. This link leads back into it, once, within a week:

${links.back}

You did not ask anything there? Then somebody gave your address by mistake. This ends it for good:

${links.notYou}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
