import { useLinks, type ModalProps } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Modal } from '@shop/ui-theme/dialog';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

/** Confirms that staff have the buyer's answer, and says what follows. */
export const InfoSuccessModal = ({ number, onClose }: ModalProps<'additional-info-success'>) => {
  const say = useMessages();
  const { href } = useLinks();
  const seen = () => onClose('seen');
  return (
    <Modal
      size="small"
      heading={say('quotes.answered.title')}
      closeLabel={say('quotes.close')}
      isOpen
      onClose={seen}
      actions={
        <Stack gap={8}>
          <Button isBlock onClick={seen}>
            {say('quotes.answered.stay')}
          </Button>
          <ButtonLink isBlock look="quiet" href={href(laterPaths.quotes.to())} onClick={seen}>
            {say('quotes.answered.all')}
          </ButtonLink>
        </Stack>
      }
    >
      <Text>{say('quotes.answered.text', { number })}</Text>
    </Modal>
  );
};
