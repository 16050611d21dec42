import { createContext, useContext } from 'react';
import { english } from './words.ts';

/** English, where nobody says otherwise. */
export const WordsContext = createContext(english);

export const useWords = () => useContext(WordsContext);
