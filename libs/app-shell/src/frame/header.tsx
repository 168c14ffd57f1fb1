import { ShopLink, Slot, useLinks, usePage, useSite, chooseSearchKey } from '@shop/page';
import { paths } from '@shop/paths';
import { useSuspenseQuery } from '@tanstack/react-query';

export const Header = () => {
  const { brand, language, queries } = usePage();
  const site = useSite();
  const { href } = useLinks();
  const key = chooseSearchKey(site, brand, language.id);
  const { data: roots } = useSuspenseQuery(queries.navigation.roots(key, language.code));
  return (
    <header>
      <ShopLink to="/">{site.site.name}</ShopLink>
      {roots.map(({ id, slug, name }) => (
        <ShopLink key={id} to={paths.category.to({ '*': slug })}>
          {name}
        </ShopLink>
      ))}
      <Slot
        name="header.search"
        props={{ term: '' }}
        ground={
          <form action={href('/search')}>
            <input name="s" />
          </form>
        }
      />
      <Slot name="header.account" props={{ placement: 'header' }} />
      <Slot name="header.cart" props={{ placement: 'header' }} />
    </header>
  );
};
