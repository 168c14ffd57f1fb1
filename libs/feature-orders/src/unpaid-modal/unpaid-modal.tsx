import { useLinks, type ModalProps } from '@shop/page';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Modal } from '@shop/ui-theme/dialog';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { FOCUS_TABLE } from '../orders-page/use-order-table-focus.ts';

/** Shows a client that there are unpaid orders, and links to them. */
export const UnpaidModal = ({ count, onClose }: ModalProps<'unpaid-orders'>) => {
  const say = useMessages();
  const { href } = useLinks();
  const seen = () => onClose('seen');
  return (
    <Modal
      size="small"
      heading={say('orders.unpaid.title', { count })}
      closeLabel={say('orders.unpaid.close')}
      isOpen
      onClose={seen}
      actions={
        <Stack gap={8}>
          <ButtonLink isBlock href={href(paths.myOrders.to({}, FOCUS_TABLE))} onClick={seen}>
            {say('orders.unpaid.pay')}
          </ButtonLink>
          <Button isBlock look="quiet" onClick={seen}>
            {say('orders.unpaid.close')}
          </Button>
        </Stack>
      }
    >
      <Text>{say('orders.unpaid.text')}</Text>
    </Modal>
  );
};
