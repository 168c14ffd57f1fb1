import type { FormAnswer, ModalProps } from '@shop/page';
import { paths } from '@shop/paths';
import { Modal } from '@shop/ui-theme/dialog';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useFetcher } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { AskLinkForm } from '../password-reset-page/ask-link-form.tsx';
import type { LinkSent } from '../password-reset-page/password-reset-page.action.ts';

/** Has a link mailed and stays on the page; it can be requested again, since a mail may be lost. */
export const ForgotModal = ({ email, onClose }: ModalProps<'forgot-password'>) => {
  const say = useMessages();
  const fetcher = useFetcher<FormAnswer | LinkSent>();
  const answer = fetcher.data;
  const sentTo = answer && 'outcome' in answer ? answer.email : undefined;
  return (
    <Modal
      heading={say('account.reset.ask_title')}
      closeLabel={say('account.close')}
      isOpen
      onClose={() => (sentTo ? onClose('sent') : onClose())}
    >
      <Stack gap={20}>
        {sentTo ? (
          <Notice tone="success" icon="mail">
            {say('account.reset.sent', { email: sentTo })}
          </Notice>
        ) : (
          <Text tone="muted">{say('account.reset.ask_hint')}</Text>
        )}
        <AskLinkForm
          action={paths.passwordReset.to({ '*': '' })}
          fetcher={fetcher}
          answer={answer && 'errors' in answer ? answer : undefined}
          values={{ email }}
        />
      </Stack>
    </Modal>
  );
};
