/** The profile's door to the wire. */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import type { Profile } from './profile.ts';

type WireProfile = BodyOf<'createProfile'>;

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
