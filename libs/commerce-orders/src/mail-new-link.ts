import type { Database } from '@shop/database';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { ORDER_LINK_DAYS } from './guest-link.ts';
import { writeLink } from './guest-link.repository.ts';
import type { OrderRow } from './orders.repository.ts';

const DAY_MS = 86_400_000;

type DatabaseAndMail = { db: Database; mail: MailPort };

/** Writes a new link and its mail in one transaction. */
export const mailNewLink = (
  { db, mail }: DatabaseAndMail,
  order: OrderRow,
  brand: Pick<ShopBrand, 'key' | 'appUrl'>,
  locale: Locale,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const slug = secretSlug();
    await writeLink(tx, order.id, slug, now);
    await mail.enqueue(tx, {
      brand: brand.key,
      language: locale,
      to: order.email,
      template: 'order-link',
      data: {
        name: order.address.first_name,
        link: `${brand.appUrl}/${locale}/order/${slug}`,
      },
      uniqueKey: `order-link:${order.id}:${slug.slice(0, 8)}`,
      linksExpireAt: new Date(now.getTime() + ORDER_LINK_DAYS * DAY_MS),
    });
  });
