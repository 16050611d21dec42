import type { Html } from './html.ts';

export type Crumb = { name: string; path: string };

export type Page = {
  path: string;
  title: string;
  description: string;
  updated: string;
  crumbs?: readonly Crumb[];
  head?: Html;
  main: Html;
  canonicalPath?: string;
  noindex?: true;
};

/** A page of words: the text template sets its heading, its crumbs and its measure. */
export type TextPage = Pick<
  Page,
  'path' | 'title' | 'description' | 'updated' | 'canonicalPath' | 'noindex' | 'head'
> & {
  heading: string;
  lead: string;
  parent?: Crumb;
  body: Html;
};
