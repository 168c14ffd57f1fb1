import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { Anchor } from '../link/anchor.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import type { PriceNowProps } from '../price/price-now.tsx';
import { price as priceClass, struckPrice } from '../price/price.css.ts';
import type { TagTone } from '../tag/tag.tsx';
import { tag as tagClass } from '../tag/tag.css.ts';
import { Tile } from '../tile/tile.tsx';
import { waybill as waybillClass, waybillNote, waybillNoteLink } from '../waybill/waybill.css.ts';
import { Waybill, type WaybillProps } from '../waybill/waybill.tsx';
import { type Colour, ColourDots } from './colour-dots.tsx';
import {
  card,
  cardBrand,
  cardLink,
  cardLowest,
  cardName,
  cardOut,
  cardPrice,
  cardTag,
} from './product-card.css.ts';
import './product-card-later.css.ts';
import './product-card-list.css.ts';

/** The current price, the earlier one, and the legally required lowest one next to a reduction. */
export type CardPrice = Omit<PriceNowProps, 'size'> & {
  lowest?: ReactNode;
  /** What a kilogram or a litre of it costs, where it is sold by measure. */
  perMeasure?: ReactNode;
};

export type ProductCardProps = {
  /** The product's page. */
  href: string;
  /** Two lines of it are shown. */
  name: string;
  brand?: ReactNode;
  picture: PictureSource | undefined;
  /** In the corner of the picture: the reduction, or that it is sold out. */
  tag?: { text: ReactNode; tone?: TagTone } | undefined;
  /** The first few colours, as dots. */
  colours?: readonly Colour[] | undefined;
  /** The number of colours, for screen readers. */
  coloursLabel?: string | undefined;
  /** "+4", if not all have a dot. */
  moreColours?: string | undefined;
  price: CardPrice;
  /** The delivered prices. */
  waybill?: WaybillProps | undefined;
  /** Replaces waybill and add button. */
  soldOut?: { text: ReactNode; href?: string | undefined } | undefined;
  /** An `AddButton` of the shared form of all cards. */
  add?: ReactNode;
  /** The level of the name as a heading. */
  level?: 2 | 3;
  /** Among the first products of the page: its picture is not lazy. */
  isFirst?: boolean;
  /** Its link was followed. */
  onFollow?: (() => void) | undefined;
};

const NONE: readonly Colour[] = [];

/** Computed once, because a listing has 48 cards. */
const soldOutNote = `${waybillClass({ ground: 'sunken' })} ${waybillNote}`;
const asUsual = `${priceClass({ size: 'card', isReduced: false })} ${cardPrice}`;
const reduced = `${priceClass({ size: 'card', isReduced: true })} ${cardPrice}`;

/** One product in a grid, a rail or a list. Its name's link covers it; only the add button is above. */
export const ProductCard = ({
  href,
  name,
  brand,
  picture,
  tag,
  colours = NONE,
  coloursLabel,
  moreColours,
  price,
  waybill,
  soldOut,
  add,
  level = 3,
  isFirst = false,
  onFollow,
}: ProductCardProps) => {
  const Name = level === 3 ? 'h3' : 'h2';
  return (
    <article className={soldOut ? `${card} ${cardOut}` : card}>
      <Tile picture={picture} isFirst={isFirst} />
      {tag && <b className={`${tagClass({ tone: tag.tone ?? 'sale' })} ${cardTag}`}>{tag.text}</b>}
      {!soldOut && add}
      <ColourDots colours={colours} label={coloursLabel} more={moreColours} />
      <p className={cardBrand}>{brand}</p>
      <Name className={cardName}>
        <Anchor href={href} className={cardLink} onClick={onFollow}>
          {name}
        </Anchor>
      </Name>
      <Now {...price} />
      <Notes {...price} />
      {soldOut ? <SoldOut {...soldOut} /> : waybill && <Waybill {...waybill} />}
    </article>
  );
};

const Now = ({ current, struck, struckLabel }: CardPrice) => (
  <p className={struck === undefined ? asUsual : reduced}>
    {current}
    {struck !== undefined && (
      <s className={struckPrice}>
        {struckLabel && <VisuallyHidden>{`${struckLabel} `}</VisuallyHidden>}
        {struck}
      </s>
    )}
  </p>
);

const Notes = ({ lowest, perMeasure }: CardPrice) =>
  (lowest ?? perMeasure) !== undefined && (
    <p className={cardLowest}>
      {lowest}
      {lowest !== undefined && perMeasure !== undefined && <br />}
      {perMeasure}
    </p>
  );

const SoldOut = ({ text, href }: NonNullable<ProductCardProps['soldOut']>) => (
  <div className={soldOutNote}>
    <Icon name="clock" />
    {href ? (
      <Anchor href={href} className={waybillNoteLink}>
        {text}
      </Anchor>
    ) : (
      text
    )}
  </div>
);
