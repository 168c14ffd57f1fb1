import { forwardingContract } from '@shop/contracts/forwarding';
import { fromWire } from '@shop/domain/wire-amount';
import type { Selectable } from 'kysely';
import { sql, type Schema } from '@shop/database';
import { bookFaults } from '../provider-books.ts';
import type { OwnDebt } from './own-books.ts';
import { stateOfQuote } from './ask-quotes.ts';
import { stateOfForward, stateOfPackage } from './send-packages.ts';
import { asOf, type World } from './world.ts';

const DAY_MS = 86_400_000;

const isoOf = (stamp: string | null): string => (stamp === null ? '' : new Date(stamp).toISOString());

const debtsOf = ({ books }: World): OwnDebt[] =>
  [...books.quotes, ...books.forwards, ...books.purchases].flatMap(({ debt }) => (debt ? [debt] : []));

const differ = (what: string, own: number | string, shops: number | string): string[] =>
  own === shops ? [] : [`${what}: ${own} by the simulator's books, ${shops} by the shop's`];

const compareStates = async (world: World): Promise<string[]> => {
  const { books } = world;
  const found: string[] = [];
  for (const { slug, number, state } of books.quotes)
    found.push(...differ(number, state, await stateOfQuote(world, slug)));
  for (const { slug, number, state } of books.forwards)
    found.push(...differ(number, state, await stateOfForward(world, slug)));
  for (const { id, tracking, state } of books.packages)
    found.push(...differ(tracking, state, await stateOfPackage(world, id)));
  return found;
};

/** The clock of each stored package, and the fee that its client sees. */
const compareStorage = async (world: World): Promise<string[]> => {
  const { books, call, shop, storage } = world;
  const found: string[] = [];
  for (const [at, client] of books.clients.entries()) {
    const { body } = await call(forwardingContract.packages, { ...asOf(client), body: { language_id: 1 } });
    for (const one of books.packages.filter((own) => own.client === at && own.storedAt !== null)) {
      const seen = body.packages.find(({ id }) => id === one.id);
      if (!seen || !one.storedAt || one.state !== 'in_storage') continue;
      found.push(...differ(`${one.tracking}, stored`, one.storedAt.toISOString(), isoOf(seen.stored_at)));
      const days = Math.floor((shop.clock.now.getTime() - one.storedAt.getTime()) / DAY_MS);
      const charged = Math.max(0, Math.min(days, storage.mostDays) - storage.freeDays);
      const fee = fromWire(seen.storage_fee?.amount ?? -1);
      found.push(...differ(`${one.tracking}, storage`, charged * storage.perDay, fee));
    }
  }
  return found;
};

const compareMoney = async (world: World): Promise<string[]> => {
  const { books, shop } = world;
  const found = await bookFaults(shop);
  for (const client of books.clients) {
    const account = await shop.db
      .selectFrom('client_balance')
      .select(['balance', 'held'])
      .where('client_id', '=', client.id)
      .executeTakeFirstOrThrow();
    found.push(...differ(`balance of client ${client.id}`, client.balance, account.balance));
    found.push(...differ(`held of client ${client.id}`, 0, account.held));
  }
  for (const debt of debtsOf(world)) {
    const { rows } = await sql<{ card: number; balance: number }>`
      select coalesce(sum(payment.captured_amount) filter (where provider <> 4), 0)::float8 as card,
        coalesce(sum(payment.balance_taken), 0)::float8 as balance
      from payment join payable on payable.id = payment.payable_id
      where payable.slug = ${debt.slug} and payment.captured_amount is not null`.execute(shop.db);
    const [taken] = rows;
    found.push(...differ(`${debt.slug}, by card`, debt.isPaid ? debt.byCard : 0, taken?.card ?? 0));
    found.push(...differ(`${debt.slug}, by balance`, debt.isPaid ? debt.byBalance : 0, taken?.balance ?? 0));
  }
  return found;
};

/** Each ledger entry begins where the one before it ended, and none is below zero. */
const compareLedger = async ({ shop }: World): Promise<string[]> => {
  const { rows } = await sql<{ gaps: number; below: number }>`
    select count(*) filter (where before <> start)::int as gaps, count(*) filter (where finish < 0)::int as below
    from (select starting_balance as start, end_balance as finish,
        coalesce(lag(end_balance) over (partition by client_id order by position), starting_balance) as before
      from ledger_entry) as chained`.execute(shop.db);
  const [chain] = rows;
  return [
    ...differ('gaps of the ledger', 0, chain?.gaps ?? -1),
    ...differ('entries below zero', 0, chain?.below ?? -1),
  ];
};

/** One invoice for each paid order, over its whole sum, and one credit note for each refund; numbers without a gap. */
const compareInvoices = async (world: World): Promise<string[]> => {
  const rows = await world.shop.db.selectFrom('invoice').select(['kind', 'year', 'number']).execute();
  const countOf = (kind: Selectable<Schema['invoice']>['kind']) =>
    rows.filter((row) => row.kind === kind).length;
  const gaps = [...Map.groupBy(rows, ({ year }) => year).values()].filter(
    (series) => Math.max(...series.map(({ number }) => number)) !== series.length,
  );
  const paid = debtsOf(world).filter(({ isPaid }) => isPaid).length;
  const refunded = world.books.purchases.filter(({ isRefunded }) => isRefunded).length;
  return [
    ...differ('invoices', paid, countOf('invoice')),
    ...differ('credit notes', refunded, countOf('credit_note')),
    ...differ('years with a gap in their numbers', 0, gaps.length),
  ];
};

const compareStock = async ({ books, shop, stock }: World): Promise<string[]> => {
  const sold = books.purchases
    .filter(({ debt, isRefunded }) => debt.isPaid && !isRefunded)
    .reduce((sum, { pieces }) => sum + pieces, 0);
  return differ('pieces in stock', stock - sold, await shop.onHand(3));
};

/** Every difference between the simulator's own books and the shop's tables. */
export const compareBooks = async (world: World): Promise<string[]> => [
  ...world.books.faults,
  ...(await compareStates(world)),
  ...(await compareStorage(world)),
  ...(await compareMoney(world)),
  ...(await compareLedger(world)),
  ...(await compareInvoices(world)),
  ...(await compareStock(world)),
];
