import type { ReviewableProduct } from '@shop/data-access/product-reviews';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Box } from '@shop/ui-theme/box';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { ProductPicture } from './product-picture.tsx';
import { ReviewTag } from './review-tag.tsx';

type Props = { slug: string; products: readonly ReviewableProduct[] };

/** Each product of the order, with the state of its review. */
export const ReviewedProducts = ({ slug, products }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  if (products.length === 0) return <Text>{say('reviews.no_products')}</Text>;
  return (
    <Stack gap={12} as="ul">
      {products.map(({ product_id, name, image, review }) => (
        <Box key={product_id} as="li" ground="box">
          <Inline>
            <ProductPicture image={image} />
            <Stack gap={8}>
              <Text weight="strong">{name}</Text>
              {review && <ReviewTag review={review} />}
              <TextLink href={href(laterPaths.writeReview.to({ slug }, { product: product_id }))}>
                {say(review ? 'reviews.change' : 'reviews.write')}
              </TextLink>
            </Stack>
          </Inline>
        </Box>
      ))}
    </Stack>
  );
};
