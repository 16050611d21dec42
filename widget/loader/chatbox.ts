/**
 * `chatbox.js`: what a shop puts on its pages. It draws one bubble for the agent named in its own address, asks for that agent's style
 * and nothing else until a visitor acts, stores nothing, and never throws into the page.
 */
import type { ScriptAddress } from './agent-id.ts';
import { findScriptAddresses } from './agent-id.ts';
import { loadBubbleStyle } from './agent-style.ts';
import { createGuest } from './guest.ts';
import { openRegistry } from './vitrine-api.ts';

const retryDelaysMs = [5_000, 30_000, 120_000];

/** One line, for the shop's developer. */
function complain(reason: unknown): void {
  // oxlint-disable-next-line no-console -- the only way to tell who put the script here
  console.warn('[vitrine]', reason);
}

async function receiveGuest(address: ScriptAddress): Promise<void> {
  const { guests, tell } = openRegistry();
  const { agentId, origin } = address;
  const known = guests.get(agentId);
  if (known !== undefined) {
    known?.attach();
    return;
  }
  guests.set(agentId, null);
  for (const delayMs of [...retryDelaysMs, 0]) {
    const style = await loadBubbleStyle(origin, agentId);
    if (style === 'unknown') {
      complain(`no agent ${agentId}`);
      return;
    }
    if (style !== 'unreachable') {
      guests.set(agentId, createGuest(address, style, guests.size - 1, tell));
      return;
    }
    if (delayMs === retryDelaysMs[0]) complain('the chat cannot be reached');
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

try {
  const addresses = findScriptAddresses(document);
  if (addresses.length === 0) complain('chatbox.js needs ?id=agt_… in its address');
  for (const address of addresses) receiveGuest(address).catch(complain);
} catch (error) {
  complain(error);
}
