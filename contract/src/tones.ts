/** `toneVoice` on the wire is one of these labels; with `Custom`, `customToneVoice` holds the owner's words. */
export const tones = ['Friendly & Casual', 'Professional & Formal', 'Playful & Fun', 'Custom'] as const;
export type Tone = (typeof tones)[number];
