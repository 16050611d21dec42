/** What a look at the shop suggests for each step; what it did not find is left to the owner. */
import { limits } from '@vitrine/contract/limits';
import type { SiteLook } from '../../shared/site-look/use-look.ts';

/** The names of the steps' own forms. */
export interface StepSuggestions {
  design: { name?: string; colour?: string };
  profile: {
    brandName?: string;
    products?: string[];
    supportEmail?: string;
    supportPhone?: string;
    WhatsApp?: string;
  };
  knowledge: { websiteURL?: string; sitemapURL?: string };
}

export function suggestionsOf(look: SiteLook): StepSuggestions {
  if (!look.reached) return { design: {}, profile: {}, knowledge: {} };
  const { name, color, contacts, sells, websiteUrl, sitemapURL } = look;
  const agent = name === null ? null : agentName(name);
  return {
    design: { ...(agent !== null && { name: agent }), ...(color !== null && { colour: color }) },
    profile: {
      ...(name !== null && { brandName: name }),
      ...(sells.length > 0 && { products: sells }),
      ...(contacts.mail !== null && { supportEmail: contacts.mail }),
      ...(contacts.phone !== null && { supportPhone: contacts.phone }),
      ...(contacts.whatsApp !== null && { WhatsApp: contacts.whatsApp }),
    },
    knowledge: { ...(websiteUrl !== null && { websiteURL: websiteUrl }), ...(sitemapURL !== null && { sitemapURL }) },
  };
}

/** The shop's name, with what it is where there is room for it; null where the name alone is too long. */
function agentName(shop: string): string | null {
  const whole = `${shop} Assistant`;
  if (whole.length <= limits.agentNameMax) return whole;
  return shop.length <= limits.agentNameMax ? shop : null;
}
