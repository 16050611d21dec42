/** How the agent looks to visitors, and the rules of section 5 for it. */
import { object, string } from 'yup';
import { designDefaults } from '@vitrine/contract/defaults';
import { limits } from '@vitrine/contract/limits';
import { isColour } from '../../shared/ui/colour.ts';

export interface Design {
  name: string;
  welcomeText: string;
  placeholderText: string;
  colour: string;
  bubbleIcon: 'modern' | 'classic';
}

export const newDesign: Design = {
  name: '',
  welcomeText: designDefaults.welcomeText,
  placeholderText: designDefaults.placeholderText,
  colour: designDefaults.color,
  bubbleIcon: designDefaults.bubleIcone,
};

const invalidName = 'Invalid name of your agent';

export const designRules = object({
  name: string().trim().required(invalidName).max(limits.agentNameMax, invalidName),
  welcomeText: string().max(limits.welcomeTextMax),
  placeholderText: string().max(limits.placeholderTextMax),
  colour: string().test('colour', 'Enter a colour such as #3b82f6', (text = '') => isColour(text)),
});
