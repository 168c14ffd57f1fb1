import { Skeleton } from '../skeleton/skeleton.tsx';
import { line, lineActions, lineFrame, linePicture, linePrice } from './cart-line.css.ts';

/** The placeholder of a loading line. */
export const CartLineSkeleton = () => (
  <div className={lineFrame} aria-hidden>
    <div className={line}>
      <div className={linePicture}>
        <Skeleton shape="tile" />
      </div>
      <div>
        <Skeleton width="most" />
        <Skeleton width="third" />
      </div>
      <div className={linePrice}>
        <Skeleton width="full" />
      </div>
      <div className={lineActions}>
        <Skeleton shape="control" width="third" />
      </div>
    </div>
  </div>
);
