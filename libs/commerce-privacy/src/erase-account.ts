import type { ErasureObstacle, Person, PersonalPart } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';
import type { MailPort } from '@shop/commerce-mail';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';

export const obstaclesOf = async (
  db: Database,
  parts: readonly PersonalPart[],
  person: Person,
): Promise<ErasureObstacle[]> => {
  const found: ErasureObstacle[] = [];
  for (const { obstacles } of parts) found.push(...((await obstacles?.(db, person)) ?? []));
  return [...new Set(found)];
};

type Erasure = {
  readonly person: Person & { readonly name: string };
  readonly brand: Pick<ShopBrand, 'key' | 'appUrl'>;
  readonly locale: Locale;
  readonly now: Date;
};

type EraseDeps = { readonly db: Database; readonly mail: MailPort; readonly parts: readonly PersonalPart[] };

/**
 * Erases a person in one transaction, with a notice to the address that they had; or returns what has to end first, and
 * changes nothing.
 */
export const eraseAccount = async (
  { db, mail, parts }: EraseDeps,
  { person, brand, locale, now }: Erasure,
): Promise<readonly ErasureObstacle[]> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('client').select('id').where('id', '=', person.clientId).forUpdate().execute();
    const obstacles = await obstaclesOf(tx, parts, person);
    if (obstacles.length > 0) return obstacles;
    for (const { erase } of parts) await erase?.(tx, person, now);
    await mail.enqueue(tx, {
      brand: brand.key,
      language: locale,
      to: person.email,
      template: 'account-erased',
      data: { name: person.name, link: `${brand.appUrl}/${locale}` },
      uniqueKey: `account-erased:${person.clientId}`,
    });
    return [];
  });
