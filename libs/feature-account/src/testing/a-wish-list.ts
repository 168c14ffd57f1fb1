import type { Wish } from '@shop/data-access/wishes';

/** A saved shirt that is in stock and costs what it did. */
export const aWish = (changes: Partial<Wish> = {}): Wish => ({
  id: 7,
  variant_id: 3,
  slug: 'linen-shirt',
  name: 'Linen shirt',
  manufacturer: 'Kestrel',
  image: { source: 'tshirt.crew.fog.front.3', alt: 'Linen shirt' },
  attributes: ['Fog', 'M'],
  price: 49,
  price_saved: 49,
  availability: 'in_stock',
  alert_percent: null,
  tells_stock: false,
  created_at: '2026-11-20T10:00:00-05:00',
  ...changes,
});

/** The answer of the list. */
export const aWishList = (wishes: readonly Wish[], most = 200) => ({
  ...{ status: true as const, wishes: [...wishes], currency: 'EUR', most },
  ...{ country_id: 440, method: 'air' as const },
});
