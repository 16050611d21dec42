/** Sends letters; the adapter is SMTP or, without one, files in DATA_DIR/outbox. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** beside those that every letter has */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** @throws when the letter was not accepted; the queue tries again. TakesNoMore when the server wants fewer letters for now */
  send(letter: Letter): Promise<void>;
}
