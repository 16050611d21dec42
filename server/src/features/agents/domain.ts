import { designDefaults, widgetDefaults } from '@vitrine/contract/choices';
import type { Tone } from '@vitrine/contract/choices';
import type { WidgetPlacement } from '@vitrine/contract/agents';

export interface StyleFields {
  name: string;
  welcomeText: string;
  placeholderText: string;
  color: string;
  bubbleIcon: 'modern' | 'classic';
  suggestions: string[];
  /** absolute https address, or null */
  logoUrl: string | null;
  colorScheme: 'auto' | 'light' | 'dark';
  /** by language, BCP 47 */
  greetings: Record<string, string>;
  placement: WidgetPlacement | null;
}

/** What a widget shows while its owner saved no style. */
export const unsavedStyle: StyleFields = {
  name: widgetDefaults.name,
  welcomeText: widgetDefaults.welcomeText,
  placeholderText: widgetDefaults.placeholderText,
  color: widgetDefaults.color,
  bubbleIcon: widgetDefaults.bubleIcone,
  suggestions: [],
  logoUrl: null,
  colorScheme: 'auto',
  greetings: {},
  placement: null,
};

export const newStyleColour: string = designDefaults.color;

/** `#abc` → `#aabbcc`, lower case; the contract's pattern let nothing else in. */
export function fullColour(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

export interface ProfileFields {
  brandName: string;
  brandOffer: string[];
  tone: Tone;
  customTone: string;
  supportMail: string;
  supportPhone: string;
  supportWhatsApp: string;
}

const mailPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;
const phonePattern = /^\+?\d{6,}$/;

/** The profile as it will be stored, or what is wrong with it (spec section 5). */
export function checkProfile(fields: ProfileFields): ProfileFields | { wrong: string } {
  const profile = {
    brandName: fields.brandName.trim(),
    brandOffer: fields.brandOffer.map((offer) => offer.trim()),
    tone: fields.tone,
    customTone: fields.tone === 'Custom' ? fields.customTone.trim() : '',
    supportMail: fields.supportMail.trim(),
    supportPhone: fields.supportPhone.trim(),
    supportWhatsApp: fields.supportWhatsApp.trim(),
  };
  if (profile.tone === 'Custom' && profile.customTone === '') return { wrong: 'Tone is required' };
  if (profile.supportMail !== '' && !mailPattern.test(profile.supportMail)) return { wrong: 'Invalid email address' };
  if (profile.supportPhone !== '' && !phonePattern.test(profile.supportPhone)) return { wrong: 'Invalid phone number' };
  if (profile.supportMail + profile.supportPhone + profile.supportWhatsApp === '') {
    return { wrong: 'At least one support contact is required' };
  }
  return profile;
}
