import type { BodyOf } from '@vitrine/contract/routes';

export const demoDesign: Omit<BodyOf<'createStyle'>, 'agentId'> = {
  name: 'Hazel',
  welcomeText: 'Welcome to Hearth & Loom! Ask me about blankets, lamps, delivery or returns.',
  placeholderText: 'Ask about our shop...',
  color: '#8a4b2d',
  colorBuble: '#8a4b2d',
  bubleIcone: 'modern',
};

export const demoProfile: Omit<BodyOf<'createProfile'>, 'agentId'> = {
  brandName: 'Hearth & Loom',
  brandOffer: ['Blankets', 'Bed linen', 'Kitchen', 'Lamps', 'Bath', 'Candles'],
  toneVoice: 'Friendly & Casual',
  customToneVoice: '',
  agentSupport: { mail: 'hello@hearthandloom.example', phone: '+353209140137', whatsApp: '' },
};
