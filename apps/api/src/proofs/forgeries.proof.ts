import { row, type TillProof } from './proof.ts';
import { placeOne } from './place-one.ts';
import { openShop } from './shop-floor.ts';

/** The time limit for the answer to a webhook that no provider sent. */
const LONGEST_MS = 50;
const ACCEPTED = 200;

/** Forged, replayed, stale, truncated and re-encoded webhooks over HTTP: none is accepted, and each is answered soon. */
export const forgeries: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  try {
    const { placed } = await placeOne(shop, 'a-key-of-the-forger');
    await shop.till.pay(placed);
    const good = (await shop.till.webhooks()).at(-1);
    const ways = Object.values(await shop.till.forgeries());
    if (!good || ways.length === 0) throw new Error('there is nothing to forge');
    const forged = await Promise.all(
      Array.from({ length: size }, async (_, at) =>
        ways[at % ways.length]?.(good, Math.floor(at / ways.length)),
      ),
    );
    const asked = shop.till.calls();
    const times: number[] = [];
    let accepted = 0;
    // The first one fetches what later ones are verified with.
    for (const webhook of [forged[0], ...forged]) {
      if (!webhook) continue;
      const began = performance.now();
      if ((await shop.hear(webhook)) === ACCEPTED) accepted += 1;
      times.push(performance.now() - began);
    }
    const slowest = Math.max(...times.slice(1));
    const calls = shop.till.calls() - asked;
    tell(`${times.length} forged webhooks sent`);
    const isGoodHeard = (await shop.hear(good)) === ACCEPTED;
    return row(
      `${size} forged webhooks of ${shop.till.id}`,
      `none accepted, none costs a call, each answered within ${LONGEST_MS} ms`,
      `${accepted} accepted, ${calls} calls, slowest ${slowest.toFixed(0)} ms, the true one ${isGoodHeard ? 'heard' : 'not heard'}`,
      accepted === 0 && calls === 0 && slowest <= LONGEST_MS && isGoodHeard,
    );
  } finally {
    await shop.close();
  }
};
