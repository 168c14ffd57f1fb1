import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInvoices } from '@shop/commerce-invoices';
import type { Placed } from '@shop/contracts/checkout';
import { createTariffs } from '@shop/commerce-tariff';
import { sql, systemClock } from '@shop/database';
import { createRandom, type Random } from '@shop/testing/random';
import type { Act } from '../testing/tills/till.ts';
import { inParallel, row, untilAnswered, type Proof } from './proof.ts';
import { openShop, type ShopFloor } from './shop-floor.ts';

const WRITERS = 3;
/** A document reads the clock four times, so a writer is killed within its first eight documents. */
const LATEST_KILL = 32;
/** What the provider's staff do with every payment in turn. */
const ACTS: readonly (readonly Act[])[] = [[], ['refund'], ['refund_half'], ['refund_half', 'refund']];

/** A process that writes due documents and is killed at a random moment of it; resolves when it has ended. */
const runWriter = async (
  shop: ShopFloor,
  random: Random,
  isOver: AbortSignal,
): Promise<'killed' | 'ended'> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'invoice-writer.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      KILL_AT_TICK: String(random.between(1, LATEST_KILL)),
      DATABASE_URL: shop.databaseUrl,
      SHOP_SECRET: shop.deps.secret,
      DATABASE_POOL: '2',
      LOG_LEVEL: 'silent',
    },
  });
  const end = () => child.kill('SIGTERM');
  isOver.addEventListener('abort', end);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  isOver.removeEventListener('abort', end);
  return signal === 'SIGKILL' ? 'killed' : 'ended';
};

/** Presses the same button again while the first press is in progress, or the shop has no free connection. */
const untilPlaced = async (place: () => ReturnType<ShopFloor['place']>): Promise<Placed> => {
  for (let tries = 1; tries <= 120; tries += 1) {
    const { status, body } = await place();
    if (status === 200) return body;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('an order could not be placed in a minute');
};

/** All shoppers are ready first, and then order and pay at the same moment. */
const buyAll = async (shop: ShopFloor, size: number, tell: (progress: string) => void): Promise<void> => {
  const ready: { slug: string; token: string; total: number }[] = [];
  await inParallel(size, 8, async () => {
    ready.push(await shop.readyToPlace());
  });
  tell(`${ready.length} buyers are ready`);
  await Promise.all(
    ready.map(async ({ slug, token, total }, at) => {
      const place = () => shop.place(slug, { token }, total, `invoice-key-${at}`);
      const placed = await untilPlaced(place);
      const reference = placed.payment_reference;
      await shop.till.pay(placed);
      await untilAnswered(() => shop.verify(reference, { token }));
      for (const act of ACTS[at % ACTS.length] ?? []) await shop.till.act(reference, act);
    }),
  );
  for (const webhook of await shop.till.webhooks()) await shop.hear(webhook);
};

type Found = { invoices: number; notes: number; due: number; gaps: number; doubled: number; unlike: number };

/** What the tables say of all documents, by SQL alone. */
const readDocuments = async ({ db }: ShopFloor): Promise<Found> => {
  const { rows } = await sql<Found>`select
    (select count(*) from invoice where kind = 'invoice')::int as invoices,
    (select count(*) from invoice where kind <> 'invoice')::int as notes,
    (select count(*) from invoice_due where done_at is null)::int as due,
    (select coalesce(sum(highest - documents), 0) from (
      select max(number) as highest, count(*) as documents from invoice group by brand, year) series)::int as gaps,
    (select count(*) from (select quote_id from invoice where kind = 'invoice' group by quote_id having count(*) > 1) twice)::int
      as doubled,
    (select count(*) from payment
      left join lateral (select
        coalesce(sum(total) filter (where kind = 'invoice'), 0) as invoiced,
        coalesce(sum(total) filter (where kind <> 'invoice'), 0) as credited
        from invoice where invoice.quote_id = payment.quote_id) documents on true
      where invoiced <> captured_amount or credited <> refunded_amount)::int as unlike`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the documents cannot be read');
  return found;
};

/** Payments at the same moment, while the processes that write their documents are killed again and again. */
export const invoiceNumbers: Proof = async (size, tell) => {
  const shop = await openShop();
  Object.defineProperty(shop.clock, 'now', { get: systemClock });
  const random = createRandom(20_261_126);
  const over = new AbortController();
  let kills = 0;
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) if ((await runWriter(shop, random, over.signal)) === 'killed') kills += 1;
  };
  const writers = Array.from({ length: WRITERS }, write);
  try {
    await buyAll(shop, size, tell);
    const isDone = async () => (await readDocuments(shop)).due === 0;
    while (!(await isDone()) && kills < size) await new Promise((resolve) => setTimeout(resolve, 250));
    over.abort();
    await Promise.all(writers);
    const { db, brands, log, clock } = shop.deps;
    await createInvoices({ db, clock, brands, log, tariffs: createTariffs({ db, clock }) }).issue();
    const { invoices, notes, due, gaps, doubled, unlike } = await readDocuments(shop);
    return row(
      `${size} orders paid at once, ${WRITERS} writers of invoices killed -9 while they write`,
      'one invoice an order, numbers without gap, sums as paid and refunded',
      `${kills} killed; ${invoices} invoices, ${notes} credit notes, ${gaps} numbers missing, ${doubled} doubled, ${unlike} sums differ, ${due} left`,
      invoices === size &&
        kills > 0 &&
        [gaps, doubled, unlike, due].every((count) => count === 0) &&
        notes > 0,
    );
  } finally {
    over.abort();
    await Promise.all(writers);
    await shop.close();
  }
};
