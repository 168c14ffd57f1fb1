import { parseArgs } from 'node:util';
import { BrokenBackup, DatabaseNotEmpty, openDatabase, restore } from '@shop/database';

/**
 * `npm run restore -- <file>`: restores into an empty database. `--force` lists the present content and removes it
 * first.
 */
const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) throw new Error('Say which file to read: npm run restore -- shop.backup');

const database = await openDatabase(process.env);
try {
  const { hostname, pathname } = new URL(database.url);
  const { tables, takenAt } = await restore(database.url, file, {
    force: values.force,
    onRemove: (present) =>
      console.warn(`Removing ${present.length} tables of ${hostname}${pathname}: ${present.join(', ')}`),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${tables.length} tables, ${rows} rows, as they stood at ${takenAt}`);
} catch (error) {
  if (!(error instanceof DatabaseNotEmpty || error instanceof BrokenBackup)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
