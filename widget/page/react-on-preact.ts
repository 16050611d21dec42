/** Stands for `react` in the widget's build: the few names of it that the chat uses. */
export { createContext, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
