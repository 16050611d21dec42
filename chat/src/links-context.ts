/** Apart from what reads links, which comes when replies are shown. */
import { createContext } from 'react';

/** What the server says may be linked: hosts as `shop.example`, and whole addresses as `mailto:help@shop.example`. */
export const LinksContext = createContext<readonly unknown[]>([]);

/** Host and path of the page that the visitor is on: a card of the product on it would show what they look at. */
export const PageContext = createContext('');
