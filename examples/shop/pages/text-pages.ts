import type { TextPage } from '../templates/page.ts';
import { aboutPage } from './about.ts';
import { careGuidePage } from './care-guide.ts';
import { contactPage } from './contact.ts';
import { deliveryPage, shippingPage } from './delivery.ts';
import { faqPage } from './faq.ts';
import { giftCardsPage } from './gift-cards.ts';
import { journalPage, posts } from './journal.ts';
import { privacyPage, termsPage } from './legal.ts';
import { returnsPage } from './returns.ts';
import { accountPage, basketPage, ordersPage } from './shop-counter.ts';
import { sizeGuidePage } from './size-guide.ts';
import { subscribersLetterPage } from './subscribers-letter.ts';
import { warrantyPage } from './warranty.ts';

export const listedTextPages: readonly TextPage[] = [
  deliveryPage,
  shippingPage,
  returnsPage,
  sizeGuidePage,
  warrantyPage,
  careGuidePage,
  contactPage,
  aboutPage,
  faqPage,
  giftCardsPage,
  journalPage,
  ...posts,
  subscribersLetterPage,
  privacyPage,
  termsPage,
];

export const unlistedTextPages: readonly TextPage[] = [basketPage, accountPage, ordersPage];
