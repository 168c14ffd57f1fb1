import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { backUp } from './back-up.ts';
import { BrokenBackup } from './backup-file.ts';
import { DatabaseNotEmpty, restore } from './restore.ts';
import { shopTables } from './shop-tables.ts';
import { inOrderOfKeys } from './table-order.ts';

let source: TestDatabase;
let folder: string;
let file: string;
const made: string[] = [];

const ask = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const emptyDatabase = async (): Promise<string> => {
  const name = `restore_${randomBytes(6).toString('hex')}`;
  await ask(source.url, `create database ${name}`);
  made.push(name);
  const url = new URL(source.url);
  url.pathname = `/${name}`;
  return url.href;
};

/** All rows of all tables, as text. */
const contentOf = async (url: string): Promise<Record<string, unknown>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const content: Record<string, unknown> = {};
    for (const { name } of await shopTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from public."${name}" t order by 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  file = path.join(folder, 'shop.backup');
  await ask(
    source.url,
    `insert into client (brand, email, country_id, first_name)
       select 'lt', 'shopper-' || n || '@example.lt', 1, E'Ona\\t\\\\.\\nnext ''"' || n from generate_series(1, 300) n;
     insert into client_address (client_id, first_name, last_name, first_address, city, zip, phone_number, country_id)
       select id, 'Ona', 'Onaitė', '', '', '', '', 1 from client;
     insert into mail_outbox (unique_key, brand_key, language, recipient, template, data)
       values ('a', 'lt', 'lt', 'ona@example.lt', 'welcome', '{"name":"O\\nna \\\\."}');
     insert into client_balance (client_id, currency_id, balance, entries) values (1, 1, 70000, 2);
     insert into ledger_entry (client_id, position, type, rel_type, cause, amount, starting_balance, end_balance)
       values (1, 1, 1, 0, 'top-up', 100000, 0, 100000), (1, 2, 2, 0, 'order', 30000, 100000, 70000);
     insert into audit_event (at, event, outcome, actor) values (now(), 'login.succeeded', 'done', 'client:1');`,
  );
});
afterEach(async () => {
  for (const name of made.splice(0)) await ask(source.url, `drop database ${name} with (force)`);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

test('a restored shop has equal rows in every table, including the ledger, and continues its sequences', async () => {
  const manifest = await backUp(source.url, file);
  expect(manifest.tables.find(({ name }) => name === 'client')?.rows).toBe(300);
  const url = await emptyDatabase();
  await restore(url, file);
  expect(await contentOf(url)).toEqual(await contentOf(source.url));
  const [client] = await ask<{ id: number }>(
    url,
    `insert into client (brand, email, country_id) values ('lt', 'new@example.lt', 1) returning id::int`,
  );
  expect(client?.id).toBe(301);
  const ledger = await ask<{ end: number }>(
    url,
    'select end_balance::int as end from ledger_entry order by id',
  );
  expect(ledger.map(({ end }) => end)).toEqual([100_000, 70_000]);
});

test('triggers work again after a restore', async () => {
  await backUp(source.url, file);
  const url = await emptyDatabase();
  await restore(url, file);
  await expect(ask(url, `update audit_event set outcome = 'failed'`)).rejects.toThrow(/append-only/);
});

test('the backup is of one moment, with concurrent changes of the shop', async () => {
  let isOver = false;
  const busy = (async () => {
    for (let turn = 0; !isOver; turn += 1)
      await ask(
        source.url,
        `with c as (insert into client (brand, email, country_id) values ('lv', 'busy-${turn}', 1) returning id)
         insert into client_address
           (client_id, first_name, last_name, first_address, city, zip, phone_number, country_id)
           select id, '', '', '', '', '', '', 1 from c`,
      );
  })();
  for (let round = 0; round < 3; round += 1) {
    const { tables } = await backUp(source.url, file);
    const rowsOf = (wanted: string) => tables.find(({ name }) => name === wanted)?.rows;
    expect(rowsOf('client')).toBe(rowsOf('client_address'));
  }
  isOver = true;
  await busy;
});

test('a database with data is refused and left unchanged', async () => {
  await backUp(source.url, file);
  const url = await emptyDatabase();
  await ask(url, 'create table precious (id int)');
  await expect(restore(url, file)).rejects.toBeInstanceOf(DatabaseNotEmpty);
  expect(await ask(url, 'select * from precious')).toEqual([]);
  const removed: string[] = [];
  await restore(url, file, { force: true, onRemove: (tables) => removed.push(...tables) });
  expect(removed).toEqual(['precious']);
  await expect(ask(url, 'select * from precious')).rejects.toThrow(/does not exist/);
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
  [
    'changed',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 300), Buffer.from([1]), bytes.subarray(301)]),
  ],
  ['of another kind', () => Buffer.from('hello')],
  ['empty', () => Buffer.alloc(0)],
])('a file that is %s is refused before any change', async (_, harm) => {
  await backUp(source.url, file);
  const harmed = path.join(folder, 'harmed.backup');
  await writeFile(harmed, harm(await readFile(file)));
  const url = await emptyDatabase();
  await expect(restore(url, harmed)).rejects.toBeInstanceOf(BrokenBackup);
  expect(await ask(url, `select 1 from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
});

test('a backup of a newer shop is refused, and the database stays empty', async () => {
  await ask(source.url, `insert into kysely_migration (name, timestamp) values ('9999-future', '')`);
  try {
    await backUp(source.url, file);
  } finally {
    await ask(source.url, `delete from kysely_migration where name = '9999-future'`);
  }
  const url = await emptyDatabase();
  await expect(restore(url, file)).rejects.toThrow('9999-future');
  expect(await ask(url, `select 1 from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
});

test('a failed backup leaves no file', async () => {
  const nowhere = path.join(folder, 'missing', 'shop.backup');
  await expect(backUp(source.url, nowhere)).rejects.toThrow();
  await expect(readFile(nowhere)).rejects.toThrow();
});

test('tables with circular references are named', () => {
  const table = (name: string, ...needs: string[]) => ({ name, columns: [], needs });
  expect(inOrderOfKeys([table('b', 'a'), table('a'), table('c', 'c', 'b')]).map(({ name }) => name)).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(() => inOrderOfKeys([table('a', 'b'), table('b', 'a')])).toThrow('a, b');
});
