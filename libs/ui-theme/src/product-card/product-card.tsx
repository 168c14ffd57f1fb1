import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import type { PriceProps } from '../price/price.tsx';
import { PriceNow } from '../price/price-now.tsx';
import { Tag, type TagTone } from '../tag/tag.tsx';
import { Tile } from '../tile/tile.tsx';
import { waybill as waybillClass, waybillNote, waybillNoteLink } from '../waybill/waybill.css.ts';
import { Waybill, type WaybillProps } from '../waybill/waybill.tsx';
import { type Colour, ColourDots } from './colour-dots.tsx';
import {
  card,
  cardAdd,
  cardBrand,
  cardLink,
  cardLowest,
  cardMedia,
  cardName,
  cardOut,
  cardPrice,
  cardTag,
  cardWaybill,
} from './product-card.css.ts';
import './product-card-list.css.ts';

export type ProductCardProps = {
  /** The product's page. */
  href: string;
  /** Two lines of it are shown. */
  name: string;
  brand?: ReactNode;
  picture: PictureSource | undefined;
  /** In the corner of the picture: the reduction, or that it is sold out. */
  tag?: { text: ReactNode; tone?: TagTone } | undefined;
  /** The first few that it comes in, as dots. */
  colours?: readonly Colour[] | undefined;
  /** How many there are, for those who listen. */
  coloursLabel?: string | undefined;
  /** "+4", where not all have a dot. */
  moreColours?: ReactNode;
  price: PriceProps;
  /** What it costs at the door. */
  waybill?: WaybillProps | undefined;
  /** Takes the place of waybill and add button. */
  soldOut?: { text: ReactNode; href?: string | undefined } | undefined;
  /** An `AddButton` in its form. */
  add?: ReactNode;
  /** Of the name as a heading. */
  level?: 2 | 3;
  /** Among the first that the page shows: its picture is not put off. */
  isFirst?: boolean;
  /** Its link was followed. */
  onFollow?: (() => void) | undefined;
};

const NONE: readonly Colour[] = [];

const soldOutGround = waybillClass({ ground: 'sunken' });

/** One product in a grid, a rail or a list. Its name's link covers it; only the add button lies above. */
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
      <div className={cardMedia}>
        <Tile picture={picture} isFirst={isFirst} />
        {tag && (
          <span className={cardTag}>
            <Tag tone={tag.tone ?? 'sale'}>{tag.text}</Tag>
          </span>
        )}
        {add && !soldOut && <div className={cardAdd}>{add}</div>}
      </div>
      <ColourDots colours={colours} label={coloursLabel} more={moreColours} />
      <p className={cardBrand}>{brand}</p>
      <Name className={cardName}>
        <Anchor href={href} className={cardLink} onClick={onFollow}>
          {name}
        </Anchor>
      </Name>
      <p className={cardPrice}>
        <PriceNow {...price} size="card" />
      </p>
      <p className={cardLowest}>{price.lowest}</p>
      <div className={cardWaybill}>
        {soldOut ? <SoldOut {...soldOut} /> : waybill && <Waybill {...waybill} />}
      </div>
    </article>
  );
};

const SoldOut = ({ text, href }: NonNullable<ProductCardProps['soldOut']>) => (
  <div className={soldOutGround}>
    <div className={waybillNote}>
      <Icon name="clock" />
      {href ? (
        <Anchor href={href} className={waybillNoteLink}>
          {text}
        </Anchor>
      ) : (
        text
      )}
    </div>
  </div>
);
