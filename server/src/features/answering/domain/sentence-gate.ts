/** Lets a growing text through sentence by sentence, each only when it may be said; after one that may not, nothing more. */
export function createSentenceGate(maySay: (sentence: string) => boolean, pass: (text: string) => void) {
  let held = '';
  let shut = false;

  function release(text: string): void {
    if (shut || text === '') return;
    if (maySay(text)) pass(text);
    else shut = true;
  }

  return {
    push(delta: string): void {
      held += delta;
      // a mark counts as an end once something follows it: "1." may become "1.50"
      const end = /^[\s\S]*(?:[.!?。！？]["”»)]*\s|\n)/u.exec(held)?.[0].length ?? 0;
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
