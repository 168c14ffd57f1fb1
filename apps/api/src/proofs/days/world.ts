import { createTariffs } from '@shop/commerce-tariff';
import { callBy } from '@shop/commerce-kit/testing';
import { stepsOf } from '@shop/commerce-checkout/testing';
import type { Random } from '@shop/testing/random';
import { openSession } from '../../testing/belongings.ts';
import type { ShopFloor } from '../shop-floor.ts';
import type { DayProcess } from './day-process.ts';
import { mayLeadTo, type Machine, type OwnBooks, type OwnClient } from './own-books.ts';

/** The whole simulation: the shop, the API that may be killed, and the simulator's own books. */
export type World = {
  readonly shop: ShopFloor;
  readonly api: DayProcess;
  readonly random: Random;
  readonly books: OwnBooks;
  /** Calls of the API that may be killed; throws where the answer is lost. */
  readonly call: ReturnType<typeof callBy>;
  readonly steps: ReturnType<typeof stepsOf>;
  /** Pieces in stock before the first purchase. */
  readonly stock: number;
  /** What the shop says of storage: days, and the fee of one. */
  readonly storage: { readonly freeDays: number; readonly mostDays: number; readonly perDay: number };
  /** The key of another press of a button. */
  readonly nextKey: () => string;
};

const sendTo =
  (origin: () => string): Parameters<typeof callBy>[0] =>
  async ({ method, url, query, headers, payload }) => {
    const answer = await fetch(`${origin()}${url}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    };
  };

export const openWorld = (
  shop: ShopFloor,
  api: DayProcess,
  known: Pick<World, 'random' | 'books' | 'stock' | 'storage'>,
): World => {
  const call = callBy(sendTo(api.origin));
  let presses = 0;
  const nextKey = () => {
    presses += 1;
    return `day-press-${presses}`;
  };
  return { ...known, shop, api, call, steps: stepsOf({ ...shop, call }), nextKey };
};

/** Clocks of all parts. */
export const clockOf =
  ({ shop }: World) =>
  () =>
    shop.clock.now;

export const deskDeps = (world: World) => {
  const { deps, db } = world.shop;
  const clock = clockOf(world);
  return { ...deps, db, clock, tariffs: createTariffs({ db, clock }) };
};

/** Sessions end after some days, so each day begins with new ones. */
export const logInAll = async ({ shop, books }: World): Promise<void> => {
  for (const client of books.clients) client.token = await openSession(shop, client.id);
};

export const clientOf = ({ books }: World, at: number | null): OwnClient => {
  const client = books.clients[at ?? -1];
  if (!client) throw new Error(`there is no client ${at}`);
  return client;
};

export const asOf = ({ token }: OwnClient) => ({ token });

type Moving = { state: string };

/** `null`: the answer was lost. */
export type Outcome = boolean | null;

/**
 * Compares what an act did with the specification: done means a state that may follow, refused means that it may not,
 * and nothing else has changed. A lost answer means one of both. The books then have the state that was read.
 */
export const compareMove = async (
  { books }: World,
  machine: Machine,
  one: Moving,
  {
    act,
    outcome,
    isBarred = false,
    read,
  }: {
    readonly act: string;
    readonly outcome: Outcome;
    /** Refused for another reason than its state. */
    readonly isBarred?: boolean;
    readonly read: () => Promise<string>;
  },
): Promise<boolean> => {
  const before = one.state;
  const allowed = isBarred ? [] : mayLeadTo(machine, before, act);
  const after = await read();
  const isRight =
    outcome === null
      ? [before, ...allowed].includes(after)
      : outcome
        ? allowed.includes(after)
        : after === before && allowed.length === 0;
  if (!isRight)
    books.faults.push(
      `${machine}: ${act} of ${before}${isBarred ? ' (barred)' : ''} was ${outcome ? 'done' : outcome === null ? 'lost' : 'refused'}, and it is ${after}`,
    );
  one.state = after;
  return after !== before || outcome === true;
};

/** Sends a call; sometimes the API is killed while it works, and started again. */
export const tryCall = async <Said extends { readonly status: number }>(
  { api, random, shop }: World,
  killChance: number,
  send: () => Promise<Said>,
): Promise<Said | null> => {
  if (!random.isLucky(killChance)) return send();
  api.killIn(random.below(25));
  const answer = await send().catch(() => null);
  await api.revive(shop.clock.now);
  return answer;
};

export const outcomeOf = (answer: { readonly status: number } | null): Outcome =>
  answer === null || answer.status >= 500 ? null : answer.status === 200;
