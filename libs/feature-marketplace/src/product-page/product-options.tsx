import type { Product } from '@shop/data-access';
import { useLinks } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { VariantPicker } from '@shop/ui-theme/variant-picker';
import type { RefObject } from 'react';
import { useProductMessages } from './product-page.messages.ts';
import { SizeChartLink } from '../size-chart/size-chart-link.tsx';
import { choicesOf, type Selection } from './chosen-variant.ts';
import { variantQuery } from './variant-address.ts';

/** The option of the size chart. */
const SIZE = 'size';

export type ProductOptionsProps = {
  product: Product;
  selection: Selection;
  /** The option that was missing when adding. */
  missing: string | undefined;
  /** The group that gets the focus when a choice is missing. */
  missingRef: RefObject<HTMLDivElement | null>;
};

/** Versions as links, so that each has its own address and works without scripts. */
export const ProductOptions = ({ product, selection, missing, missingRef }: ProductOptionsProps) => {
  const say = useProductMessages();
  const { href } = useLinks();
  const [first] = selection.open;
  return product.options.map(({ key, name }) => {
    const choices = choicesOf(product, key, selection);
    const isColour = choices.some(({ swatch }) => swatch !== undefined);
    return (
      <VariantPicker
        key={key}
        label={say('marketplace.product.option', { name })}
        chosen={choices.find(({ isChosen }) => isChosen)?.name ?? ''}
        look={isColour ? 'swatch' : 'size'}
        unavailableLabel={say('marketplace.product.unavailable')}
        {...(product.size_chart &&
          key === SIZE && {
            help: (
              <SizeChartLink
                chart={product.size_chart}
                manufacturer={product.manufacturer}
                chosen={choices.find(({ isChosen }) => isChosen)?.name}
              />
            ),
          })}
        {...(key === first && { ref: missingRef })}
        {...(key === missing && { problem: say('marketplace.product.choose', { key, name }) })}
        options={choices.map((choice) => {
          const picture = choice.variant.images[0];
          return {
            value: choice.slug,
            label: choice.name,
            href: href(paths.product.to({ '*': product.slug }, variantQuery(choice.variant.id, choice.open))),
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
