import type { ReviewableProduct } from '@shop/data-access/product-reviews';
import { pictureUrl } from '@shop/paths';
import { photo } from './review-photo.css.ts';

const SIDE_PX = 96;

/** The reviewed product. */
export const ProductPicture = ({ image: { source, alt } }: Pick<ReviewableProduct, 'image'>) =>
  source === '' ? null : (
    <img src={pictureUrl(source, 'thumb')} alt={alt} className={photo} width={SIDE_PX} height={SIDE_PX} />
  );
