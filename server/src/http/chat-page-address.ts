/**
 * Chat pages have one address each. Whatever else stands where an agent's id should (capitals, markup, half an escape, nothing at all)
 * is led to one page before anything reads it, so that people see "not found" and never a program's error (WI-22).
 */
export const noAgentAddress = '/widget-chat';

const chatPage = /^\/widget-chat(?=[/?#;]|$)/;
const agentsChatPage = /^\/widget-chat\/agt_[0-9a-f]{32}(?=[?#]|$)/;

/** The address to route by, for the one that was asked for. */
export const chatPageAddress = (url: string): string =>
  chatPage.test(url) && !agentsChatPage.test(url) ? noAgentAddress : url;
