import type { Product } from '@shop/data-access';
import { pictureSources, pictureUrl } from '@shop/paths';
import { Gallery } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import type { Variant } from './chosen-variant.ts';

/** The chosen version from three sides. */
export const ProductGallery = ({ product, variant }: { product: Product; variant: Variant }) => {
  const say = useMessages();
  return (
    <Gallery
      key={variant.id}
      name={product.name}
      zoomLabel={say('marketplace.product.zoom')}
      views={variant.images.map(({ source, alt }, at) => ({
        picture: { ...pictureSources(source, 'gallery'), alt },
        thumb: pictureSources(source, 'thumb'),
        zoomHref: pictureUrl(source, 'zoom'),
        label: say('marketplace.product.view', { number: at + 1 }),
      }))}
    />
  );
};
