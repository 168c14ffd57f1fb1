import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { ProductSizes, type ProductSizesProps } from './product-sizes.tsx';
import { SIZE_CHART_ID } from './size-chart-link.tsx';
import { useSizeMessages } from './size-chart.messages.ts';

/** The size chart as a part of the product's page, the target of the link without scripts. */
export const SizeChartSection = (sizes: ProductSizesProps) => {
  const say = useSizeMessages();
  return (
    <Box as="section" id={SIZE_CHART_ID} marginBlockStart={{ sm: 40, md: 56 }}>
      <Stack gap={16}>
        <Heading level={2} look="section">
          {say('marketplace.sizes.heading')}
        </Heading>
        <ProductSizes {...sizes} />
      </Stack>
    </Box>
  );
};
