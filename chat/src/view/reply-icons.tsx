/** Icons of what shows replies, apart from those that the first picture of a chat needs. */
import { icon } from './icons.tsx';

export const MoreIcon = icon(
  'M12 5.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 17.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z',
);
export const PictureIcon = icon('M4 5h16v14H4zM4 16l5-5 6 6 2-2 3 3');
export const PageIcon = icon('M6 3.5h8l4 4v13H6zM9 11h6M9 15h6');
export const DownIcon = icon('M12 5v14M5.5 12.5L12 19l6.5-6.5');
export const ThumbIcon = icon('M7 11l4-7a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2.3l-1 5.5A2 2 0 0 1 17 20H7zM7 11H4v9h3');
