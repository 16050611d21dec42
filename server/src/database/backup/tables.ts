import type { ClientBase } from 'pg';

export interface BackedUpTable {
  name: string;
  columns: string[];
}

/** Every lasting table of ours, so ordered that one stands after those it refers to. Unlogged ones hold nothing worth keeping. */
export async function tablesInOrder(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { parents: string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    order by c.relname`);
  const ordered: BackedUpTable[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"messages" ("agent_id", "id", ...)` */
export const copyTarget = ({ name, columns }: BackedUpTable) =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
