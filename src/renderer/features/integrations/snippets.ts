/** The three ways to put the agent in front of visitors (9-25). */
export const scriptTag = (origin: string, agentId: string) =>
  `<script src="${origin}/chatbox.js?id=${agentId}" async></script>`;

export const iframeTag = (origin: string, agentId: string) =>
  `<iframe src="${origin}/widget-chat/${agentId}" width="400" height="500" title="Chat" style="border:0"></iframe>`;

export const directLink = (origin: string, agentId: string) => `${origin}/widget-chat/${agentId}`;

/** What a shop with a Content-Security-Policy adds to it, directive by directive. */
export const policyLines = (origin: string) =>
  ['script-src', 'connect-src', 'frame-src'].map((directive) => `${directive} ${origin};`).join('\n');
