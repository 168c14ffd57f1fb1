import { sql, type Transaction } from '@shop/database';
import { createUnsubscribeTokens } from '@shop/commerce-accounts';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { laterPaths } from '@shop/paths/later';
import type { InvitationDeps } from './product-reviews.ports.ts';

const DAY_MS = 86_400_000;
/** Goods that arrived longer ago are not asked about, for example after mails were off. */
const LATEST_DAYS = 21;
const BATCH = 200;

type Due = {
  readonly id: number;
  readonly clientId: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: Locale;
};

/** Delivered orders of clients who want news about reviews, and who were not asked yet. */
const findDue = async (
  { db }: InvitationDeps,
  brand: ShopBrand,
  { after, before }: { readonly after: Date; readonly before: Date },
): Promise<readonly Due[]> => {
  const rows = await db
    .selectFrom('order_event')
    .innerJoin('quote', 'quote.id', 'order_event.quote_id')
    .innerJoin('client', 'client.id', 'quote.client_id')
    .select(['quote.id', 'client.id as clientId', 'client.email', 'client.first_name as firstName'])
    .select('quote.language')
    .where('order_event.state', '=', 'delivered')
    .where('order_event.created_at', '>', after)
    .where('order_event.created_at', '<=', before)
    .where('quote.brand', '=', brand.key)
    .where('quote.state', '=', 'delivered')
    .where('client.is_subscribed', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('news_refusal')
            .select(sql<number>`1`.as('one'))
            .whereRef('news_refusal.client_id', '=', 'client.id')
            .where('news_refusal.topic', '=', 'reviews'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('review_invitation')
            .select(sql<number>`1`.as('one'))
            .whereRef('review_invitation.quote_id', '=', 'quote.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('product_review')
            .select(sql<number>`1`.as('one'))
            .whereRef('product_review.quote_id', '=', 'quote.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_line')
          .select(sql<number>`1`.as('one'))
          .whereRef('order_line.quote_id', '=', 'quote.id')
          .where('order_line.product_id', 'is not', null),
      ),
    )
    .orderBy('order_event.created_at')
    .limit(BATCH)
    .execute();
  return rows;
};

/** False where another process has asked meanwhile. */
const invite = async (
  { mail, secret }: InvitationDeps,
  tx: Transaction,
  brand: ShopBrand,
  { now, ...due }: Due & { readonly now: Date },
): Promise<boolean> => {
  const token = secretSlug();
  const written = await tx
    .insertInto('review_invitation')
    .values({ quote_id: due.id, token, invited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('quote_id')
    .executeTakeFirst();
  if (!written) return false;
  const site = `${brand.appUrl}/${due.language}`;
  const ending = createUnsubscribeTokens(secret).make(brand.key, due.clientId);
  await mail.enqueue(tx, {
    ...{ brand: brand.key, language: due.language, to: due.email },
    template: 'review-invitation',
    news: { clientId: due.clientId, topic: 'reviews' },
    uniqueKey: `review-invitation:${due.id}`,
    data: {
      name: due.firstName,
      link: site + laterPaths.writeReview.to({ slug: token }),
      unsubscribe: site + laterPaths.unsubscribe.to({ token: ending }, { topic: 'reviews' }),
    },
  });
  return true;
};

/** Asks for reviews some days after delivery, once an order. Returns how many mails were written. */
export const inviteReviewers = async (deps: InvitationDeps): Promise<number> => {
  const now = deps.clock();
  let written = 0;
  for (const brand of deps.brands.all()) {
    const days = brand.reviewInvitationDays;
    if (days === null) continue;
    const before = new Date(now.getTime() - days * DAY_MS);
    const after = new Date(before.getTime() - LATEST_DAYS * DAY_MS);
    for (const due of await findDue(deps, brand, { after, before }))
      if (await deps.db.transaction().execute((tx) => invite(deps, tx, brand, { ...due, now }))) written += 1;
  }
  return written;
};
