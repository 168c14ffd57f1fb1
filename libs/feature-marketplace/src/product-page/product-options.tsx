import type { Product } from '@shop/data-access';
import { useLinks } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { VariantPicker } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import { choicesOf, VARIANT_PARAM, type Variant } from './chosen-variant.ts';

/** Versions as links, so that each has an address of its own and none needs scripts. */
export const ProductOptions = ({ product, variant }: { product: Product; variant: Variant }) => {
  const say = useMessages();
  const { href } = useLinks();
  const linkOf = (id: number) => href(paths.product.to({ '*': product.slug }, { [VARIANT_PARAM]: id }));
  return product.options.map(({ key, name }) => {
    const choices = choicesOf(product, key, variant);
    const isColour = choices.some(({ swatch }) => swatch !== undefined);
    return (
      <VariantPicker
        key={key}
        label={say('marketplace.product.option', { name })}
        chosen={choices.find(({ isChosen }) => isChosen)?.name ?? ''}
        look={isColour ? 'swatch' : 'size'}
        unavailableLabel={say('marketplace.product.unavailable')}
        options={choices.map((choice) => {
          const picture = choice.variant.images[0];
          return {
            value: choice.slug,
            label: choice.name,
            href: linkOf(choice.variant.id),
            isChosen: choice.isChosen,
            isUnavailable: !choice.isLeft,
            ...(isColour && picture && { picture: { ...pictureSources(picture.source, 'thumb'), alt: '' } }),
            ...(choice.swatch !== undefined && { hex: choice.swatch }),
          };
        })}
      />
    );
  });
};
