/** A part of a page that cannot be shown takes nothing else with it, and can be tried again. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { report } from '../report.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  onAgain: () => void;
  children: ReactNode;
}

class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    report('A part of a page could not be shown', error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const again = () => {
      this.props.onAgain();
      this.setState({ isBroken: false });
    };
    return (
      <Notice tone="bad" action={<Button onClick={again}>Try again</Button>}>
        This part could not be shown. The fault is on our side; what you saved is safe.
      </Notice>
    );
  }
}

/** Asks for everything anew before it tries again: what could not be shown was most often an answer that made no sense. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  return <Boundary onAgain={() => void cache.resetQueries()}>{children}</Boundary>;
}
