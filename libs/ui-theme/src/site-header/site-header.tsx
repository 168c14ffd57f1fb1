import type { ReactNode } from 'react';
import { PageWidth } from '../page-width/page-width.tsx';
import { header, headerMark, headerRow, headerSearch, hiddenOnSmall, nameless } from './site-header.css.ts';

export type SiteHeaderProps = {
  mark: ReactNode;
  utility?: ReactNode;
  categories?: ReactNode;
  search: ReactNode;
  account?: ReactNode;
  cart?: ReactNode;
  /** Small screens give the first page two rows, with the name and a search as wide as the page. */
  isHome?: boolean;
};

/** Logo, categories, a large search, account, cart. Only the main row is sticky. */
export const SiteHeader = ({
  mark,
  utility,
  categories,
  search,
  account,
  cart,
  isHome = false,
}: SiteHeaderProps) => (
  <>
    {utility}
    <header className={header}>
      <PageWidth>
        <div className={isHome ? headerRow({ isHome }) : `${headerRow({ isHome })} ${nameless}`}>
          <div className={headerMark({ isHome })}>{mark}</div>
          {categories}
          <div className={headerSearch({ isHome })}>{search}</div>
          <div className={hiddenOnSmall}>{account}</div>
          <div className={hiddenOnSmall}>{cart}</div>
        </div>
      </PageWidth>
    </header>
  </>
);
