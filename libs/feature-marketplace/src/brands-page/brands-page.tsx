import { PageBody, PageHead, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Announcement } from '@shop/ui-theme/announcement';
import { BrandIndex, BrandLetters, BrandSearch } from '@shop/ui-theme/brand-index';
import { Breadcrumbs } from '@shop/ui-theme/breadcrumbs';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { useBrandMessages } from './brands-page.messages.ts';
import { useBrands } from './use-brands.ts';

/** The catalogue has no brand at all. */
const NoBrands = () => {
  const say = useBrandMessages();
  const sayShop = useMessages();
  const { href } = useLinks();
  return (
    <EmptyState
      heading={say('marketplace.brands.emptyHeading')}
      actions={<ButtonLink href={href(paths.marketplace.to())}>{sayShop('marketplace.list.all')}</ButtonLink>}
    />
  );
};

const NoneFound = ({ term }: { term: string }) => {
  const say = useBrandMessages();
  const { href } = useLinks();
  return (
    <EmptyState
      heading={say('marketplace.brands.noneHeading', { term })}
      picture="search"
      actions={<ButtonLink href={href(paths.allBrands.to())}>{say('marketplace.brands.showAll')}</ButtonLink>}
    >
      {say('marketplace.brands.noneText')}
    </EmptyState>
  );
};

/** All brands by letter, each with its number of products, and a search within them. */
export const BrandsPage = () => {
  const say = useBrandMessages();
  const sayShop = useMessages();
  const { href } = useLinks();
  const { az, total, found, letters, groups, onSearch } = useBrands();
  const title = say('marketplace.brands.title');
  const count = say('marketplace.brands.count', { count: found });
  return (
    <PageBody begins="close">
      <PageHead title={title} description={say('marketplace.brands.description', { count: total })} />
      <Stack gap={{ sm: 16, md: 24 }}>
        <Stack gap={8}>
          <Breadcrumbs
            label={sayShop('marketplace.list.crumbs')}
            items={[
              { label: sayShop('marketplace.list.all'), href: href(paths.marketplace.to()) },
              { label: title },
            ]}
          />
          <PageTitle heading={title} count={count} />
        </Stack>
        {total === 0 ? (
          <NoBrands />
        ) : (
          <>
            <div>
              <Announcement text={count} />
              <BrandSearch
                action={href(paths.allBrands.to())}
                label={say('marketplace.brands.search')}
                name="az"
                value={az}
                submitLabel={say('marketplace.brands.submit')}
                onSubmit={onSearch}
              />
            </div>
            <BrandLetters label={say('marketplace.brands.letters')} letters={letters} />
            {found === 0 ? <NoneFound term={az} /> : <BrandIndex groups={groups} />}
          </>
        )}
      </Stack>
    </PageBody>
  );
};
