const sentenceEnd = /^[\s\S]*(?:[.!?。！？]["”»)」』）]*\s|[。！？]["”»)」』）]*(?=\p{L})|\n)/u;

/**
 * Lets a growing text through sentence by sentence, each only when all that was said with it may be said: what is forbidden may be spread
 * over sentences. After one that may not, nothing more.
 */
export function createSentenceGate(maySay: (textSoFar: string) => boolean, pass: (text: string) => void) {
  let held = '';
  let said = '';
  let shut = false;

  function release(text: string): void {
    if (shut || text === '') return;
    said += text;
    if (maySay(said)) pass(text);
    else shut = true;
  }

  return {
    push(delta: string): void {
      held += delta;
      // a mark counts as an end once something follows it: "1." may become "1.50"
      const end = sentenceEnd.exec(held)?.[0].length ?? 0;
      if (end === 0) return;
      release(held.slice(0, end));
      held = held.slice(end);
    },
    end(): void {
      release(held);
      held = '';
    },
  };
}
