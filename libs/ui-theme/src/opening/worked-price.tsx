import { Fragment, useId, type ReactNode } from 'react';
import { Anchor } from '../link/anchor.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { Tile } from '../tile/tile.tsx';
import {
  worked,
  workedHead,
  workedHeading,
  workedName,
  workedRoom,
  workedRows,
  workedText,
  workedTotal,
} from './worked-price.css.ts';

type Row = { readonly key: string; readonly label: ReactNode; readonly value: ReactNode };

export type WorkedPriceProps = {
  heading: ReactNode;
  product: { name: ReactNode; href: string; picture: PictureSource | undefined };
  /** The parts of the price, in the order of the tariff. */
  rows: readonly Row[];
  total: Omit<Row, 'key'>;
  /** What the same costs by the other way. */
  other?: Omit<Row, 'key'> | undefined;
  /** A sentence about the price. */
  children?: ReactNode;
};

/** A real product with its delivered price, line by line down to the sum. */
export const WorkedPrice = ({ heading, product, rows, total, other, children }: WorkedPriceProps) => {
  const id = useId();
  return (
    <section className={workedRoom} aria-labelledby={id}>
      <div className={worked}>
        <div className={workedHead}>
          <h2 id={id} className={workedHeading}>
            {heading}
          </h2>
          <Tile picture={product.picture} corner="small" />
          <Anchor href={product.href} className={workedName}>
            {product.name}
          </Anchor>
          {children && <p className={workedText}>{children}</p>}
        </div>
        <dl className={workedRows}>
          {rows.map(({ key, label, value }) => (
            <Fragment key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          <dt className={workedTotal}>{total.label}</dt>
          <dd className={workedTotal}>{total.value}</dd>
          {other && (
            <>
              <dt>{other.label}</dt>
              <dd>{other.value}</dd>
            </>
          )}
        </dl>
      </div>
    </section>
  );
};
