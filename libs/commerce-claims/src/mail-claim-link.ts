import type { Database } from '@shop/database';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { ORDER_LINK_DAYS, writeLink, type OrderRow } from '@shop/commerce-orders';

const DAY_MS = 86_400_000;

type Asked = { readonly brand: ShopBrand; readonly locale: Locale; readonly now: Date };

/** Writes a link of the order, and mails the address of the claim form with it. */
export const mailClaimLink = (
  { db, mail }: { readonly db: Database; readonly mail: MailPort },
  order: OrderRow,
  { brand, locale, now }: Asked,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const slug = secretSlug();
    await writeLink(tx, order.id, slug, now);
    await mail.enqueue(tx, {
      brand: brand.key,
      language: locale,
      to: order.email,
      template: 'claim-link',
      data: {
        name: order.address.first_name,
        link: `${brand.appUrl}/${locale}/claim-form?order=${slug}`,
      },
      uniqueKey: `claim-link:${order.id}:${slug.slice(0, 8)}`,
      linksExpireAt: new Date(now.getTime() + ORDER_LINK_DAYS * DAY_MS),
    });
  });
