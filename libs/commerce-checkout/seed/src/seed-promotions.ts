import type { Database } from '@shop/database';

const [FIXED, PERCENTAGE] = [0, 1] as const;
const DAY = 86_400_000;

/** One promotion of each sort that a shopper may try. Sums in 1/10000 USD, percentages in millionths. */
export async function seedPromotions(db: Database, today: Date): Promise<void> {
  const daysFromNow = (days: number) => new Date(today.getTime() + days * DAY);
  const plain = {
    minimum_subtotal: 0,
    starts_at: null,
    ends_at: null,
    uses_in_total: null,
    uses_per_client: null,
    brands: null,
  };
  await db
    .insertInto('promotion')
    .values([
      { ...plain, code: 'WELCOME10', promotion_type: PERCENTAGE, value: 100_000 },
      { ...plain, code: 'FIVER', promotion_type: FIXED, value: 50_000, minimum_subtotal: 300_000 },
      { ...plain, code: 'ONCE', promotion_type: PERCENTAGE, value: 150_000, uses_per_client: 1 },
      { ...plain, code: 'GULF20', promotion_type: PERCENTAGE, value: 200_000, brands: ['ae'] },
      {
        ...plain,
        code: 'OVER',
        promotion_type: PERCENTAGE,
        value: 500_000,
        starts_at: daysFromNow(-60),
        ends_at: daysFromNow(-30),
      },
      { ...plain, code: 'LASTONE', promotion_type: FIXED, value: 100_000, uses_in_total: 1 },
    ])
    .execute();
}
