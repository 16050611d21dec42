/** What an unsure reply quotes, without what it says before: each paragraph of that ends with a colon. '' where nothing is told apart. */
export function quotedIn(reply: string): string {
  const paragraphs = reply.split(/\n{2,}/u);
  const opening = paragraphs.findIndex(opens);
  return opening < 0
    ? ''
    : paragraphs
        .slice(opening)
        .filter((paragraph) => !opens(paragraph))
        .join('\n\n')
        .trim();
}

const opens = (paragraph: string): boolean => /[:：]\s*$/u.test(paragraph);
