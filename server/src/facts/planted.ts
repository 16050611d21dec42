/** What somebody may have written into a page to be read out as the shop's word: addresses elsewhere, and orders to whoever answers visitors. */
const assistant =
  /(?<!\p{L})(?:(?:ai|virtual|chat|language|ki|ia)[\s-]?(?:assistants?|agents?|models?|bots?|assistent\p{L}*|asisten\p{L}*)|chat ?bots?|llms?|gpt[\p{L}\p{N}-]*|asistente virtual|assistant virtuel|asisten virtual|AIアシスタント|AI助手|人工智能助手|ИИ[\s-]ассистент\p{L}*)(?!\p{L})/iu;
/** "ASSISTANT: ...", "System: ...", "[INST]" */
const role = /^[\s[<*#|]*(?:assistant|system|user|developer|prompt|bot|instructions?|inst)[\s\]>*|]*[:：\]>]/iu;
const forgetting =
  /(?<!\p{L})(?:ignor|disregard|forget|override|vergiss|vergessen|missachte|olvid|omit[ae]|oublie|dimentica|esque[cç]|vergeet|negeer|zapomnij|zignoruj|unut|yok say|abaikan|lupakan|無視|忘れ|忽略|无视|無視|무시|игнорир|забудь|ігнор|αγνόησ|تجاهل|התעלם)\p{L}{0,8}[^.!?。]{0,60}?(?:instru|instrucciones|istruzion|anweisung|vorgabe|prompt|rule|regel|règle|regla|guideline|talimat|arahan|指示|指令|命令|지시|инструкц|указан|інструкц|οδηγί|تعليمات|הוראות)/iu;
/** where the verb stands last */
const forgettingLast =
  /(?:指示|命令|ルール)[^。]{0,12}(?:無視|忘れ)|(?:지시|명령|규칙)[^.]{0,12}(?:무시|잊)|talimat\p{L}{0,8}[^.]{0,30}(?:yok say|unut|dikkate alma|göz ardı)/iu;
const commanded =
  /(?<!\p{L})(?:you (?:must|should|shall|will|have to|need to) (?:always |now |only )?(?:say|tell|answer|reply|respond|offer|claim|recommend|state|mention)|(?:tell|inform|promise) (?:the |every |all |each |any )*(?:customers?|visitors?|users?|shoppers?|people|everyone) (?:that|to|about)|(?:respond|reply|answer) (?:only )?with (?:the|this|")|act as (?:a|an|if)|new (?:system )?instructions?:|system prompt)(?!\p{L})/iu;

const address = /(?:https?:\/\/|www\.)[^\s)"'<>\]]+/giu;

/** Told to whoever answers visitors, and to no visitor: nothing that it says may be said. */
export const ordersAssistant = (text: string): boolean =>
  [role, assistant, forgetting, forgettingLast, commanded].some((pattern) => pattern.test(text));

/** It gives no fact. `url` is its page's. */
export function isPlanted(text: string, url: string): boolean {
  if (ordersAssistant(text)) return true;
  const own = nameOf(URL.parse(url)?.hostname ?? '');
  return (text.match(address) ?? []).some(
    (found) => nameOf(URL.parse(found.replace(/^www\./iu, 'https://'))?.hostname ?? '') !== own,
  );
}

/** "help.shop.example" and "shop.example" are one shop's. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .split('.')
    .slice(/\.(?:com?|org|net|ac|gov)\.[a-z]{2}$/u.test(host) ? -3 : -2)
    .join('.');
