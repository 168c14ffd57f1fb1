import { Slot, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { HeaderLink } from '@shop/ui-theme/header-link';
import { SearchField } from '@shop/ui-theme/search-field';
import { SiteHeader } from '@shop/ui-theme/site-header';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
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
      // Another page begins with what it was searched by, not with what was typed on the last.
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

/** The shop's header: what it holds of the visitor comes through its slots. */
export const Header = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { pathname } = useLocation();
  return (
    <SiteHeader
      isHome={pathname === '/'}
      mark={<ShopLogo />}
      utility={<Utility />}
      categories={<Categories />}
      search={<Search />}
      account={
        <Slot
          name="header.account"
          ground={
            <HeaderLink
              href={href(paths.login.to())}
              icon="account"
              hint={say('shell.account.hint')}
              label={say('shell.account')}
            />
          }
        />
      }
      cart={
        <Slot
          name="header.cart"
          ground={<HeaderLink href={href(paths.cart.to())} icon="cart" label={say('shell.cart')} />}
        />
      }
    />
  );
};
