import type { Product } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { SpecTable } from '@shop/ui-theme/spec-table';
import { Stack } from '@shop/ui-theme/stack';
import { useProductMessages } from './product-page.messages.ts';
import type { Variant } from './chosen-variant.ts';

const MM_PER_CM = 10;
const G_PER_KG = 1000;

/** The attributes of a product, with the measures that its delivery is priced by. */
export const ProductSpecification = ({ product, variant }: { product: Product; variant: Variant }) => {
  const say = useProductMessages();
  const formats = useFormats();
  const [length, width, height] = product.sides_mm.map((mm) => formats.number(mm / MM_PER_CM));
  const kg = formats.number(product.weight_g / G_PER_KG);
  return (
    <Box as="section" marginBlockStart={{ sm: 40, md: 56 }}>
      <Stack gap={16}>
        <Heading level={2} look="section">
          {say('marketplace.product.specification')}
        </Heading>
        <SpecTable
          caption={say('marketplace.product.specification')}
          rows={[
            ...product.specification.map(({ name, value }) => ({ label: name, value })),
            {
              label: say('marketplace.product.size'),
              value: say('marketplace.product.sizeValue', { length, width, height }),
            },
            {
              label: say('marketplace.product.weightLabel'),
              value: say('marketplace.product.weightValue', { kg }),
            },
            { label: say('marketplace.product.sku'), value: variant.sku },
          ]}
        />
      </Stack>
    </Box>
  );
};
