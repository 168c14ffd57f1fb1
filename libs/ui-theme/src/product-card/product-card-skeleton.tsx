import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tile } from '../tile/tile.tsx';
import { waybill } from '../waybill/waybill.css.ts';
import { card, cardBrand, cardName, cardPrice } from './product-card.css.ts';
import './product-card-list.css.ts';

const ground = waybill({ ground: 'sunken' });

/** A placeholder with the rows of a loading card. */
export const ProductCardSkeleton = () => (
  <div className={card} aria-hidden>
    <Tile picture={undefined} />
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
    <div className={ground}>
      <Skeleton shape="waybill" />
    </div>
  </div>
);
