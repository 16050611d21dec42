/** The form of a reply that an endpoint is asked for. */
const strings = { type: 'array', items: { type: 'string' } };

const formatOf = (name: string, properties: Record<string, object>) => ({
  type: 'json_schema' as const,
  json_schema: { name, strict: true, schema: objectOf(properties) },
});

const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const replyProperties = {
  text: { type: 'string' },
  products: strings,
  citations: strings,
  outcome: { type: 'string', enum: ['answered', 'unsure', 'unknown', 'person', 'order', 'talk'] },
  language: { type: 'string' },
};

/**
 * `text` first, so that its words can be shown while they grow. The same for every question: providers prepare a schema once and keep it
 * with the rules, and ids that were not given are dropped when the reply is read.
 */
export const replyFormat = formatOf('shop_reply', replyProperties);

/** ... of a second try, which says what bears out each of its sentences */
export const repairFormat = formatOf('repaired_reply', {
  ...replyProperties,
  evidence: { type: 'array', items: objectOf({ sentence: { type: 'string' }, ids: strings, words: strings }) },
});
