/** What others need for parts of the same work, in the same run: taken from a folder where they are installed, for they are no part of the project. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface CrawlerModule {
  CheerioCrawler: new (options: object, configuration: object) => { run(urls: string[]): Promise<unknown> };
  Configuration: new (options: object) => object;
}
interface ReadabilityModule {
  Readability: new (document: unknown) => { parse(): { textContent: string } | null };
}
interface DomModule {
  parseHTML: (html: string) => { document: unknown };
}

export function besideFrom(folder: string) {
  const from = createRequire(path.resolve(folder, 'package.json'));
  // what these packages export is known by name alone
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const load = async <T>(name: string) => (await import(pathToFileURL(from.resolve(name)).href)) as T & { default?: T };

  return {
    /** Follows links of one host and does nothing with the pages but look for more. */
    async crawl(home: string): Promise<number> {
      const loaded = await load<CrawlerModule>('@crawlee/cheerio');
      const { CheerioCrawler, Configuration } = loaded.default ?? loaded;
      let pages = 0;
      const crawler = new CheerioCrawler(
        {
          maxConcurrency: 50,
          requestHandler: async ({ enqueueLinks }: { enqueueLinks: (options: object) => Promise<unknown> }) => {
            pages += 1;
            await enqueueLinks({ strategy: 'same-hostname' });
          },
        },
        new Configuration({ persistStorage: false, logLevel: 0 }),
      );
      await crawler.run([home]);
      return pages;
    },

    async mainText(): Promise<(html: string) => string> {
      const readability = await load<ReadabilityModule>('@mozilla/readability');
      const { Readability } = readability.default ?? readability;
      const { parseHTML } = await load<DomModule>('linkedom');
      return (html) => new Readability(parseHTML(html).document).parse()?.textContent ?? '';
    },
  };
}
