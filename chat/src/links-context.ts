/** Apart from what reads links, which comes when replies are shown. */
import { createContext } from 'react';

/** What the server says may be linked: hosts as `shop.example`, and whole addresses as `mailto:help@shop.example`. */
export const LinksContext = createContext<readonly unknown[]>([]);
