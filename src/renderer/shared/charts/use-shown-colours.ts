import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface ShownColours {
  text: string;
  line: string;
  bar: string;
  hover: string;
}

/** A canvas knows no style sheet: reads the tokens' colours off an element that wears them, again whenever light turns to dark. */
export function useShownColours(wearer: RefObject<HTMLElement | null>): ShownColours | null {
  const [colours, setColours] = useState<ShownColours | null>(null);
  useEffect(() => {
    const read = () => {
      if (wearer.current === null) return;
      const { color, borderTopColor, backgroundColor, outlineColor } = getComputedStyle(wearer.current);
      setColours({ text: color, line: borderTopColor, bar: backgroundColor, hover: outlineColor });
    };
    read();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, [wearer]);
  return colours;
}
