import { createTestDatabase } from '@shop/database/testing';
import type { Database } from '@shop/database';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { holdFor, recordEntry, releaseHold } from '@shop/commerce-ledger';
import { inParallel, row, type Proof } from './proof.ts';
import { createRandom, type Random } from '@shop/testing/random';

const CLIENTS = 8;
const OPERATIONS_EACH = 20;
/** The number of operations per seed in the complete proof. */
const A_SEED = 100_000;

type Model = { balance: bigint; held: bigint; entries: number; causes: Set<string> };

type Tx = Parameters<typeof recordEntry>[0];
type Act = {
  readonly tx: Tx;
  readonly random: Random;
  readonly clientId: number;
  readonly model: Model;
  readonly fresh: () => string;
};

const hold = async ({ tx, clientId, model }: Act, amount: number): Promise<boolean> => {
  const held = await holdFor(tx, clientId, 1, amount);
  const mayHold = BigInt(amount) <= model.balance - model.held;
  if (mayHold) model.held += BigInt(amount);
  return held.ok === mayHold;
};

const release = async ({ tx, clientId, model }: Act, amount: number): Promise<boolean> => {
  const released = model.held < BigInt(amount) ? model.held : BigInt(amount);
  await releaseHold(tx, clientId, 1, Number(released));
  model.held -= released;
  return true;
};

const record = async ({ tx, clientId, model }: Act, amount: number, isAddition: boolean, cause: string) => {
  const recorded = await recordEntry(tx, {
    clientId,
    currencyId: 1,
    type: isAddition ? LEDGER_TYPE.addition : LEDGER_TYPE.deduction,
    amount,
    relType: LEDGER_RELATION.quote,
    relId: null,
    cause,
  });
  if (model.causes.has(cause)) return recorded.ok && !recorded.value.isNew;
  const after = model.balance + (isAddition ? BigInt(amount) : -BigInt(amount));
  if (after < model.held) return !recorded.ok;
  model.balance = after;
  model.entries += 1;
  model.causes.add(cause);
  if (model.causes.size > 20) model.causes.delete([...model.causes][0] ?? '');
  return recorded.ok && recorded.value.isNew;
};

/** One random operation on an account, and the same operation on a model without a database. */
const act = (doing: Act): Promise<boolean> => {
  const { random, model, fresh } = doing;
  const amount = (1 + random.below(5_000)) * 100;
  const kind = random.below(10);
  if (kind < 2) return hold(doing, amount);
  if (kind < 4) return release(doing, amount);
  const isRepeat = kind === 4 && model.causes.size > 0;
  const cause = isRepeat ? random.pick([...model.causes].slice(-5)) : fresh();
  return record(doing, amount, kind < 7, cause);
};

/** Runs a seed's operations: clients in parallel, each client's own in order, so that the model can follow. */
const runSeed = async (db: Database, seed: number, operations: number): Promise<number> => {
  let disagreements = 0;
  await inParallel(CLIENTS, CLIENTS, async (at) => {
    const random = createRandom(seed * 1_000 + at);
    const clientId = seed * 100 + at;
    const model: Model = { balance: 0n, held: 0n, entries: 0, causes: new Set() };
    let number = 0;
    const fresh = () => `proof:${clientId}:${(number += 1)}`;
    for (let done = 0; done < operations / CLIENTS; done += OPERATIONS_EACH) {
      await db.transaction().execute(async (tx) => {
        for (let each = 0; each < OPERATIONS_EACH; each += 1) {
          if (!(await act({ tx, random, clientId, model, fresh }))) disagreements += 1;
        }
      });
    }
    const kept = await db
      .selectFrom('client_balance')
      .selectAll()
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    const agrees =
      BigInt(kept?.balance ?? 0) === model.balance &&
      BigInt(kept?.held ?? 0) === model.held &&
      (kept?.entries ?? 0) === model.entries;
    if (!agrees) disagreements += 1;
  });
  return disagreements;
};

/** Replays every ledger from its first line in SQL, independently of the code that wrote it. */
const countFaults = async (db: Database) => {
  const gaps = await db
    .with('steps', (with_) =>
      with_.selectFrom('ledger_entry').select((eb) => [
        'client_id',
        'position',
        'starting_balance',
        'end_balance',
        eb.fn
          .agg<number>('lag', ['end_balance'])
          .over((over) => over.partitionBy('client_id').orderBy('position'))
          .as('before'),
        eb.fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('client_id').orderBy('position'))
          .as('place'),
      ]),
    )
    .selectFrom('steps')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where((eb) =>
      eb.or([
        eb('starting_balance', '<>', eb.fn.coalesce('before', eb.lit(0))),
        eb('position', '<>', eb.ref('place')),
        eb('end_balance', '<', 0),
      ]),
    )
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { gaps: Number(gaps.n), entries: Number(entries.n) };
};

/** Random top-ups, payments, holds and repeated causes, on real rows and on a model. */
export const ledger: Proof = async (size, tell) => {
  const database = await createTestDatabase({ poolSize: CLIENTS });
  try {
    const seeds = Math.max(1, Math.round(size / A_SEED));
    const each = Math.ceil(size / seeds);
    let disagreements = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      disagreements += await runSeed(database.db, seed, each);
      tell(`seed ${seed} of ${seeds}`);
    }
    const { gaps, entries } = await countFaults(database.db);
    return row(
      `ledger: ${each.toLocaleString('en')} random operations × ${seeds} seeds`,
      'no gap, nothing below zero, replay equals the stored balance',
      `${entries.toLocaleString('en')} entries, ${gaps} gaps, ${disagreements} disagreements with the model`,
      gaps === 0 && disagreements === 0 && entries > 0,
    );
  } finally {
    await database.close();
  }
};
