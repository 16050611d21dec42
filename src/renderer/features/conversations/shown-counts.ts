const plural = (count: number, word: string) => `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;

export const countWords = (count: number): string => plural(count, 'conversation');

export const messageWords = (count: number): string => plural(count, 'message');
