import { useFormats } from '@shop/i18n';
import type { Facet } from '@shop/data-access';
import { formatRange } from '@shop/domain/facets';
import type { Filters } from '@shop/domain/filters';
import { Checkbox, RadioField } from '@shop/ui-theme/choice';
import { FacetGroup } from '@shop/ui-theme/facet-group';
import { PriceRange } from '@shop/ui-theme/price-range';
import { SwatchFacet } from '@shop/ui-theme/swatch-facet';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages, type SayMarketplace } from '../messages.ts';
import { MoreValues } from './more-values.tsx';
import { PRICE_FROM, PRICE_TO } from './form-query.ts';
import { shownBound } from './price-bounds.ts';
import type { ListingView } from './use-listing.ts';

/** Facets that are open; the others open with a click. */
const OPEN_FACETS = 5;

const headingOf = (facet: Facet, say: SayMarketplace, sign: string): string => {
  switch (facet.key) {
    case 'manufacturer':
      return say('marketplace.facet.manufacturer');
    case 'current_price':
      return say('marketplace.facet.price', { sign });
    case 'discount_percentage':
      return say('marketplace.facet.discount');
    case 'flag_ids':
      return say('marketplace.facet.flags');
    default:
      return facet.name;
  }
};

const isPicked = (filters: Filters, key: string) => Boolean(filters.terms[key] ?? filters.ranges[key]);

const Terms = ({ facet, picked }: { facet: Facet; picked: readonly string[] }) => (
  <MoreValues>
    {facet.values.map(({ slug, name, count }) => (
      <Checkbox
        key={slug}
        name={`f.${facet.key}`}
        value={slug}
        label={name}
        count={String(count)}
        defaultChecked={picked.includes(slug)}
      />
    ))}
  </MoreValues>
);

/** Brands beyond those of this listing. */
const AllBrands = () => (
  <TextLink href={useLinks().href(paths.allBrands.to())}>
    {useMessages()('marketplace.facet.allBrands')}
  </TextLink>
);

const Swatches = ({ facet, picked }: { facet: Facet; picked: readonly string[] }) => (
  <SwatchFacet
    name={`f.${facet.key}`}
    options={facet.values.map(({ slug, name, swatch }) => ({
      ...{ hex: swatch ?? 'transparent', label: name, value: slug },
      isChosen: picked.includes(slug),
    }))}
  />
);

const Prices = ({ facet, view }: { facet: Facet; view: ListingView }) => {
  const say = useMessages();
  const { rate, wanted } = view;
  const range = wanted.filters.ranges['current_price'] ?? {};
  return (
    <PriceRange
      fromLabel={say('marketplace.facet.priceFrom')}
      toLabel={say('marketplace.facet.priceTo')}
      fromName={PRICE_FROM}
      toName={PRICE_TO}
      min={Math.floor((facet.min ?? 0) * rate)}
      max={Math.ceil((facet.max ?? 0) * rate)}
      from={shownBound(range.min, rate)}
      to={shownBound(range.max, rate)}
    />
  );
};

const Discounts = ({ facet, view }: { facet: Facet; view: ListingView }) => {
  const say = useMessages();
  const range = view.wanted.filters.ranges['discount_percentage'];
  const picked = range ? formatRange(range) : '';
  const any = { slug: '', label: say('marketplace.facet.discountAny') };
  const steps = facet.values.map(({ slug, name, count }) => ({
    ...{ slug, label: say('marketplace.facet.discountFrom', { percent: name }) },
    count: String(count),
  }));
  return [any, ...steps].map(({ slug, ...words }) => (
    <RadioField key={slug} name={`f.${facet.key}`} value={slug} defaultChecked={picked === slug} {...words} />
  ));
};

const Field = ({ facet, view }: { facet: Facet; view: ListingView }) => {
  const picked = view.wanted.filters.terms[facet.key] ?? [];
  if (facet.key === 'current_price') return <Prices facet={facet} view={view} />;
  if (facet.key === 'discount_percentage') return <Discounts facet={facet} view={view} />;
  const isColours = facet.values.length > 0 && facet.values.every(({ swatch }) => swatch !== undefined);
  return isColours ? <Swatches facet={facet} picked={picked} /> : <Terms facet={facet} picked={picked} />;
};

/** A field for every facet of this listing. */
export const FacetFields = ({ view }: { view: ListingView }) => {
  const say = useMessages();
  const sign = useFormats().currencySign(view.currency.isoCode);
  return view.listing.facets.map((facet, at) => (
    <FacetGroup
      key={facet.key}
      heading={headingOf(facet, say, sign)}
      isOpen={at < OPEN_FACETS || isPicked(view.wanted.filters, facet.key)}
    >
      <Field facet={facet} view={view} />
      {facet.key === 'manufacturer' && <AllBrands />}
    </FacetGroup>
  ));
};
