import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { systemClock } from '../clock.ts';
import { END_OF_TABLE, FORMAT, type Manifest, type TableHead } from './backup-file.ts';
import { migrationsOf, quoted, sequencesOf, shopTables } from './shop-tables.ts';
import type { Table } from './table-order.ts';

const NEW_LINE = 10;

const write = async (out: Gzip, text: string | Buffer): Promise<void> => {
  if (!out.write(text)) await once(out, 'drain');
};

const writeTable = async (
  client: pg.Client,
  out: Gzip,
  { name, columns }: Table,
): Promise<Manifest['tables'][number]> => {
  await write(out, `${JSON.stringify({ table: name, columns: [...columns] } satisfies TableHead)}\n`);
  const hash = createHash('sha256');
  let rows = 0;
  const list = columns.map(quoted).join(', ');
  const copied = client.query(copyTo(`copy (select ${list} from public.${quoted(name)}) to stdout`));
  for await (const chunk of copied as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (const byte of chunk) if (byte === NEW_LINE) rows += 1;
    await write(out, chunk);
  }
  await write(out, `${END_OF_TABLE}\n`);
  return { name, rows, sha256: hash.digest('hex') };
};

/** Writes all tables and sequences as of one moment, while the shop runs. The file appears when it is complete. */
export const backUp = async (url: string, file: string, now: Date = systemClock()): Promise<Manifest> => {
  const client = new pg.Client({ connectionString: url, application_name: 'shop-backup' });
  await client.connect();
  const unfinished = `${file}.part`;
  const out = createGzip();
  const target = createWriteStream(unfinished, { mode: 0o600 });
  const written = finished(out.pipe(target));
  written.catch(() => {});
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await migrationsOf(client);
    const tables: Manifest['tables'] = [];
    for (const table of await shopTables(client)) tables.push(await writeTable(client, out, table));
    const sequences = await sequencesOf(client);
    const manifest = { format: FORMAT, takenAt: now.toISOString(), migrations, tables, sequences } as const;
    await write(out, `${JSON.stringify(manifest satisfies Manifest)}\n`);
    out.end();
    await written;
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    out.destroy();
    target.destroy();
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
};
