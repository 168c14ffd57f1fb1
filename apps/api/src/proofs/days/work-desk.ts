import { runQuotesDesk } from '../../quotes-desk/run-quotes-desk.ts';
import { runWarehouseDesk } from '../../warehouse-desk/run-warehouse-desk.ts';
import { MUGS, stateOfQuote } from './ask-quotes.ts';
import { newDebt, pickLive, type OwnForward, type OwnPackage } from './own-books.ts';
import { PACKAGE_ENDED, stateOfForward, stateOfPackage } from './send-packages.ts';
import { compareMove, deskDeps, type World } from './world.ts';

const STAFF = ['rasa', 'jonas', 'liis', 'marta', 'omar'] as const;

const warehouse = async (world: World, ...args: string[]): Promise<boolean> =>
  (await runWarehouseDesk(deskDeps(world), world.random.pick(STAFF), args)).exitCode === 0;

const quotesDesk = async (world: World, ...args: string[]): Promise<boolean> =>
  (await runQuotesDesk(deskDeps(world), world.random.pick(STAFF), args)).exitCode === 0;

/** What is missing is found out first, and then the offer is made. */
const price = async (world: World, number: string, slug: string): Promise<boolean> => {
  const lines = await world.shop.db
    .selectFrom('quote_request_line as line')
    .innerJoin('quote_request', 'quote_request.id', 'line.request_id')
    .select('line.id')
    .where('slug', '=', slug)
    .execute();
  for (const { id } of lines)
    await quotesDesk(world, 'item', number, String(id), '--price', '9.50', '--kind', String(MUGS));
  return quotesDesk(world, 'price', number);
};

export const workOnQuote = async (world: World): Promise<void> => {
  const { random, books, shop } = world;
  const waiting = books.quotes.filter(({ state }) => state === 'pricing');
  const quote =
    waiting.length > 0 && random.isLucky(0.9) ? random.pick(waiting) : pickLive(random, books.quotes, []);
  if (!quote) return;
  const act = random.pick(['price', 'price', 'price', 'ask', 'ask', 'refuse'] as const);
  const isDone =
    act === 'price'
      ? await price(world, quote.number, quote.slug)
      : await quotesDesk(world, act, quote.number, '--text', 'Which colour?');
  await compareMove(world, 'quote', quote, {
    ...{ act, outcome: isDone },
    read: () => stateOfQuote(world, quote.slug),
  });
  if (isDone && act === 'price') quote.offeredAt = shop.clock.now;
};

/** The usual next act of a package, by its state. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  announced: ['receive'],
  unidentified: ['identify'],
  received: ['check'],
  checked: ['store', 'store', 'store', 'store', 'hold'],
  restricted_hold: ['send-back', 'dispose'],
  overdue: ['abandon'],
};
const ANY = [...new Set(Object.values(USUAL).flat())];

const argumentsOf = ({ random, books }: World, act: string, one: OwnPackage): string[] => {
  const { tracking } = one;
  switch (act) {
    case 'identify':
      one.client = random.below(books.clients.length);
      return [act, tracking, '--suite', books.clients[one.client]?.suite ?? ''];
    case 'check':
      return [act, tracking, '--kg', String(random.between(1, 60) / 10), '--cm', '20x20x20'];
    case 'store':
      return [act, tracking, '--shelf', 'A-1'];
    case 'hold':
      return [act, tracking, '--text', 'a lithium battery'];
    default:
      return [act, tracking];
  }
};

const workOnOne = async (world: World, one: OwnPackage, act: string): Promise<void> => {
  const { client } = one;
  const isDone = await warehouse(world, ...argumentsOf(world, act, one));
  await compareMove(world, 'package', one, {
    ...{ act, outcome: isDone },
    read: () => stateOfPackage(world, one.id),
  });
  if (!isDone) one.client = client;
  if (isDone && act === 'store') one.storedAt = world.shop.clock.now;
};

export const workOnPackage = async (world: World): Promise<void> => {
  const { random, books } = world;
  const one = pickLive(random, books.packages, PACKAGE_ENDED);
  if (!one || one.state === 'gone') return;
  const usual = USUAL[one.state];
  await workOnOne(world, one, usual && random.isLucky(0.85) ? random.pick(usual) : random.pick(ANY));
};

/** A package without an announcement. */
export const receiveStray = async (world: World): Promise<void> => {
  const { books, shop } = world;
  const tracking = `STRAY${String(books.packages.length).padStart(6, '0')}`;
  if (!(await warehouse(world, 'receive', tracking))) books.faults.push(`${tracking}: was not received`);
  const { id, state } = await shop.db
    .selectFrom('package')
    .select(['id', 'state'])
    .where('tracking_number', '=', tracking)
    .executeTakeFirstOrThrow();
  if (state !== 'unidentified') books.faults.push(`${tracking}: is ${state}, not unidentified`);
  books.packages.push({ tracking, id, client: null, state, storedAt: null, forward: null });
};

const moveAll = async (world: World, packages: readonly OwnPackage[], act: string): Promise<void> => {
  for (const one of packages)
    await compareMove(world, 'package', one, {
      ...{ act, outcome: true },
      read: () => stateOfPackage(world, one.id),
    });
};

const usualOf = ({ state, isPacked }: OwnForward): ForwardAct =>
  state === 'paid' ? 'hand-over' : isPacked ? 'measure' : 'pack';

const FORWARD_ACTS = ['pack', 'measure', 'hand-over'] as const;
type ForwardAct = (typeof FORWARD_ACTS)[number];

const MORE: Readonly<Record<ForwardAct, (world: World, one: OwnForward) => readonly string[]>> = {
  pack: () => [],
  measure: ({ random }) => ['--kg', String(random.between(2, 90) / 10), '--cm', '40x30x20'],
  'hand-over': (_, { number }) => ['harbour', `NP${number.slice(2).padStart(6, '0')}`],
};

/** Packed once, and measured when packed. */
const isBarred = ({ isPacked }: OwnForward, act: ForwardAct): boolean =>
  (act === 'measure' && !isPacked) || (act === 'pack' && isPacked);

export const workOnForward = async (world: World): Promise<void> => {
  const { random, books } = world;
  const one = pickLive(random, books.forwards, ['cancelled', 'delivered', 'awaiting_declaration']);
  if (!one) return;
  const act = random.isLucky(0.85) ? usualOf(one) : random.pick(FORWARD_ACTS);
  const isDone = await warehouse(world, act, one.number, ...MORE[act](world, one));
  await compareMove(world, 'forward', one, {
    ...{ act, isBarred: isBarred(one, act), outcome: isDone },
    read: () => stateOfForward(world, one.slug),
  });
  if (!isDone) return;
  if (act === 'pack') one.isPacked = true;
  if (act !== 'measure') await moveAll(world, one.packages, act === 'pack' ? 'pack' : 'ship');
  if (one.state === 'awaiting_payment') one.debt ??= newDebt(one.slug);
};
