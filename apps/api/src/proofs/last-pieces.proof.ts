import { inParallel, row, untilAnswered, type TillProof } from './proof.ts';
import { bookFaults } from './provider-books.ts';
import { openShop, readBooks } from './shop-floor.ts';

const PIECES = 10;
const HEADPHONES = 1;

/** Many buyers for ten pieces: exactly ten orders, and no reservation left. */
export const lastPieces: TillProof = (till) => async (size, tell) => {
  const shop = await openShop(till);
  try {
    await shop.setStock(HEADPHONES, PIECES);
    const buyers: { token: string; slug: string }[] = [];
    await inParallel(size, 16, async () => {
      const token = await shop.putIntoCart(HEADPHONES, 1);
      buyers.push({ token, slug: await shop.generate({ token }) });
    });
    tell(`${buyers.length} buyers stand before the checkout`);
    await Promise.all(
      buyers.map(async ({ token, slug }, at) => {
        await untilAnswered(() => shop.ship(slug, { token }));
        const chosen = await untilAnswered(() => shop.choose(slug, { token }));
        if (chosen.status !== 200) return;
        const { total } = chosen.body.checkout.totals;
        const placed = await untilAnswered(() => shop.place(slug, { token }, total, `key-of-buyer-${at}`));
        if (placed.status !== 200) return;
        await shop.till.pay(placed.body);
        await untilAnswered(() => shop.verify(placed.body.payment_reference, { token }));
      }),
    );
    const left = await shop.onHand(HEADPHONES);
    const books = await readBooks(shop);
    const faults = await bookFaults(shop);
    return row(
      `${size} buyers for ${PIECES} pieces, by ${shop.till.id}`,
      `${PIECES} orders, 0 left, no reservation left`,
      `${books.orders} orders, ${left} left, ${books.pieces} reservations, ${books.charges} charges, ${faults.length} differences of the books`,
      books.orders === Math.min(PIECES, size) &&
        left === Math.max(0, PIECES - size) &&
        books.pieces === 0 &&
        books.charges === books.orders &&
        faults.length === 0,
    );
  } finally {
    await shop.close();
  }
};
