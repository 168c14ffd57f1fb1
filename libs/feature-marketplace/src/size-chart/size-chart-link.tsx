import { useModals } from '@shop/page';
import { TextLink } from '@shop/ui-theme/text-link';
import type { ProductSizesProps } from './product-sizes.tsx';
import { useSizeMessages } from './size-chart.messages.ts';

export const SIZE_CHART_ID = 'size-chart';

/** Opens the size chart over the page; without scripts it links to the chart on the page. */
export const SizeChartLink = (sizes: ProductSizesProps) => {
  const say = useSizeMessages();
  const modals = useModals();
  return (
    <TextLink
      href={`#${SIZE_CHART_ID}`}
      onClick={(event) => {
        if (!modals.has('size-chart')) return;
        event.preventDefault();
        void modals.open('size-chart', sizes);
      }}
    >
      {say('marketplace.sizes.link')}
    </TextLink>
  );
};
