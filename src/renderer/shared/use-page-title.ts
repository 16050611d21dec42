import { useEffect } from 'react';

export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector('meta[name="description"]');
    const before = meta?.getAttribute('content') ?? '';
    if (description !== undefined) meta?.setAttribute('content', description);
    return () => meta?.setAttribute('content', before);
  }, [title, description]);
}
