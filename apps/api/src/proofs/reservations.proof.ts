import { checkoutContract } from '@shop/contracts/checkout';
import { sql } from '@shop/database';
import { inParallel, row, type Proof } from './proof.ts';
import { openShop, type ShopFloor } from './shop-floor.ts';

const SHIRT = 3;
const STOCK = 200;
const STEP_MINUTES = 5;
const HOURS = 3;
const WISH = 99;
const MINUTE_MS = 60_000;

type Attacker = { token: string; slug: string; ip: string };

/** All attackers are in one network, each at an address of its own. */
const addressOf = (at: number): string => `2001:db8:bad::${(at + 1).toString(16)}`;

const arrive = async (shop: ShopFloor, at: number): Promise<Attacker> => {
  const ip = addressOf(at);
  const token = await shop.putIntoCart(SHIRT, WISH, { ip });
  return { token, ip, slug: await shop.generate({ token, ip }) };
};

/** Holds as much as possible and renews it; when refused, tries again with a new session. */
const grab = async (shop: ShopFloor, attackers: Attacker[], at: number): Promise<void> => {
  const known = attackers[at];
  if (known?.slug && (await shop.ship(known.slug, known)).status === 200) return;
  attackers[at] = await arrive(shop, at);
  const { slug } = attackers[at];
  if (slug) await shop.ship(slug, attackers[at]);
};

/** What each place holds now, and the age of its oldest hold. */
const lookAround = async (shop: ShopFloor) => {
  const { rows } = await sql<{ held: number; since: Date }>`
    select sum(quantity)::int as held, min(held_since) as since from stock_reservation
    join checkout_session on checkout_session.id = checkout_session_id
    where stock_reservation.state = 'live' and stock_reservation.expires_at > ${shop.clock.now}
      and place like '2001:db8:bad:%'
    group by place`.execute(shop.db);
  return {
    held: Math.max(0, ...rows.map(({ held }) => held)),
    minutes: Math.max(
      0,
      ...rows.map(({ since }) => (shop.clock.now.getTime() - since.getTime()) / MINUTE_MS),
    ),
  };
};

/** A shopper wants two pieces and gets as far as the choice of payment. */
const isServed = async (shop: ShopFloor): Promise<boolean> => {
  const token = await shop.putIntoCart(SHIRT, 2);
  const slug = await shop.generate({ token });
  if (!slug) return false;
  const { status, body } = await shop.ship(slug, { token });
  const served = status === 200 && body.checkout.products[0]?.quantity === 2;
  if (served) {
    const body = { slug, language_id: 1 };
    await shop.call(checkoutContract.invalidate, { token, params: { slug }, body });
  }
  return served;
};

/** Attackers of one network renew continuously, with a normal shopper every five minutes. */
export const reservations: Proof = async (size, tell) => {
  const shop = await openShop();
  try {
    await shop.setStock(SHIRT, STOCK);
    const attackers: Attacker[] = [];
    const steps = (HOURS * 60) / STEP_MINUTES;
    const most = { held: 0, minutes: 0 };
    let served = 0;
    for (let step = 0; step < steps; step += 1) {
      await inParallel(size, 8, (at) => grab(shop, attackers, at));
      const { held, minutes } = await lookAround(shop);
      most.held = Math.max(most.held, held);
      most.minutes = Math.max(most.minutes, minutes);
      if (await isServed(shop)) served += 1;
      shop.wait(STEP_MINUTES);
    }
    tell(`${HOURS} hours have passed`);
    return row(
      `${size} attackers of one network renew for ${HOURS} hours, ${STOCK} pieces`,
      `at most ${STOCK / 2} held, none for over 45 minutes, ${steps} of ${steps} shoppers served`,
      `${most.held} held, the longest for ${most.minutes} minutes, ${served} of ${steps} served`,
      most.held <= STOCK / 2 && most.held > 0 && most.minutes <= 45 && served === steps,
    );
  } finally {
    await shop.close();
  }
};
