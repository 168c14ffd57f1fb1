import type { ReactNode } from 'react';
import { Anchor } from '../link/anchor.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import type { Amount } from '../price/amount.tsx';
import { PriceNow } from '../price/price-now.tsx';
import { Tile } from '../tile/tile.tsx';
import {
  line,
  lineActions,
  lineDetails,
  lineFrame,
  lineLink,
  lineName,
  lineNotice,
  linePicture,
  linePrice,
  linePriceHint,
} from './cart-line.css.ts';

export type CartLineProps = {
  name: string;
  /** The product's page; left out if it no longer exists. */
  href?: string | undefined;
  picture: PictureSource | undefined;
  /** Brand and variant, weight: one line each. */
  details?: readonly ReactNode[];
  /** Of all its pieces. */
  price: Amount;
  struck?: Amount | undefined;
  struckLabel?: string;
  /** "€219.00 each". */
  priceHint?: ReactNode;
  /** The stepper and other actions: remove, save for later. */
  actions?: ReactNode;
  /** The notice of this line: its price changed, fewer are left. */
  notice?: ReactNode;
  /** The level of the name as a heading. */
  level?: 2 | 3;
};

/** One line of a cart or an order. */
export const CartLine = ({
  name,
  href,
  picture,
  details = [],
  price,
  struck,
  struckLabel,
  priceHint,
  actions,
  notice,
  level = 2,
}: CartLineProps) => {
  const Name = `h${level}` as const;
  return (
    <article className={lineFrame}>
      <div className={line}>
        <div className={linePicture}>
          <Tile picture={picture} ground="well" />
        </div>
        <div>
          <Name className={lineName}>
            {href ? (
              <Anchor href={href} className={lineLink}>
                {name}
              </Anchor>
            ) : (
              name
            )}
          </Name>
          {details.map((detail, index) => (
            <p key={index} className={lineDetails}>
              {detail}
            </p>
          ))}
        </div>
        <div className={linePrice}>
          <PriceNow current={price} struck={struck} struckLabel={struckLabel} />
          {priceHint && <span className={linePriceHint}>{priceHint}</span>}
        </div>
        {notice && <div className={lineNotice}>{notice}</div>}
        {actions && <div className={lineActions}>{actions}</div>}
      </div>
    </article>
  );
};
