import type { Database } from '@shop/database';
import type { StoreCategory } from '@shop/domain/quotes';

/** American web stores, by what they mostly sell. */
const STORES: Readonly<Record<StoreCategory, readonly (readonly [name: string, host: string])[]>> = {
  everything: [
    ['Amazon', 'www.amazon.com'],
    ['Costco', 'www.costco.com'],
    ['eBay', 'www.ebay.com'],
    ['Target', 'www.target.com'],
    ['Walmart', 'www.walmart.com'],
  ],
  fashion: [
    ['Abercrombie & Fitch', 'www.abercrombie.com'],
    ['American Eagle', 'www.ae.com'],
    ['Gap', 'www.gap.com'],
    ['J.Crew', 'www.jcrew.com'],
    ['Macy’s', 'www.macys.com'],
    ['Nordstrom', 'www.nordstrom.com'],
    ['Ralph Lauren', 'www.ralphlauren.com'],
  ],
  shoes: [
    ['DSW', 'www.dsw.com'],
    ['Foot Locker', 'www.footlocker.com'],
    ['Nike', 'www.nike.com'],
    ['Zappos', 'www.zappos.com'],
  ],
  electronics: [
    ['Apple', 'www.apple.com'],
    ['B&H', 'www.bhphotovideo.com'],
    ['Best Buy', 'www.bestbuy.com'],
    ['Newegg', 'www.newegg.com'],
  ],
  beauty: [
    ['Bath & Body Works', 'www.bathandbodyworks.com'],
    ['iHerb', 'www.iherb.com'],
    ['Sephora', 'www.sephora.com'],
    ['Ulta', 'www.ulta.com'],
  ],
  home: [
    ['Crate & Barrel', 'www.crateandbarrel.com'],
    ['Home Depot', 'www.homedepot.com'],
    ['Wayfair', 'www.wayfair.com'],
    ['Williams Sonoma', 'www.williams-sonoma.com'],
  ],
  sport: [
    ['Dick’s Sporting Goods', 'www.dickssportinggoods.com'],
    ['Patagonia', 'www.patagonia.com'],
    ['REI', 'www.rei.com'],
    ['Under Armour', 'www.underarmour.com'],
  ],
  toys: [
    ['LEGO', 'www.lego.com'],
    ['Mattel', 'shop.mattel.com'],
  ],
};

/** The stores that the list of stores begins with. */
export const seedStores = async (db: Database): Promise<void> => {
  const rows = Object.entries(STORES).flatMap(([category, stores]) =>
    stores.map(([name, host]) => ({ name, host, category: category as StoreCategory })),
  );
  await db.insertInto('web_store').values(rows).execute();
};
