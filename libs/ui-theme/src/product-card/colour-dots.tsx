import type { ReactNode } from 'react';
import { cardCircles, cardDots, cardMore } from './product-card.css.ts';

export type Colour = { name: string; hex: string };

export type ColourDotsProps = {
  colours: readonly Colour[];
  /** Before the names, for those who listen. */
  label?: string | undefined;
  /** "+4", where not all have a dot. */
  more?: ReactNode;
};

const SIZE = 12;
const GAP = 6;
/** Half of the line around a dot lies outside its circle. */
const RADIUS = SIZE / 2 - 0.5;

/**
 * The colours that a product comes in. A picture, because a colour that data decides can stand in no style sheet, and one
 * for them all: a listing shows a hundred and forty.
 */
export const ColourDots = ({ colours, label, more }: ColourDotsProps) => (
  <div className={cardDots}>
    {colours.length > 0 && (
      <svg
        className={cardCircles}
        width={colours.length * (SIZE + GAP) - GAP}
        role="img"
        aria-label={[...(label ? [label] : []), colours.map(({ name }) => name).join(', ')].join(' ')}
      >
        {colours.map(({ name, hex }, at) => (
          <circle key={name} cx={at * (SIZE + GAP) + SIZE / 2} cy={SIZE / 2} r={RADIUS} fill={hex} />
        ))}
      </svg>
    )}
    {more && <small className={cardMore}>{more}</small>}
  </div>
);
