import type { KeyboardEvent } from 'react';

/** Arrow keys walk a list of buttons, so that two thousand lines are not two thousand steps of Tab. */
export function walkList(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, target, currentTarget: list } = event;
  const line = target instanceof Element ? target.closest('li') : null;
  if (line === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = lineAfter(key, line, list);
  if (next === undefined) return;
  event.preventDefault();
  next?.querySelector('button')?.focus();
}

/** undefined for keys that do not walk */
function lineAfter(key: string, line: Element, list: Element): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return line.nextElementSibling;
    case 'ArrowUp':
      return line.previousElementSibling;
    case 'Home':
      return list.firstElementChild;
    case 'End':
      return list.lastElementChild;
    default:
      return undefined;
  }
}
