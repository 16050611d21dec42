/** Whose agent it is and how it speaks, with the rules of section 5. The names are the specification's form names (3-07). */
import { array, object, string } from 'yup';
import { tones } from '@vitrine/contract/choices';
import type { Tone } from '@vitrine/contract/choices';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { ApiFailure, isNetworkFailure } from '../../shared/api/failure.ts';

export interface Profile {
  brandName: string;
  products: string[];
  agentTone: Tone | '';
  customTone: string;
  supportEmail: string;
  supportPhone: string;
  WhatsApp: string;
}

export const newProfile: Profile = {
  brandName: '',
  products: [],
  agentTone: '',
  customTone: '',
  supportEmail: '',
  supportPhone: '',
  WhatsApp: '',
};

const toneRequired = 'Tone is required';

export const profileRules = object({
  brandName: string().trim().required('Brand name is required'),
  products: array()
    .of(string().trim().required('Each product must be a non-empty string'))
    .min(1, 'At least one product is required'),
  agentTone: string().required(toneRequired).oneOf(tones, toneRequired),
  customTone: string().when('agentTone', {
    is: 'Custom',
    // oxlint-disable-next-line unicorn/no-thenable -- yup's own word
    then: (rule) => rule.trim().required(toneRequired),
  }),
  supportEmail: string().trim().email('Invalid email address'),
  supportPhone: string().matches(/^(\+?\d{6,})?$/, 'Invalid phone number'),
  WhatsApp: string(),
});

/** What the phone field keeps of what is typed: plus and digits (5-17). */
export const phoneCharacters = (typed: string) => typed.replace(/[^+\d]/g, '');

/** Next is enabled once there is at least one contact (5-19). */
export const hasContact = ({ supportEmail, supportPhone, WhatsApp }: Profile) =>
  [supportEmail, supportPhone, WhatsApp].some((contact) => contact.trim() !== '');

/** The message when a profile could not be saved: plain in onboarding (8-13), with the server's reason in settings (8-14, 8-15). */
export class SaveRefused extends Error {
  override readonly name = 'SaveRefused';
}

const plain = 'An error occurred. Please try again.';

export const plainFailureText = () => plain;

export function settingsFailureText(error: unknown): string {
  if (isNetworkFailure(error)) return 'Network error. Please check your connection.';
  const message = error instanceof ApiFailure ? error.refusal?.message : error instanceof SaveRefused && error.message;
  return message || plain;
}

type WireProfile = BodyOf<'createProfile'>;

/** The profile's door to the wire. */
export const profileOf = (wire: NonNullable<ReplyOf<'getProfile'>['agentProfile']>): Profile => ({
  brandName: wire.brandName,
  products: wire.brandOffer,
  agentTone: wire.toneVoice,
  customTone: wire.customToneVoice,
  supportEmail: wire.agentSupport.mail,
  supportPhone: wire.agentSupport.phone,
  WhatsApp: wire.agentSupport.whatsApp,
});

export function createBody(agentId: string, profile: Profile): WireProfile {
  if (profile.agentTone === '') throw new Error('a valid profile has a tone');
  return {
    agentId,
    brandName: profile.brandName.trim(),
    brandOffer: profile.products,
    toneVoice: profile.agentTone,
    customToneVoice: profile.agentTone === 'Custom' ? profile.customTone.trim() : '',
    agentSupport: {
      mail: profile.supportEmail.trim(),
      phone: profile.supportPhone,
      whatsApp: profile.WhatsApp.trim(),
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What changed and nothing else; null when there is nothing to send. */
export function updateBody(agentId: string, saved: Profile, profile: Profile): BodyOf<'updateProfile'> | null {
  const before = createBody(agentId, saved);
  const { brandName, brandOffer, toneVoice, customToneVoice, agentSupport } = createBody(agentId, profile);
  const change: BodyOf<'updateProfile'> = {
    agentId,
    ...(brandName !== before.brandName && { brandName }),
    ...(!isSame(brandOffer, before.brandOffer) && { brandOffer }),
    ...((toneVoice !== before.toneVoice || customToneVoice !== before.customToneVoice) && {
      toneVoice,
      customToneVoice,
    }),
    ...(!isSame(agentSupport, before.agentSupport) && { agentSupport }),
  };
  return Object.keys(change).length > 1 ? change : null;
}
