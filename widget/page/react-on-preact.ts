/** Stands for `react` and `react-dom/client` in the widget's build: the few names of them that the chat uses. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';

export { createContext, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';

export function createRoot(container: Element) {
  return {
    render(children: ComponentChild) {
      render(children, container);
    },
  };
}
