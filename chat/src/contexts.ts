import { createContext, useContext } from 'react';
import { english } from './words.ts';

/** What the server says may be linked: hosts as `shop.example`, and whole addresses as `mailto:help@shop.example`. */
export const LinksContext = createContext<readonly unknown[]>([]);

/** Host and path of the page that the visitor is on: a card of the product on it would show what they look at. */
export const PageContext = createContext('');

/** English, where nobody says otherwise. */
export const WordsContext = createContext(english);

export const useWords = () => useContext(WordsContext);
