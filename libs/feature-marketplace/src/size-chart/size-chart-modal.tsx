import type { ModalProps } from '@shop/page';
import { Modal } from '@shop/ui-theme/dialog';
import { ProductSizes } from './product-sizes.tsx';
import { useSizeMessages } from './size-chart.messages.ts';

/** The size chart over the product's page. */
export const SizeChartModal = ({ onClose, ...sizes }: ModalProps<'size-chart'>) => {
  const say = useSizeMessages();
  return (
    <Modal
      heading={say('marketplace.sizes.heading')}
      closeLabel={say('marketplace.sizes.close')}
      isOpen
      onClose={() => onClose()}
    >
      <ProductSizes {...sizes} />
    </Modal>
  );
};
