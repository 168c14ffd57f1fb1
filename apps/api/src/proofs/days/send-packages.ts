import { forwardingContract } from '@shop/contracts/forwarding';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import { mayLeadTo, newDebt, pickLive, type OwnForward, type OwnPackage } from './own-books.ts';
import { payDebt } from './pay.ts';
import { asOf, clientOf, compareMove, outcomeOf, tryCall, type World } from './world.ts';

const KILLS = 0.04;
const ENDED = ['cancelled', 'delivered'];
export const PACKAGE_ENDED = ['gone', 'shipped', 'returned', 'disposed', 'abandoned'];

export const stateOfPackage = async ({ shop }: World, id: number): Promise<string> =>
  (await shop.db.selectFrom('package').select('state').where('id', '=', id).executeTakeFirst())?.state ??
  'gone';

export const stateOfForward = async ({ shop }: World, slug: string): Promise<string> =>
  (
    await shop.db
      .selectFrom('forward_request')
      .select('state')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).state;

export const announcePackage = async (world: World, at: number): Promise<void> => {
  const { call, books } = world;
  const client = books.clients[at];
  if (!client) return;
  const tracking = `DAY${String(books.packages.length).padStart(7, '0')}`;
  const said = await call(forwardingContract.announce, {
    ...asOf(client),
    body: { tracking_number: tracking, shop: 'Store', contents: 'Shirts', value: 20 },
  });
  books.packages.push({
    ...{ tracking, id: said.body.package.id, client: at, state: 'announced', storedAt: null, forward: null },
  });
};

export const withdrawPackage = async (world: World): Promise<void> => {
  const { call, random, books } = world;
  const one = pickLive(random, books.packages, PACKAGE_ENDED);
  const client = books.clients[one?.client ?? -1];
  if (!one || !client || one.state === 'gone') return;
  const answer = await tryCall(world, KILLS, () =>
    call(forwardingContract.withdraw, { ...asOf(client), body: { id: one.id } }),
  );
  await compareMove(world, 'package', one, {
    ...{ act: 'withdraw', outcome: outcomeOf(answer) },
    read: () => stateOfPackage(world, one.id),
  });
};

const isFree = ({ state, forward }: OwnPackage): boolean =>
  mayLeadTo('package', state, 'pack').length > 0 && forward === null;

const DECLARATION = {
  lines: [{ description: 'Shirt', hs_code: '6109.10', quantity: 2, value: 20, origin: 'us' }],
  declared_by: 'Rasa',
};
const NO_SERVICES = { photos: false, repack: false, insurance: false, remove_invoices: false };

/** Some of a client's packages, whether they can be forwarded or not. */
const choosePackages = ({ random, books }: World, at: number): OwnPackage[] => {
  const own = random.shuffle(books.packages.filter(({ client, state }) => client === at && state !== 'gone'));
  const free = own.filter(isFree);
  return (free.length > 0 && random.isLucky(0.85) ? free : own).slice(0, random.between(1, 3));
};

const sendRequest = ({ call, random }: World, as: { token: string }, packages: readonly OwnPackage[]) => {
  const isDeclared = random.isLucky(0.7);
  return {
    state: isDeclared ? 'packing' : 'awaiting_declaration',
    send: () =>
      call(forwardingContract.request, {
        ...as,
        body: {
          ...{ package_ids: packages.map(({ id }) => id), address: ADDRESS },
          shipping_method: random.pick(['air', 'sea'] as const),
          price_cap: random.isLucky(0.4) ? random.between(1, 60) : null,
          services: { ...NO_SERVICES, repack: random.isLucky(0.3) },
          declaration: isDeclared ? DECLARATION : null,
        },
      }),
  };
};

