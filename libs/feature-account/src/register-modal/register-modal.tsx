import type { FormAnswer, ModalProps } from '@shop/page';
import { paths } from '@shop/paths';
import { Modal } from '@shop/ui-theme/dialog';
import { Notice } from '@shop/ui-theme/notice';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { useModalLinks } from '../login-modal/use-modal-links.ts';
import { useMessages } from '../messages.ts';
import { RegisterForm } from '../register-form/register-form.tsx';
import type { PasswordSent } from '../register-page/register-page.action.ts';

type Answer = FormAnswer | PasswordSent | { isDone: true };

/** Creates an account and stays on the page. */
export const RegisterModal = ({ redirect, onClose }: ModalProps<'register'>) => {
  const say = useMessages();
  const fetcher = useFetcher<Answer>();
  const followLink = useModalLinks({ redirect, leave: () => onClose() });
  const answer = fetcher.data;
  const isDone = answer !== undefined && 'isDone' in answer;
  useEffect(() => {
    if (isDone) onClose('logged-in');
  }, [isDone, onClose]);
  const sentTo = answer && 'outcome' in answer ? answer.email : undefined;
  return (
    <div onClickCapture={followLink}>
      <Modal
        heading={say(sentTo ? 'account.register.sent_title' : 'account.register.title')}
        closeLabel={say('account.close')}
        isOpen
        onClose={() => onClose()}
      >
        {sentTo ? (
          <Notice tone="success" icon="mail">
            {say('account.register.sent', { email: sentTo })}
          </Notice>
        ) : (
          <RegisterForm
            action={paths.register.to()}
            fetcher={fetcher}
            answer={answer && 'errors' in answer ? answer : undefined}
            redirect={redirect}
          />
        )}
      </Modal>
    </div>
  );
};
