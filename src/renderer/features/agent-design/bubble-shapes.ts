/** The widget's bubble as visitors see it: the same paths as in `widget/loader/launcher.css`, which must stay one small file of its own. */
import type { Design } from './design.ts';

export const bubbleShapes: Record<Design['bubbleIcon'], string> = {
  modern:
    'M16 4C9 4 3 9 3 15c0 3 2 6 4 8l-1 5 6-2c1 0 3 0 4 0 7 0 13-5 13-11S23 4 16 4zM16 8l2 5 5 2-5 2-2 5-2-5-5-2 5-2z',
  classic:
    'M8 5h16a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-7l-6 5v-5H8a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 13a2 2 0 0 0 0 4 2 2 0 0 0 0-4zM16 13a2 2 0 0 0 0 4 2 2 0 0 0 0-4zM22 13a2 2 0 0 0 0 4 2 2 0 0 0 0-4z',
};

export const downArrow = 'M6 12l2-2 8 8 8-8 2 2-10 10z';
