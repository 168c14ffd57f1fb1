import type { ProductAnswer } from '@shop/data-access';
import { useLanguage } from '@shop/i18n';
import { usePage } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { localised, paths, pictureUrl } from '@shop/paths';
import type { Selection } from './chosen-variant.ts';
import { unitPrice } from './unit-price.ts';

export type ProductDataProps = Pick<ProductAnswer, 'product' | 'currency'> & { selection: Selection };

/**
 * The product as schema.org describes it, for search engines: the offer is the price at the door, in the market and by
 * the method of the page. A crawler has no cookies, so it reads those of the brand.
 */
export const ProductData = ({ product, currency, selection: { variant } }: ProductDataProps) => {
  const { appUrl } = usePage();
  const { code } = useLanguage();
  const { method } = useShippingMethod();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    brand: { '@type': 'Brand', name: product.manufacturer },
    sku: variant.sku,
    image: variant.images.map(({ source }) => new URL(pictureUrl(source, 'og'), appUrl).href),
    offers: {
      '@type': 'Offer',
      url: appUrl + localised(paths.product.to({ '*': product.slug }), code),
      price: variant.delivered[method].total.toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${variant.max_quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      ...unitPrice(variant, method, currency),
    },
  };
  return (
    <script
      type="application/ld+json"
      // Nothing in it can end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
};
