import type { Placed } from '@shop/contracts/checkout';
import { row, type TillProof } from './proof.ts';
import { bookFaults } from './provider-books.ts';
import { openShop, readBooks } from './shop-floor.ts';

/** One key a thousand times at once: one order and one charge, and every request gets the same answer. */
export const oneKey: TillProof = (till) => async (size) => {
  const shop = await openShop(till);
  try {
    const { slug, token, total } = await shop.readyToPlace();
    let waits = 0;
    const placeUntilAnswered = async (): Promise<Placed> => {
      for (;;) {
        const answer = await shop.place(slug, { token }, total, 'the-very-same-key');
        if (answer.status === 200) return answer.body;
        // The same key is being answered right now: a client asks again.
        if (answer.status !== 409) throw new Error(`placing answered ${answer.status}`);
        waits += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const answers = await Promise.all(Array.from({ length: size }, placeUntilAnswered));
    const other = await shop.place(slug, { token }, total + 1, 'the-very-same-key');
    const distinct = new Set(answers.map((answer) => JSON.stringify(answer)));
    const started = await shop.allBooks();
    if (answers[0]) await shop.till.pay(answers[0]);
    await Promise.all(answers.slice(0, 50).map((answer) => shop.verify(answer.payment_reference, { token })));
    const books = await readBooks(shop);
    const faults = await bookFaults(shop);
    return row(
      `placing with one key ${size} times at once by ${shop.till.id}`,
      `1 order, 1 charge, ${size - 1} replays; other body 422`,
      `${books.orders} order, ${books.charges} charge, ${answers.length - distinct.size} replays (${waits} told to wait); other body ${other.status}; ${faults.length} differences of the books`,
      books.orders === 1 &&
        books.charges === 1 &&
        books.mails === 1 &&
        started.length === 1 &&
        distinct.size === 1 &&
        other.status === 422 &&
        faults.length === 0,
    );
  } finally {
    await shop.close();
  }
};
