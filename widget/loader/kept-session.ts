/**
 * Keeps the chat's session in the shop's own storage where browsers refuse storage to frames of other sites (T11). Asked only after the
 * visitor has opened the chat; a shop whose storage is refused too has a chat that lasts as long as its page.
 */
export interface KeptSession {
  read: () => string;
  write: (session: string) => void;
}

export function createKeptSession(agentId: string): KeptSession {
  const key = `vitrine.widget.${location.host}.${agentId}`;
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write(session) {
      try {
        localStorage.setItem(key, session);
        if (!session) localStorage.removeItem(key);
      } catch {
        // Refused: the session lives as long as the page.
      }
    },
  };
}
