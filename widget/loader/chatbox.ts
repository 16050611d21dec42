/**
 * `chatbox.js`: what a shop puts on its pages. It draws one bubble for the agent named in its own address, asks for that agent's style
 * and nothing else until a visitor acts, stores nothing, and never throws into the page.
 */
import type { ScriptTag } from './agent-id.ts';
import { findScriptTags } from './agent-id.ts';
import { loadBubbleStyle } from './agent-style.ts';
import { createGuest } from './guest.ts';
import { openRegistry } from './vitrine-api.ts';

/** One line, for the shop's developer. */
function complain(reason: unknown): void {
  // oxlint-disable-next-line no-console -- the only way to tell who put the script here
  console.warn('[vitrine]', reason);
}

async function receiveGuest(tag: ScriptTag): Promise<void> {
  const { guests, tell } = openRegistry();
  const { agentId } = tag;
  const known = guests.get(agentId);
  if (known) {
    known.attach();
    return;
  }
  const guest = createGuest(tag, guests.size, tell);
  guests.set(agentId, guest);
  // Written out, because names of numbers weigh in this file: tried again after 5 and 30 s, then every 3 minutes.
  for (let delayMs = 5_000; ; delayMs = delayMs > 9_000 ? 180_000 : 30_000) {
    // A style that is quick, or still known from the last page, needs no plain bubble before it.
    const early = setTimeout(guest.enter, 20);
    const style = await loadBubbleStyle(tag);
    clearTimeout(early);
    if (typeof style !== 'number') {
      guest.dress(style);
      guest.enter();
      return;
    }
    guest.leave();
    const isUnknown = style >= 400 && style < 429;
    if (isUnknown || delayMs < 9_000) complain(`${agentId}: ${style}`);
    if (isUnknown) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

try {
  const tags = findScriptTags(document);
  if (!tags.length) complain('no id');
  for (const tag of tags) receiveGuest(tag).catch(complain);
} catch (error) {
  complain(error);
}
