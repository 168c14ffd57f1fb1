import { wishesContract, type Wish } from '@shop/contracts/wishes';
import type { Module } from '@shop/commerce-kit/module';
import { priceAtDoor, type Till } from '@shop/commerce-prices';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { findLanguageById } from '@shop/domain/languages';
import type { Amount } from '@shop/domain/money';
import { toWire } from '@shop/domain/wire-amount';
import { MOST_WISHES } from '@shop/domain/wishes';
import { saveWish } from './save-wish.ts';
import { createWishTokens } from './wish-tokens.ts';
import { findWishedGoods, type WishedGoods } from './wished-goods.repository.ts';
import type { WishesDeps } from './wishes.ports.ts';
import { deleteWish, endAlertsOf, updateAlert } from './wishes.repository.ts';

const MINUTE = 60_000;
const ENDING = { rateLimit: { max: 30, window: MINUTE } } as const;

/** The wish list of a client. */
export const wishesRoutes = ({ db, prices, secret }: WishesDeps): Module => {
  const tokens = createWishTokens(secret);

  return async (app) => {
    app.call(wishesContract.list, async ({ body, visitor, brand, currency, now, ...request }) => {
      const languageId = findLanguageById(body.language_id)?.id ?? request.languageId;
      const till = await prices.tillOf(brand, currency.code, body);
      const rows = await findWishedGoods(db, { clientId: visitor.clientId, languageId, now });
      return {
        wishes: rows.map((row) => toWireWish(row, till)),
        currency: till.currency,
        ...{ country_id: till.countryId, method: till.method },
        most: MOST_WISHES,
      };
    });

    app.call(wishesContract.add, async ({ body, visitor, now }) => {
      const outcome = await saveWish(db, { clientId: visitor.clientId, variantId: body.variant_id, now });
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'full') throw conflict('wishes.full');
      return {};
    });

    app.call(wishesContract.remove, async ({ body, visitor }) => {
      if (!(await deleteWish(db, visitor.clientId, body.id))) throw notFound();
      return {};
    });

    app.call(wishesContract.setAlert, async ({ body, visitor, now }) => {
      const { id, alert_percent: percent, tells_stock: tellsStock } = body;
      const ask = { clientId: visitor.clientId, id, percent, tellsStock, now };
      if (!(await updateAlert(db, ask))) throw notFound();
      return {};
    });

    // Without a login: mail providers send it themselves.
    app.call(
      wishesContract.endAlerts,
      async ({ body, brand }) => {
        const clientId = tokens.read(brand.key, body.token);
        if (clientId !== null) await endAlertsOf(db, clientId);
        return {};
      },
      ENDING,
    );
  };
};

const availabilityOf = ({ isWithdrawn, available }: WishedGoods): Wish['availability'] => {
  if (isWithdrawn) return 'withdrawn';
  return available > 0 ? 'in_stock' : 'sold_out';
};

const toWireWish = (row: WishedGoods, till: Till): Wish => {
  const atDoor = (usd: Amount) => toWire(priceAtDoor(usd, row, till));
  return {
    id: row.id,
    variant_id: row.variantId,
    slug: row.slug,
    name: row.name,
    manufacturer: row.manufacturer,
    image: { source: row.picture, alt: row.name },
    attributes: [...row.attributes],
    price: atDoor(row.price),
    price_saved: atDoor(row.priceSaved),
    availability: availabilityOf(row),
    alert_percent: row.alertPercent,
    tells_stock: row.tellsStock,
    created_at: toStamp(row.createdAt),
  };
};
