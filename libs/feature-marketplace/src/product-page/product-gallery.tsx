import type { Product } from '@shop/data-access';
import { pictureSources } from '@shop/paths';
import { Gallery } from '@shop/ui-theme/gallery';
import { useProductMessages } from './product-page.messages.ts';
import type { Variant } from './chosen-variant.ts';

/** The chosen version from three sides. */
export const ProductGallery = ({ product, variant }: { product: Product; variant: Variant }) => {
  const say = useProductMessages();
  return (
    <Gallery
      key={variant.id}
      label={product.name}
      zoomLabel={say('marketplace.product.zoom')}
      zoomWords={{
        close: say('marketplace.product.zoomClose'),
        closer: say('marketplace.product.zoomCloser'),
        back: say('marketplace.product.viewBefore'),
        forward: say('marketplace.product.viewAfter'),
      }}
      views={variant.images.map(({ source }, at) => ({
        picture: pictureSources(source, 'gallery'),
        thumb: pictureSources(source, 'thumb'),
        zoom: pictureSources(source, 'zoom'),
        label: say('marketplace.product.view', { number: at + 1 }),
      }))}
    />
  );
};
