import { cardDots, cardStrip, DOT_CELL, DOT_SIZE } from './colour-dots.css.ts';
import { colourStrip } from './colour-strip.ts';

export type Colour = { name: string; hex: string };

export type ColourDotsProps = {
  colours: readonly Colour[];
  /** The number of colours, read by screen readers before the names. */
  label?: string | undefined;
  /** "+4", if not all have a dot. */
  more?: string | undefined;
};

/**
 * The colours of a product. Colours are data, so a style sheet cannot contain them, and a listing shows some
 * 140 of them. A picture with one pixel per colour, stretched and masked into dots, is one element for all
 * colours of a card.
 */
export const ColourDots = ({ colours, label, more }: ColourDotsProps) =>
  colours.length > 0 && (
    <span className={cardDots} data-more={more}>
      <img
        className={cardStrip}
        src={colourStrip(colours.map(({ hex }) => hex))}
        width={colours.length * DOT_CELL}
        height={DOT_SIZE}
        alt={[...(label ? [label] : []), colours.map(({ name }) => name).join(', ')].join(' ')}
      />
    </span>
  );
