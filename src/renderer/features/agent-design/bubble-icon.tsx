import { readableColours } from '@vitrine/chat/readable-colour';
import { bubbleShapes, downArrow } from './bubble-shapes.ts';
import type { Design } from './design.ts';

interface BubbleIconProps {
  icon: Design['bubbleIcon'];
  colour: string;
  open?: boolean;
  sizePx?: number;
}

export function BubbleIcon({ icon, colour, open = false, sizePx = 60 }: BubbleIconProps) {
  const { surface, text } = readableColours(colour);
  return (
    <svg width={sizePx} height={sizePx} viewBox="-14 -14 60 60" aria-hidden="true">
      <circle cx="16" cy="16" r="30" fill={surface} />
      <path d={open ? downArrow : bubbleShapes[icon]} fill={text} fillRule="evenodd" />
    </svg>
  );
}
