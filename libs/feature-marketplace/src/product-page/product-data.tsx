import type { Product } from '@shop/data-access';
import { useBrand, useCurrency, useLinks, usePage } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { paths, pictureUrl } from '@shop/paths';
import type { Variant } from './chosen-variant.ts';
import { asScript, productData } from './structured-data.ts';

/** The product as search engines read it. */
export const ProductData = ({ product, variant }: { product: Product; variant: Variant }) => {
  const { appUrl } = usePage();
  const { href } = useLinks();
  const { method } = useShippingMethod();
  const data = productData({
    product,
    variant,
    method,
    currency: useCurrency().isoCode,
    url: appUrl + href(paths.product.to({ '*': product.slug })),
    images: variant.images.map(({ source }) => new URL(pictureUrl(source, 'og'), appUrl).href),
    seller: useBrand().seller.name,
  });
  // The only text in it is JSON whose angle brackets are escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(data) }} />;
};
