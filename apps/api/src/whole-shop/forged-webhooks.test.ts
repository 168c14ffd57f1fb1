import { afterAll, describe, expect, test } from 'vitest';
import { createShopWithTill } from '../testing/tills/shop-with-till.ts';
import { REAL_TILLS } from '../testing/tills/start-till.ts';
import { paymentOf } from '../testing/payments.ts';

/** The proof `forgeries` sends a hundred of each, and measures the answers. */
const TURNS = 20;
/** Not genuine, too old, or no webhook at all. */
const REFUSED = [401, 422];

describe.each(REAL_TILLS)('forged webhooks of %s', (id) => {
  test('of every kind are refused over HTTP and change nothing; the genuine one pays', async () => {
    const shop = await createShopWithTill(id);
    afterAll(shop.close);
    const ready = await shop.readyToPlace();
    const placed = (await shop.place(ready.slug, ready, ready.total)).body;
    const { payment_reference: reference } = placed;
    await shop.till.pay(placed);
    const good = (await shop.till.webhooks()).at(-1);
    if (!good) throw new Error('the provider sent no webhook');
    const asked = shop.till.calls();
    const forgeries = Object.entries(await shop.till.forgeries());
    const accepted: string[] = [];
    for (const [name, forge] of forgeries)
      for (let turn = 0; turn < TURNS; turn += 1) {
        const status = await shop.hear(await forge(good, turn));
        if (!REFUSED.includes(status)) accepted.push(`${name}, ${turn}: ${status}`);
      }
    expect(forgeries).toHaveLength(10);
    expect(accepted).toEqual([]);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'pending' });
    expect(shop.till.calls()).toBe(asked);
    expect(await shop.hear(good)).toBe(200);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured' });
  }, 60_000);
});
