import type { ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import { cardDot, cardDots, cardMore } from './product-card.css.ts';

export type Colour = { name: string; hex: string };

export type ColourDotsProps = {
  colours: readonly Colour[];
  /** Before the names, for those who listen. */
  label?: ReactNode;
  /** "+4", where not all have a dot. */
  more?: ReactNode;
};

/** The colours that a product comes in. Drawn as pictures, because a colour that data decides can stand in no style sheet. */
export const ColourDots = ({ colours, label, more }: ColourDotsProps) => (
  <div className={cardDots}>
    {colours.length > 0 && label && <VisuallyHidden>{label} </VisuallyHidden>}
    {colours.map(({ name, hex }) => (
      <svg key={name} className={cardDot} viewBox="0 0 12 12" role="img" aria-label={name}>
        <circle cx="6" cy="6" r="5.5" fill={hex} stroke="#000" strokeOpacity=".18" />
      </svg>
    ))}
    {more && <small className={cardMore}>{more}</small>}
  </div>
);