/** The request that has the package now, unless the books have it already. */
const findNew = async ({ shop, books }: World, { id }: OwnPackage) => {
  const written = await shop.db
    .selectFrom('forward_request')
    .innerJoin('forward_request_package as part', 'part.request_id', 'forward_request.id')
    .select(['forward_request.id', 'slug', 'state'])
    .where('part.package_id', '=', id)
    .where('state', '<>', 'cancelled')
    .orderBy('forward_request.id', 'desc')
    .executeTakeFirst();
  return written && !books.forwards.some(({ slug }) => slug === written.slug) ? written : null;
};

export const requestForward = async (world: World, at: number): Promise<void> => {
  const { books } = world;
  const packages = choosePackages(world, at);
  const [first] = packages;
  if (!first) return;
  const { send, state } = sendRequest(world, asOf(clientOf(world, at)), packages);
  const isAllowed = packages.every(isFree);
  const outcome = outcomeOf(await tryCall(world, KILLS, send));
  const written = await findNew(world, first);
  const isNew = written !== null;
  if (outcome === null ? isNew && !isAllowed : outcome !== isAllowed || isNew !== outcome)
    books.faults.push(`forward: a request of ${packages.map((one) => one.state).join()} gave ${outcome}`);
  if (!written) return;
  if (written.state !== state) books.faults.push(`forward: is ${written.state}, not ${state}`);
  const forward: OwnForward = {
    ...{ slug: written.slug, number: `FR${written.id}`, client: at, packages, state: written.state },
    ...{ isPacked: false, debt: null },
  };
  for (const one of packages) one.forward = forward;
  books.forwards.push(forward);
};

const approve = async ({ call }: World, as: { token: string }, slug: string) => {
  const { body } = await call(forwardingContract.one, { ...as, body: { slug } });
  const expected = body.request.price?.total ?? 0;
  return call(forwardingContract.approve, { ...as, body: { slug, expected_total: expected } });
};

const SENDS: Readonly<
  Record<string, (world: World, as: { token: string }, slug: string) => Promise<{ readonly status: number }>>
> = {
  declare: ({ call }, as, slug) =>
    call(forwardingContract.declare, { ...as, body: { slug, declaration: DECLARATION } }),
  approve,
  cancel: ({ call }, as, slug) => call(forwardingContract.cancel, { ...as, body: { slug } }),
};
const WEIGHED = ['declare', 'declare', 'approve', 'approve', 'approve', 'cancel'];

/** The packages of a cancelled request are free again, each with its clock. */
const giveBack = async (world: World, { packages }: OwnForward): Promise<void> => {
  for (const one of packages) {
    await compareMove(world, 'package', one, {
      ...{ act: 'unpack', outcome: true },
      read: () => stateOfPackage(world, one.id),
    });
    one.forward = null;
  }
};

export const answerForward = async (world: World): Promise<void> => {
  const { random, books } = world;
  const one = pickLive(random, books.forwards, ENDED);
  const act = random.pick(WEIGHED);
  const send = SENDS[act];
  if (!one || !send || (act === 'cancel' && one.state === 'cancelled')) return;
  const as = asOf(clientOf(world, one.client));
  const answer = await tryCall(world, KILLS, () => send(world, as, one.slug));
  const isDone = await compareMove(world, 'forward', one, {
    ...{ act, isBarred: act === 'cancel' && one.debt?.isOpen === true, outcome: outcomeOf(answer) },
    read: () => stateOfForward(world, one.slug),
  });
  if (!isDone) return;
  if (one.state === 'awaiting_payment') one.debt ??= newDebt(one.slug);
  if (one.state === 'cancelled') await giveBack(world, one);
};

export const payForward = async (world: World): Promise<void> => {
  const { random, books } = world;
  const due = books.forwards.filter(
    ({ state, debt }) => state === 'awaiting_payment' && debt !== null && !debt.isPaid && !debt.isOpen,
  );
  const one = due.length > 0 ? random.pick(due) : undefined;
  const client = books.clients[one?.client ?? -1];
  if (one?.debt && client) await payDebt(world, client, one.debt);
};
