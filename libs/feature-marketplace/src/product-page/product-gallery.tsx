import type { Product } from '@shop/data-access';
import { percentFromFraction } from '@shop/domain';
import { pictureSources, pictureUrl } from '@shop/paths';
import { Gallery, Tag } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import type { Variant } from './chosen-variant.ts';

/** The chosen version from three sides. */
export const ProductGallery = ({ product, variant }: { product: Product; variant: Variant }) => {
  const say = useMessages();
  const percent = percentFromFraction(variant.discount_percentage);
  return (
    <Gallery
      key={variant.id}
      name={product.name}
      zoomLabel={say('marketplace.product.zoom')}
      badge={percent > 0 && <Tag tone="sale">{say('marketplace.card.off', { percent })}</Tag>}
      views={variant.images.map(({ source, alt }, at) => ({
        picture: { ...pictureSources(source, 'gallery'), alt },
        thumb: pictureSources(source, 'thumb'),
        zoomHref: pictureUrl(source, 'zoom'),
        label: say('marketplace.product.view', { number: at + 1 }),
      }))}
    />
  );
};
