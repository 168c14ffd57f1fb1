import type { ReactNode } from 'react';
import type { QuoteLine } from '@shop/data-access/quotes';
import { picture, pictured, words } from './item-picture.css.ts';

const SIDE = 72;

type Props = { line: Pick<QuoteLine, 'title' | 'picture_key'>; children: ReactNode };

/** An item beside the store's picture of it: the shop's own copy, so that no browser visits the store. */
export const WithPicture = ({ line, children }: Props) =>
  line.picture_key ? (
    <div className={pictured}>
      <img
        src={`/api/quotes/pictures/${line.picture_key}`}
        alt={line.title}
        className={picture}
        width={SIDE}
        height={SIDE}
        loading="lazy"
        decoding="async"
      />
      <div className={words}>{children}</div>
    </div>
  ) : (
    children
  );
