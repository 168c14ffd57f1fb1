import type { Product, ProductAnswer } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { DestinationChoice, useLinks } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { paths } from '@shop/paths';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { KeyFacts } from '@shop/ui-theme/key-facts';
import { Stack } from '@shop/ui-theme/stack';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { useProductMessages } from './product-page.messages.ts';
import { ProductContent } from '../product-duties/product-content.tsx';
import { isFromPrice, type Selection } from './chosen-variant.ts';
import { ProductDoor } from './product-door.tsx';
import { factLine } from './product-form.css.ts';
import { ProductForm } from './product-form.tsx';
import { ProductOptions } from './product-options.tsx';
import { ProductPrices } from './product-prices.tsx';
import { LateWishButton } from './late-parts.tsx';
import { useFacts } from './use-facts.ts';
import { useMissingChoice } from './use-missing-choice.ts';

const G_PER_KG = 1000;

export type ProductBuyProps = {
  product: Product;
  express: ProductAnswer['express'];
  selection: Selection;
  /**
   * The time of the product's answer; days of arrival count from it, the same on the server and in the
   * browser.
   */
  answeredAt: number;
};

/** The buying column of a product's page: price, delivery, versions, cart. */
export const ProductBuy = ({ product, express, selection, answeredAt }: ProductBuyProps) => {
  const say = useProductMessages();
  const sayShared = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const facts = useFacts(selection, product);
  const choice = useMissingChoice(selection);
  const { variant, open } = selection;
  const isFrom = isFromPrice(product, selection);
  const { method } = useShippingMethod();
  const { percent_off: percent = 0 } = variant.delivered[method];
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <Inline>
          <Text as="span" size="small">
            <TextLink href={href(paths.marketplace.to({}, { 'f.manufacturer': product.manufacturer_slug }))}>
              {product.manufacturer}
            </TextLink>
          </Text>
          {percent > 0 && <Tag tone="sale">{sayShared('marketplace.card.off', { percent })}</Tag>}
        </Inline>
        <Heading level={1} look="title">
          {product.name}
        </Heading>
        {product.rating && (
          <Text as="span" size="small">
            <TextLink href="#reviews">{say('marketplace.product.rating', product.rating)}</TextLink>
          </Text>
        )}
        <p className={factLine}>
          {open.length === 0 && <span>{say('marketplace.product.item', { sku: variant.sku })}</span>}
          <span>{say('marketplace.product.origin')}</span>
          <span>
            {say('marketplace.product.weight', { kg: formats.number(product.weight_g / G_PER_KG) })}
          </span>
        </p>
      </Stack>
      <ProductPrices variant={variant} isFrom={isFrom} />
      <DestinationChoice />
      <Stack gap={8}>
        <ProductDoor variant={variant} isFrom={isFrom} answeredAt={answeredAt} />
        {variant.content && <ProductContent content={variant.content} />}
      </Stack>
      <ProductOptions
        product={product}
        selection={selection}
        missing={choice.missing}
        missingRef={choice.groupRef}
      />
      <ProductForm
        product={product}
        express={express}
        selection={selection}
        isFrom={isFrom}
        answeredAt={answeredAt}
        onMissing={choice.ask}
      />
      <LateWishButton variantId={variant.id} />
      <KeyFacts facts={facts} />
    </Stack>
  );
};
