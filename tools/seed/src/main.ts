import { parseArgs } from 'node:util';
import { migrateToLatest, openDatabase, createDatabase } from '@shop/database';
import { seed } from './seed.ts';

const { values } = parseArgs({ options: { products: { type: 'string' }, seed: { type: 'string' } } });

const database = await openDatabase(process.env);
const db = createDatabase(database.url);
try {
  await migrateToLatest(db);
  const started = performance.now();
  const done = await seed({
    db,
    products: Number(values.products ?? 5_000),
    seed: Number(values.seed ?? 1),
    log: (line) => console.log(line),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    done
      ? `${done.products} products, ${done.variants} variants in ${seconds} s`
      : 'There are products already.',
  );
} finally {
  await db.destroy();
  await database.close();
}
