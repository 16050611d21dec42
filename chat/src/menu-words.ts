/** The words of the chat's menu, which is fetched when it is opened first. */
export interface MenuWords {
  newChat: string;
  download: string;
  erase: string;
  /** asked before a chat is deleted, and the two answers */
  eraseQuestion: string;
  eraseNow: string;
  keep: string;
  /** after a download or a deletion that did not work */
  notDone: string;
}

export const englishMenu: MenuWords = {
  newChat: 'New chat',
  download: 'Download my chat',
  erase: 'Delete my chat',
  eraseQuestion: 'Delete this chat for good?',
  eraseNow: 'Delete',
  keep: 'Keep it',
  notDone: 'That did not work. Please try again.',
};
