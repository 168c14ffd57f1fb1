import { useLanguage } from '@shop/i18n';
import {
  PageBody,
  PageHead,
  chooseSearchKey,
  useBrand,
  useCurrency,
  useLinks,
  useQueriesOf,
  useReader,
  useSite,
} from '@shop/page';
import { paths, pictureUrl } from '@shop/paths';
import { ProductColumns } from '@shop/ui-theme/columns';
import { Heading } from '@shop/ui-theme/heading';
import { Prose } from '@shop/ui-theme/prose';
import { Stack } from '@shop/ui-theme/stack';
import { useFormats } from '@shop/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useProductMessages } from './product-page.messages.ts';
import { LateProductDuties, LateProductReviews } from './late-parts.tsx';
import { SizeChartSection } from '../size-chart/size-chart-section.tsx';
import { ProductRail } from '../product-rail/product-rail.tsx';
import { isFromPrice, selectVariant } from './chosen-variant.ts';
import { ProductBuy } from './product-buy.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSpecification } from './product-specification.tsx';

const useProduct = () => {
  const [query] = useSearchParams();
  const slug = useParams()['*'] ?? '';
  const language = useLanguage();
  const queryKey = chooseSearchKey(useSite(), useBrand(), language.id, query.get('queryKey'));
  const reader = useReader();
  const ask = { ...reader, slug, queryKey };
  const { data, dataUpdatedAt } = useSuspenseQuery(useQueriesOf('catalogue').product(ask));
  const selection = selectVariant(data.product, query);
  return { ...data, reader, selection, answeredAt: dataUpdatedAt };
};

const ProductWords = ({ text }: { text: string }) => {
  const say = useProductMessages();
  return (
    <Stack gap={12}>
      <Heading level={2} look="section">
        {say('marketplace.product.descriptionHeading')}
      </Heading>
      <Prose>
        {text.split('\n').map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </Prose>
    </Stack>
  );
};

/** One product: pictures, delivered price, versions, and description. */
export const ProductPage = () => {
  const { product, express, similar, selection, answeredAt, reader } = useProduct();
  const say = useProductMessages();
  const sayShared = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const currency = useCurrency();
  if (!selection) return null;
  const { variant } = selection;
  const { method } = reader;
  const category = product.breadcrumbs.at(-1);
  const atDoor = formats.money(variant.delivered[method].total, currency.isoCode);
  const price = isFromPrice(product, selection)
    ? sayShared('marketplace.card.from', { price: atDoor })
    : atDoor;
  const picture = variant.images[0];
  return (
    <PageBody>
      <PageHead
        title={product.name}
        description={say('marketplace.product.description', { name: product.name, price })}
        image={picture && pictureUrl(picture.source, 'og')}
      />
      <Stack gap={{ sm: 12, md: 20 }}>
        <ProductCrumbs product={product} />
        <ProductColumns
          gallery={<ProductGallery product={product} variant={variant} />}
          buy={
            <ProductBuy product={product} express={express} selection={selection} answeredAt={answeredAt} />
          }
          words={product.description !== '' && <ProductWords text={product.description} />}
        />
      </Stack>
      <ProductSpecification product={product} variant={variant} />
      {product.size_chart && (
        <SizeChartSection chart={product.size_chart} manufacturer={product.manufacturer} />
      )}
      <LateProductReviews product={product} />
      <LateProductDuties product={product} />
      <ProductRail
        heading={say('marketplace.product.similar')}
        items={similar}
        {...(category && {
          more: {
            href: href(paths.category.to({ '*': category.id })),
            label: say('marketplace.product.allSimilar', { name: category.translation }),
          },
        })}
      />
    </PageBody>
  );
};
