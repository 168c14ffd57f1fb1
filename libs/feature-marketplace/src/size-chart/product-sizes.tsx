import type { Product } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { SizeTable } from '@shop/ui-theme/size-table';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSizeMessages } from './size-chart.messages.ts';

export type SizeChart = NonNullable<Product['size_chart']>;

export type ProductSizesProps = {
  chart: SizeChart;
  manufacturer: string;
  /** The name of the chosen size. */
  chosen?: string | undefined;
};

const MM_PER_CM = 10;

/** The sizes of a product, as body measures in centimetres. */
export const ProductSizes = ({ chart, manufacturer, chosen }: ProductSizesProps) => {
  const say = useSizeMessages();
  const formats = useFormats();
  const cm = (mm: number) => formats.number(mm / MM_PER_CM);
  return (
    <Stack gap={12}>
      <SizeTable
        caption={say('marketplace.sizes.heading')}
        columns={[
          say('marketplace.sizes.size'),
          ...chart.measures.map((measure) => say(`marketplace.sizes.${measure}`)),
        ]}
        rows={chart.rows.map(({ size, values }) => ({
          size,
          isChosen: size === chosen,
          values: values.map((range) => range && `${cm(range[0])}–${cm(range[1])}`),
        }))}
      />
      <Text size="small" tone="muted">
        {chart.is_own ? say('marketplace.sizes.own', { manufacturer }) : say('marketplace.sizes.usual')}
      </Text>
    </Stack>
  );
};
