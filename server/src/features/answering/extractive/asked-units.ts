/** A number is asked for in a unit: "how many litres" asks for a volume, "berapa kg" for a weight, "wie viel Watt" for a power. */
const counting =
  "(?:how (?:many|much)|what|berapa(?: banyak)?|brp|brapa|wie ?viele?|cu[aá]nt[oa]s?|combien d[e’']|quant[ioe]|hoeveel|quant[oa]s|kaç|ile|hur många|hvor mange|kuinka monta|kolik|hány|câ[tț][ei]|сколько|скільки|πόσα)";

const units: Record<string, string> = {
  weight:
    'kgs?|kilos?|kilogram\\p{L}*|grams?|gramm|gramos|grammes?|grammi|gr|g|ons|ounces?|oz|pounds?|lbs?|pfund|libras|кг|грамм\\p{L}*',
  capacity:
    'lit(?:er|re)s?|litros?|litri|ltr|l|ml|mili?lit\\p{L}*|mL|cl|cc|gallons?|quarts?|cups?|galon|литр\\p{L}*|мл',
  power: 'k?w|watts?|wattage|vatios|watios|ватт',
  voltage: 'v|volts?|voltios|voltase|вольт',
  light: 'lumens?|lúmenes|lm',
  battery: 'mah',
  size: 'cm|mm|m|centimet\\p{L}*|zentimeter|meters?|metres?|metros?|inch(?:es)?|inci|zoll|pulgadas|pouces|feet|ft',
};

const patterns = new Map(
  Object.entries(units).map(([name, forms]) => [
    name,
    new RegExp(`(?<!\\p{L})${counting}\\s?(?:${forms})(?!\\p{L})`, 'iu'),
  ]),
);

export const asksInAnyUnit = (text: string): boolean => [...patterns.values()].some((pattern) => pattern.test(text));

/** Whether that aspect's unit is asked for. */
export const asksInUnit = (name: string, text: string): boolean => patterns.get(name)?.test(text) === true;
