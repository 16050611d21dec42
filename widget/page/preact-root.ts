/** Stands for `react-dom/client` in the widget's build: the one call of it that is used. */
import type { ComponentChild } from 'preact';
import { render } from 'preact';

export function createRoot(container: Element) {
  return {
    render(children: ComponentChild) {
      render(children, container);
    },
  };
}
