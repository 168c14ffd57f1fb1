import { currenciesIn } from '../shown/amounts.ts';
import { readProductPage } from '../shown/product-page.ts';
import { cheapest, placeName, type Place } from './place.ts';
import { factPrice, type FactVariant } from './shop-facts.ts';

const cents = (amount: number): number => Math.round(amount * 100);

type Wanted = { readonly price: number; readonly air: number; readonly sea: number };

/** Every place of the page that shows the price of its version. */
const checkShown = async (place: Place, path: string, { price, air, sea }: Wanted) => {
  const { visitor, market, faults } = place;
  const html = await visitor.page(path);
  const shown = readProductPage(html);
  const name = `${placeName(place)}, ${path}`;
  faults.expect(name, shown.price, price);
  for (const [part, { air: byAir, sea: bySea }] of Object.entries({
    ways: shown.ways,
    total: shown.total,
    parts: shown.partsSum,
  }))
    faults.expect(`${name}, ${part}`, `${byAir} ${bySea}`, `${air} ${sea}`);
  faults.expect(`${name}, currency`, currenciesIn(html), market.currency);
  return shown;
};

/** The product's page, the page of one of its versions, and the data of both for search engines, of all versions. */
export const checkProduct = async (
  place: Place,
  slug: string,
  variants: readonly FactVariant[],
  chosen: FactVariant,
): Promise<void> => {
  const { market, method, terms, faults } = place;
  const path = `/en/p/${slug}`;
  const cheapestBy = { air: cheapest(terms.air, variants), sea: cheapest(terms.sea, variants) };
  const { offers } = await checkShown(place, path, { ...cheapestBy, price: cheapestBy[method] });
  const one = { air: factPrice(terms.air, chosen), sea: factPrice(terms.sea, chosen) };
  await checkShown(place, `${path}?productVariant=${chosen.id}`, { ...one, price: one[method] });
  for (const variant of variants) {
    const offer = offers.get(variant.sku);
    const name = `${placeName(place)}, ${slug}, offer of version ${variant.id}`;
    faults.expect(name, cents(offer?.price ?? 0), factPrice(terms[method], variant));
    faults.expect(`${name}, currency`, offer?.priceCurrency, market.currency);
  }
};
