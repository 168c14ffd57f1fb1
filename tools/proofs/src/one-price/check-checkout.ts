import type { CheckoutAnswer, Generated } from '@shop/contracts/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { createVisitor } from '../shop/visitor.ts';
import { placeName, type Place } from './place.ts';

type Checkout = CheckoutAnswer['checkout'];
type Bought = { readonly variantId: number; readonly wanted: number };

const cents = (amount: number): number => Math.round(amount * 100);

/** -1 where the carrier itself delivers. */
export const cheapestCourier = ({ local_delivery_couriers: couriers }: Checkout) => {
  const fees = couriers.map(({ delivery_fee }) => delivery_fee);
  const delivery = fees.indexOf(Math.min(...fees));
  return { delivery, parcel_shop: couriers[delivery]?.pickup_points[0]?.parcelshop_id ?? null };
};

/** A new guest buys one piece with the cheapest delivery and continues until the total is due. */
export const checkCheckout = async (place: Place, { variantId, wanted }: Bought) => {
  const { port, market, method, faults } = place;
  const { brand, countryId } = market;
  const guest = createVisitor(port, brand, { cookies: market.cookies });
  await guest.call('POST', '/api/cart/add', { variant_id: variantId, quantity: 1 });
  const { slug } = await guest.call<Generated>('GET', '/api/checkout/generate');
  const opened = await guest.call<CheckoutAnswer>('POST', `/api/checkout/fetch/${slug}`, {
    ...{ slug, language_id: 1, step: CHECKOUT_STEP.shipping, country: countryId },
  });
  const { checkout } = await guest.call<CheckoutAnswer>('POST', `/api/checkout/shipping/${slug}`, {
    ...{ slug, language_id: 1, shipping: method, email: 'one-price@shopper.example' },
    ...cheapestCourier(opened.checkout),
    address: {
      ...{ id: 0, first_name: 'Rasa', last_name: 'Petraitė', first_address: 'Pilies 5-12' },
      ...{ ...market.place, country_id: countryId },
    },
  });
  const name = `${placeName(place)}, checkout of version ${variantId}`;
  faults.expect(name, cents(checkout.totals.total), wanted);
  faults.expect(`${name}, currency`, checkout.currency, market.currency);
  await guest.call('POST', `/api/checkout/invalidate/${slug}`, { slug, language_id: 1 });
};
