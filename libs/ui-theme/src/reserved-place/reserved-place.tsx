import type { ReactNode } from 'react';
import { placeHeight } from './place-height.ts';
import { reserved } from './reserved-place.css.ts';

export type ReservedPlaceProps = {
  /** In pixels: the least height, kept whatever is inside. */
  height: number;
  children: ReactNode;
};

/** Room for something that a script puts here later, so that nothing below it moves. Without scripts it is not there. */
export const ReservedPlace = ({ height, children }: ReservedPlaceProps) => (
  <div className={reserved({ height: placeHeight(height) })}>{children}</div>
);
