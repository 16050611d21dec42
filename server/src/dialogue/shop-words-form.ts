/** By language: `concept:word,form,begin*` parted by `;`. The first form is the word itself, a star leaves the end open. */
export type ShopWords = Record<string, string>;
