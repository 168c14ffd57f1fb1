import { brandHas } from '@shop/brand';
import { PageBody, PageHead, useBrand, useLinks, useMarket, useQueriesOf, useReader } from '@shop/page';
import { useFormats } from '@shop/i18n';
import { paths } from '@shop/paths';
import { AskForm, AskPanel } from '@shop/ui-theme/ask-panel';
import { Hero } from '@shop/ui-theme/hero';
import { HowItWorks } from '@shop/ui-theme/how-it-works';
import { TrustRow } from '@shop/ui-theme/trust-row';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useHomeMessages } from './home-page.messages.ts';
import { ProductRail } from '../product-rail/product-rail.tsx';
import { SearchAssist } from '../search-assist/search-assist.tsx';
import { ARRIVALS_QUERY, arrivalsAsk, DEALS_QUERY, dealsAsk } from './home-asks.ts';
import { HomeCategories } from './home-categories.tsx';
import { HomeOffers } from './home-offers.tsx';
import { useHowSteps, useTravelWords, useTrustItems } from './home-words.ts';

/** The promise, links into the shop, and today's highlights. */
export const HomePage = () => {
  const say = useHomeMessages();
  const { href } = useLinks();
  const brand = useBrand();
  const formats = useFormats();
  const reader = useReader();
  const market = useMarket();
  const catalogue = useQueriesOf('catalogue');
  const { data: deals } = useSuspenseQuery(catalogue.listing(dealsAsk(reader)));
  const { data: arrivals } = useSuspenseQuery(catalogue.listing(arrivalsAsk(reader)));
  const travel = useTravelWords(deals.items[0] ?? arrivals.items[0]);
  const trust = useTrustItems();
  const steps = useHowSteps();
  return (
    <PageBody>
      <PageHead title={say('marketplace.home.title')} description={say('marketplace.home.description')} />
      <Hero
        heading={say('marketplace.home.heading')}
        chart={{
          from: say('marketplace.home.from'),
          to: formats.country(market),
          ...travel,
        }}
      >
        {say('marketplace.home.text')}
      </Hero>
      <AskPanel isFromSmall>
        <SearchAssist
          field={
            <AskForm
              action={href(paths.search.to())}
              icon="search"
              look="primary"
              type="search"
              name="s"
              label={say('marketplace.home.searchLabel')}
              placeholder={say('marketplace.home.searchPlaceholder')}
              submitLabel={say('marketplace.home.search')}
            />
          }
        />
      </AskPanel>
      {trust.length > 0 && <TrustRow reasons={trust} />}
      <HomeCategories deals={{ total: deals.total, picture: deals.items[0]?.image.source }} />
      {brandHas(brand, 'dealzone') && <HomeOffers />}
      <ProductRail
        heading={say('marketplace.home.deals')}
        hint={say('marketplace.home.dealsHint')}
        items={deals.items}
        more={{
          href: href(paths.marketplace.to({}, DEALS_QUERY)),
          label: say('marketplace.home.allDeals'),
        }}
      />
      <HowItWorks heading={say('marketplace.home.howHeading')} steps={steps} />
      <ProductRail
        heading={say('marketplace.home.arrivals')}
        items={arrivals.items}
        more={{
          href: href(paths.marketplace.to({}, ARRIVALS_QUERY)),
          label: say('marketplace.home.allArrivals'),
        }}
      />
    </PageBody>
  );
};
