import type { Product } from '@shop/data-access';
import { visibleBreadcrumbs } from '@shop/domain/categories';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Breadcrumbs } from '@shop/ui-theme/breadcrumbs';
import { useMessages } from '../messages.ts';

export const ProductCrumbs = ({ product }: { product: Product }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Breadcrumbs
      label={say('marketplace.list.crumbs')}
      items={[
        { label: say('marketplace.list.all'), href: href(paths.marketplace.to()) },
        ...visibleBreadcrumbs(product.breadcrumbs).map(({ id, translation }) => ({
          label: translation,
          href: href(paths.category.to({ '*': id })),
        })),
        { label: product.name },
      ]}
    />
  );
};
