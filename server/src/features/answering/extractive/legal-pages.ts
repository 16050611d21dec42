/** What a page on data protection and cookies says of names, addresses and orders answers only who asks about his data. */
import { aspects } from '../../../aspects/aspects.ts';
import type { Passage } from '../../../search/documents.ts';
import { pathOf } from '../../../search/addresses.ts';
import type { Asking } from './composed.ts';

const asking = (['privacy', 'legal', 'payment_safety', 'account', 'newsletter'] as const).map((one) =>
  aspects.indexOf(one),
);
/** that it is asked for at all */
const hardly = 0.2;

/** what such pages are called, in their titles and addresses */
const ofData =
  /privac|gdpr|rgpd|kvkk|cookie|data[ -]?protection|datenschutz|confidentialit|confiden[tț]ialit|prywatno|tietosuoja|integritet|personvern|persondata|gizlilik|privasi|adatvédel|osobních údajů|απορρήτου|конфиденц|конфіденц|персональных данных|個人情報|プライバシー|隐私|개인정보|الخصوصية|פרטיות/iu;

/** Whether a page has nothing to say to what was asked. */
export function createBeside({ part }: Pick<Asking, 'part'>): (page: Passage) => boolean {
  const { concepts, aspects: likely } = part.understanding;
  const share = asking.reduce((sum, at) => sum + (likely[at] ?? 0), 0);
  if (concepts.has('privacy') || share >= hardly) return () => false;
  return ({ url, title }) => ofData.test(pathOf(url)) || ofData.test(title);
}
