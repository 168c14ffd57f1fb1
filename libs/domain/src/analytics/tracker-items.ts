import { ANALYTICS_CURRENCY, type AnalyticsItem } from './item.ts';

type Goods = { readonly items: readonly AnalyticsItem[]; readonly value: number };

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
export const layerGoods = ({ items, value }: Goods) => ({
  currency: ANALYTICS_CURRENCY,
  value,
  items: items.map((item) => ({
    item_id: String(item.id),
    item_sku: item.sku,
    item_name: item.name,
    item_brand: item.manufacturer,
    item_category: item.category,
    item_variant: item.variant,
    price: item.price,
    quantity: item.quantity,
    index: item.index,
    image_url: item.image,
    item_url: item.url,
  })),
});

/** https://developers.facebook.com/docs/meta-pixel/reference */
export const pixelGoods = ({ items, value }: Goods) => ({
  currency: ANALYTICS_CURRENCY,
  value,
  content_type: 'product',
  content_ids: items.map(({ id }) => String(id)),
  contents: items.map(({ id, quantity, price }) => ({ id: String(id), quantity, item_price: price })),
  num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** https://developers.klaviyo.com/en/docs/guide_to_integrating_a_platform_without_a_pre_built_klaviyo_integration */
export const emailGoods = ({ items, value }: Goods) => ({
  $value: value,
  value_currency: ANALYTICS_CURRENCY,
  ItemNames: items.map(({ name }) => name),
  Items: items.map((item) => ({
    ProductID: String(item.id),
    SKU: item.sku,
    ProductName: item.name,
    Brand: item.manufacturer,
    ItemPrice: item.price,
    Quantity: item.quantity,
    ImageURL: item.image,
    ProductURL: item.url,
  })),
});

/** https://guides.criteotilt.com/onetag */
export const retailGoods = ({ items }: Goods) => ({
  item: items.map(({ id, price, quantity }) => ({ id: String(id), price, quantity })),
});
