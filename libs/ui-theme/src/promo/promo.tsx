import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { BarePicture } from '../picture/bare-picture.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import { promo, promoAction, promoHeading, promoPicture, promoText } from './promo.css.ts';

export type PromoProps = {
  href: string;
  heading: ReactNode;
  /** "See the offer": it looks like a link, and all of the promo is one. */
  action: ReactNode;
  picture?: PictureSource | undefined;
  /** Side by side they alternate. */
  look?: 'primary' | 'accent';
  /** One line below the heading. */
  children?: ReactNode;
};

/** An offer or a flag: one link, one picture next to the text and never under it. */
export const Promo = ({ href, heading, action, picture, look = 'primary', children }: PromoProps) => (
  <Anchor href={href} className={promo({ look })}>
    {picture && <BarePicture {...picture} className={promoPicture} />}
    <h3 className={promoHeading}>{heading}</h3>
    <p className={promoText}>{children}</p>
    <span className={promoAction}>
      {action}
      <Icon name="arrow" size="small" />
    </span>
  </Anchor>
);
