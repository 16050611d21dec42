/** Whether a question leans on the one before it: it is very short, opens with "and", or says "it" of something unnamed. */
const opening = /^(and|what about|how about|und|was ist mit|et|y|e|en|ve|peki|oraz)\s/iu;
const referring =
  /(?<!\p{L})(it|its|that|this|those|these|they|them|one|ones|es|das|dies|diese[rsnm]?|davon|sie|ihn|ça|cela|celui|celle|ils|elles|eso|esto|ese|esa|quello|questo|dat|deze|bu|şu|onu|bunu|isso|este|esta|tego)(?!\p{L})/iu;
const shortWords = 3;
const leaningWords = 9;

export function isFollowUp(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words <= shortWords || (words <= leaningWords && (opening.test(text.trim()) || referring.test(text)));
}
