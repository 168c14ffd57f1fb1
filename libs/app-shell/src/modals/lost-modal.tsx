import { Button } from '@shop/ui-theme/button';
import { Modal } from '@shop/ui-theme/dialog';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useNewBuild } from '../errors/use-new-build.ts';
import { useMessages } from '../messages.ts';

type Props = { isOffline: boolean; onClose: () => void };

/**
 * Replaces a modal whose file cannot be fetched. The page below it and its typed text stay: only a page
 * without unsaved input is reloaded automatically.
 */
export const LostModal = ({ isOffline, onClose }: Props) => {
  const say = useMessages();
  useNewBuild(!isOffline);
  return (
    <Modal
      size="small"
      heading={say(isOffline ? 'shell.offline.heading' : 'shell.deploy.heading')}
      closeLabel={say('shell.categories.close')}
      isOpen
      onClose={onClose}
    >
      <Stack gap={16} align="start">
        <Text>{say(isOffline ? 'shell.modal.offline' : 'shell.deploy.text')}</Text>
        {!isOffline && (
          <Button look="primary" onClick={() => location.reload()}>
            {say('shell.deploy.refresh')}
          </Button>
        )}
      </Stack>
    </Modal>
  );
};
