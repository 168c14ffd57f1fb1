import { parseArgs } from 'node:util';
import { createDatabase, openDatabase } from '@shop/database';
import { seed } from './seed.ts';

const { values } = parseArgs({ options: { products: { type: 'string' }, seed: { type: 'string' } } });

// Demo data has clients with a published password.
if (process.env['SHOP_PROFILE'] === 'production') {
  console.error('SHOP_PROFILE: demo data has no place in production.');
  process.exit(1);
}

const database = await openDatabase(process.env);
const db = createDatabase(database.url);
try {
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
