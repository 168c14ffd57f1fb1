import { Skeleton } from '../skeleton/skeleton.tsx';
import {
  card,
  cardBrand,
  cardDots,
  cardLowest,
  cardMedia,
  cardName,
  cardPrice,
  cardWaybill,
} from './product-card.css.ts';
import './product-card-list.css.ts';

/** The very shape of the card that is coming, row by row. */
export const ProductCardSkeleton = () => (
  <div className={card} aria-hidden>
    <div className={cardMedia}>
      <Skeleton shape="tile" />
    </div>
    <div className={cardDots} />
    <div className={cardBrand}>
      <Skeleton width="third" />
    </div>
    <div className={cardName}>
      <Skeleton width="full" />
      <Skeleton width="half" />
    </div>
    <div className={cardPrice}>
      <Skeleton shape="title" width="half" />
    </div>
    <div className={cardLowest} />
    <div className={cardWaybill}>
      <Skeleton shape="waybill" />
    </div>
  </div>
);
