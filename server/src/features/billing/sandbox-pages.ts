/** The sandbox provider’s pages and records. The pages are plain forms without a script: whoever knows the unguessable address may use them, as with a real payment page. */
import { eq, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { sandboxRecords } from '../../database/tables/billing.ts';
import { notFound } from '../../lib/refused.ts';
import type { Notice } from '../../ports/payments.ts';

interface Page {
  kind: 'checkout' | 'portal';
  title: string;
  lines: string[];
  actions: { name: string; label: string; isMain?: boolean }[];
}

export interface Sandbox {
  page: (id: string) => Promise<Page | null>;
  act: (id: string, action: string) => Promise<{ notice: Notice | null; next: string } | null>;
}

export async function registerSandboxPages(
  app: FastifyInstance,
  sandbox: Sandbox,
  takeNotice: (notice: Notice) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get<{ Params: { id: string } }>('/sandbox-checkout/:id', async ({ params }, reply) => {
      const page = await sandbox.page(params.id);
      if (page === null) throw notFound();
      return reply.headers(headers).type('text/html; charset=utf-8').send(html(page));
    });

    scope.post<{ Params: { id: string }; Body: unknown }>('/sandbox-checkout/:id', async ({ params, body }, reply) => {
      const outcome = await sandbox.act(params.id, actionOf(body));
      if (outcome === null) throw notFound();
      if (outcome.notice !== null) await takeNotice(outcome.notice);
      return reply.headers(headers).redirect(outcome.next, 303);
    });
  });
}

const actionOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'action' in body && typeof body.action === 'string' ? body.action : '';

const headers = {
  // a form's redirect is checked as well, and leads to the public address
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

function html({ kind, title, lines, actions }: Page): string {
  const what = kind === 'checkout' ? 'Sandbox checkout' : 'Sandbox subscription';
  const buttons = actions.map(
    ({ name, label, isMain }) =>
      `<button name="action" value="${escape(name)}"${isMain === true ? ' class="main"' : ''}>${escape(label)}</button>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${what} · Vitrine</title>
<style>${css}</style>
</head>
<body>
<main>
<p class="label"><strong>Sandbox.</strong> No real payment is made here: nothing is charged, and no card is asked for.</p>
<h1>${escape(title)}</h1>
${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}
<form method="post">
${buttons.join('\n')}
</form>
</main>
</body>
</html>`;
}

const css = `
:root { color-scheme: light dark; --ink: light-dark(#1f1d19, #f2efe8); --paper: light-dark(#fff, #1e1d19); --line: light-dark(#cfc8b9, #4a463d); --main: light-dark(#1f5b46, #2f7d60); --on: #fff; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fbfaf6, #151410); }
main { box-sizing: border-box; width: 100%; max-width: 420px; padding: 28px; border: 1px solid var(--line); border-radius: 14px; background: var(--paper); }
.label { margin: 0 0 20px; padding: 10px 14px; border-radius: 10px; background: light-dark(#fbf0d9, #352a14); }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 6px; }
form { display: grid; gap: 10px; margin-top: 22px; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; font: inherit; font-weight: 600; color: inherit; background: transparent; cursor: pointer; }
button:hover { border-color: currentColor; }
button:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.main { border-color: transparent; color: var(--on); background: var(--main); }
`;

/** The sandbox provider's memory, in our database. */
export const createSandboxShelf = (db: Database) => ({
  async get(id: string): Promise<unknown> {
    const [row] = await db.select().from(sandboxRecords).where(eq(sandboxRecords.id, id));
    return row ? JSON.parse(row.record) : null;
  },
  async put(id: string, record: object): Promise<void> {
    const set = { record: JSON.stringify(record) };
    await db
      .insert(sandboxRecords)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: sandboxRecords.id, set });
  },
  async ids(prefix: string): Promise<string[]> {
    const rows = await db
      .select({ id: sandboxRecords.id })
      .from(sandboxRecords)
      .where(like(sandboxRecords.id, `${prefix}%`));
    return rows.map(({ id }) => id);
  },
});
