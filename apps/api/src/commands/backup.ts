import { backUp, openDatabase } from '@shop/database';

/** `npm run backup -- <file>`: writes every table of the shop to one file. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Say which file to write: npm run backup -- shop.backup');

const database = await openDatabase(process.env);
try {
  const { tables, migrations } = await backUp(database.url, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file}: ${tables.length} tables, ${rows} rows, up to migration ${migrations.at(-1)}`);
} finally {
  await database.close();
}
