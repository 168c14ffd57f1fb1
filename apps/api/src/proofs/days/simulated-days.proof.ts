import { forwardingContract } from '@shop/contracts/forwarding';
import { fromWire } from '@shop/domain/wire-amount';
import { createRandom } from '@shop/testing/random';
import { row, type Proof } from '../proof.ts';
import { openShop, type ShopFloor } from '../shop-floor.ts';
import { compareBooks } from './agree.ts';
import { answerQuote, askForQuote, MUGS, payQuote } from './ask-quotes.ts';
import { startDayProcess } from './day-process.ts';
import { emptyBooks } from './own-books.ts';
import { passNight } from './pass-nights.ts';
import { buyPieces } from './pay.ts';
import {
  announcePackage,
  answerForward,
  payForward,
  requestForward,
  withdrawPackage,
} from './send-packages.ts';
import { openWorld, type World } from './world.ts';
import { receiveStray, workOnForward, workOnPackage, workOnQuote } from './work-desk.ts';

const CLIENTS = 100;
const FEWEST_CLIENTS = 4;
/** Enough for one to come to the end of something. */
const ACTS_OF_ONE = 40;
const A_DAY = 60;
const SOME_BALANCE = 1_500_000;
const SHOWN_FAULTS = 5;

type Step = (world: World, client: number) => Promise<void>;

/** What happens on a day, each as often as it is listed. */
const STEPS: readonly Step[] = [
  askForQuote,
  askForQuote,
  (world) => answerQuote(world),
  (world) => answerQuote(world),
  (world) => answerQuote(world, 'accept'),
  payQuote,
  payQuote,
  workOnQuote,
  announcePackage,
  announcePackage,
  withdrawPackage,
  receiveStray,
  workOnPackage,
  workOnPackage,
  workOnPackage,
  workOnPackage,
  workOnPackage,
  workOnPackage,
  requestForward,
  answerForward,
  workOnForward,
  workOnForward,
  workOnForward,
  payForward,
  buyPieces,
];

const knowMugs = async ({ db, clock }: ShopFloor): Promise<void> => {
  await db
    .insertInto('goods_kind')
    .values({
      ...{ category_id: MUGS, weight_g: 400, least_weight_g: 250, most_weight_g: 700 },
      ...{ length_mm: 120, width_mm: 100, height_mm: 100, tariff_line: '6912.00' },
      learned_at: clock.now,
    })
    .execute();
};

const openDays = async (shop: ShopFloor, clients: number): Promise<World> => {
  await knowMugs(shop);
  const books = emptyBooks();
  const random = createRandom(20_261_127);
  for (let at = 0; at < clients; at += 1) {
    const balance = at % 2 === 0 ? SOME_BALANCE : 0;
    const { token, clientId } = await shop.client(balance);
    const { suite_number: suite } = await shop.db
      .selectFrom('client')
      .select('suite_number')
      .where('id', '=', clientId)
      .executeTakeFirstOrThrow();
    books.clients.push({ token, id: clientId, suite, balance });
  }
  const { body } = await shop.call(forwardingContract.warehouse, {
    token: books.clients[0]?.token,
    body: { language_id: 1 },
  });
  return openWorld(shop, await startDayProcess(shop, shop.till.settings), {
    ...{ random, books },
    stock: await shop.onHand(3),
    storage: {
      freeDays: body.free_days,
      mostDays: body.most_days,
      perDay: fromWire(body.fee_per_day.amount),
    },
  });
};

/**
 * Clients and staff act at random on quotes, packages, forward requests and purchases, allowed or not, while days pass.
 * The API is killed, the provider falls silent, and webhooks come twice. The simulator keeps books of its own.
 */
export const simulatedDays: Proof = async (size, tell) => {
  const shop = await openShop('stripe');
  const began = shop.clock.now;
  const clients = Math.max(FEWEST_CLIENTS, Math.min(CLIENTS, Math.floor(size / ACTS_OF_ONE)));
  const world = await openDays(shop, clients);
  const { random, books, api } = world;
  try {
    for (let at = 1; at <= size; at += 1) {
      await random.pick(STEPS)(world, random.below(clients));
      if (at % A_DAY === 0 || at === size) await passNight(world);
      if (at % (10 * A_DAY) === 0) tell(`${at} acts, ${books.faults.length} faults`);
    }
    const faults = await compareBooks(world);
    for (const fault of faults.slice(0, SHOWN_FAULTS)) tell(fault);
    const days = Math.round((shop.clock.now.getTime() - began.getTime()) / 86_400_000);
    const paid = [...books.quotes, ...books.forwards, ...books.purchases].filter(({ debt }) => debt?.isPaid);
    return row(
      `${size} acts of ${clients} clients and 5 staff in ${days} days, ${api.kills()} kills -9`,
      'each state, sum, invoice, fee and piece as in the simulator’s own books',
      `${books.quotes.length} quotes, ${books.packages.length} packages, ${books.forwards.length} forwardings, ${paid.length} paid; ${faults.length} differences`,
      faults.length === 0,
    );
  } finally {
    await api.close();
    await shop.close();
  }
};
