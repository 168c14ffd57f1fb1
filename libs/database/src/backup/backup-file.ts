import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';

/**
 * A gzipped text: for each table a line of JSON that names it, its rows as COPY writes them, and a line `\.`; at the
 * end the manifest. COPY escapes line breaks and backslashes, so no row can look like one of these lines.
 */
export const END_OF_TABLE = '\\.';
export const FORMAT = 1;

const TableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableHead = z.infer<typeof TableHead>;

const Manifest = z.object({
  format: z.literal(FORMAT),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** A file that is truncated, modified, or of another kind. */
export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup';
}

export type TablePart = TableHead & { readonly rows: AsyncIterable<string> };

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new BrokenBackup('The file is no backup of this shop.');
  }
};

/** Reads a backup from its beginning: each table in turn, then the manifest. */
export const readBackup = async (
  file: string,
  onTable: (part: TablePart) => Promise<void>,
): Promise<Manifest> => {
  const source = createReadStream(file);
  const text = createGunzip();
  source.once('error', (error) => text.destroy(error));
  const lines = createInterface({ input: source.pipe(text), crlfDelay: 0 })[Symbol.asyncIterator]();
  // Without this handler the error of a broken archive would be uncaught instead of rejecting the read.
  const broken = new Promise<never>((_resolve, reject) => text.once('error', reject));
  broken.catch(() => {});
  const next = () => Promise.race([lines.next(), broken]);

  const rows = async function* () {
    for (let line = await next(); line.value !== END_OF_TABLE; line = await next()) {
      if (line.done) throw new BrokenBackup('The backup ends within a table.');
      yield line.value;
    }
  };

  try {
    for (let line = await next(); !line.done; line = await next()) {
      const said = parseJson(line.value);
      const head = TableHead.safeParse(said);
      if (head.success) {
        await onTable({ ...head.data, rows: rows() });
        continue;
      }
      const manifest = Manifest.safeParse(said);
      if (!manifest.success) throw new BrokenBackup('The backup has a part that is not known here.');
      return manifest.data;
    }
  } catch (error) {
    if (error instanceof BrokenBackup || !isOfArchive(error)) throw error;
    throw new BrokenBackup(`The file cannot be read: ${(error as Error).message}`);
  } finally {
    source.destroy();
  }
  throw new BrokenBackup('The backup is cut short: it has no manifest.');
};

const isOfArchive = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

/** Checks the whole file against its own manifest, before any of it is used. */
export const checkBackup = async (file: string): Promise<Manifest> => {
  const found = new Map<string, { rows: number; sha256: string }>();
  const manifest = await readBackup(file, async ({ table, rows }) => {
    const hash = createHash('sha256');
    let count = 0;
    for await (const row of rows) {
      hash.update(row).update('\n');
      count += 1;
    }
    found.set(table, { rows: count, sha256: hash.digest('hex') });
  });
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = found.get(name);
    if (table?.rows !== rows || table.sha256 !== sha256)
      throw new BrokenBackup(`The table ${name} is not what was backed up.`);
  }
  if (found.size !== manifest.tables.length) throw new BrokenBackup('The manifest does not name each table.');
  return manifest;
};
