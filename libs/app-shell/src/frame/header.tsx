import { Slot, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { SearchField } from '@shop/ui-theme/search-field';
import { SiteHeader } from '@shop/ui-theme/site-header';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { VisitorPart } from '../visitor/visitor-part.tsx';
import { KeptPart } from './kept-part.tsx';
import { Categories } from './categories.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { Utility } from './utility-row.tsx';

const Search = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const term = query.get('s') ?? '';
  const field = (
    <SearchField
      // Another page starts with its own search term, not with the text typed on the last one.
      key={`${pathname} ${term}`}
      label={say('shell.search.label')}
      submitLabel={say('shell.search')}
      placeholder={say('shell.search.placeholder')}
      action={href(paths.search.to())}
      defaultValue={term}
    />
  );
  return <Slot name="header.search" props={{ field }} ground={field} />;
};

/** The shop's header: two parts of it show the visitor. */
export const Header = () => {
  const { pathname } = useLocation();
  return (
    <SiteHeader
      isHome={pathname === '/'}
      mark={<ShopLogo />}
      utility={<KeptPart name="utility">{() => <Utility />}</KeptPart>}
      categories={<Categories />}
      search={<Search />}
      account={<VisitorPart name="account" />}
      cart={<VisitorPart name="cart" />}
    />
  );
};
