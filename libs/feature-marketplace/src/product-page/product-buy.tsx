import type { Product } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useCurrency, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Heading, KeyFacts, Price, Stack, TextLink } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import type { Variant } from './chosen-variant.ts';
import { ProductDoor } from './product-door.tsx';
import { factLine } from './product-form.css.ts';
import { ProductForm } from './product-form.tsx';
import { ProductOptions } from './product-options.tsx';

const FEW = 5;
const G_PER_KG = 1000;

const useFacts = (variant: Variant) => {
  const say = useMessages();
  const count = variant.max_quantity;
  const stock =
    count <= FEW ? say('marketplace.product.stockFew', { count }) : say('marketplace.product.stock');
  return [
    ...(count > 0 ? [{ icon: 'box' as const, text: stock }] : []),
    { icon: 'return' as const, text: say('marketplace.product.returns') },
    { icon: 'shield' as const, text: say('marketplace.product.warranty') },
  ];
};

/** The side of a product's page where it is decided: price, door, versions, cart. */
export const ProductBuy = ({ product, variant }: { product: Product; variant: Variant }) => {
  const say = useMessages();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { href } = useLinks();
  const money = (amount: number) => formats.money(amount, isoCode);
  const facts = useFacts(variant);
  const { price, old_price, lowest_price, sku } = variant;
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <TextLink href={href(paths.marketplace.to({}, { 'f.manufacturer': product.manufacturer_slug }))}>
          {product.manufacturer}
        </TextLink>
        <Heading level={1} look="title">
          {product.name}
        </Heading>
        <p className={factLine}>
          <span>{say('marketplace.product.item', { sku })}</span>
          <span>{say('marketplace.product.origin')}</span>
          <span>
            {say('marketplace.product.weight', { kg: formats.number(product.weight_g / G_PER_KG) })}
          </span>
        </p>
      </Stack>
      <Price
        size="product"
        current={money(price)}
        hint={say('marketplace.product.goodsHint')}
        {...(old_price !== null && { struck: money(old_price), struckLabel: say('marketplace.card.before') })}
        {...(lowest_price !== null && {
          lowest: say('marketplace.product.lowest', { price: money(lowest_price) }),
        })}
      />
      <ProductDoor variant={variant} />
      <ProductOptions product={product} variant={variant} />
      <ProductForm product={product} variant={variant} />
      <KeyFacts facts={facts} />
    </Stack>
  );
};
