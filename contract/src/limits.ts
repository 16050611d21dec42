/** Numbers of the specification's sections 5 and 9 that more than one room must agree on. Text lengths count UTF-16 units, as an input's maxlength does. */
export const limits = {
  passwordMin: 6,
  passwordMax: 128,
  emailMax: 254,
  personNameMax: 200,
  chatTextMax: 1000,
  ratingReasonMax: 300,
  agentNameMax: 30,
  welcomeTextMax: 150,
  placeholderTextMax: 50,
  suggestionsMax: 3,
  suggestionMax: 100,
  brandNameMax: 200,
  brandOfferMax: 100,
  instructionsMax: 2000,
  excludedUrlsMax: 500,
  embeddingHostsMax: 20,
  urlMax: 2000,
  idMax: 200,
  productCardsMax: 10,
  sessionsPageSize: 10,
  messagesPageSize: 50,
  previewCharacters: 30,
  searchWordsMax: 200,
  statisticsSpanDaysMax: 366,
  retentionDaysMax: 3650,
  /** no page of a list is longer, whatever is asked for */
  pageSizeMax: 50,
  exportPageSize: 50,
  conversationsAtOnce: 500,
  /** how long a discarded conversation can be restored */
  discardedDays: 7,
  /** answers of an import, which are taken back a part at a time */
  undoneAtOnce: 50,
  factTextMax: 1000,
  /** longer than any passage that a training makes */
  passageTextMax: 20_000,
  /** 5 MB as base64 */
  documentBase64Max: 7_000_000,
} as const;
