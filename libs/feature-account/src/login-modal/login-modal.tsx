import type { FormAnswer, ModalProps } from '@shop/page';
import { paths } from '@shop/paths';
import { Modal } from '@shop/ui-theme/dialog';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { CodeForm } from '../login-form/code-form.tsx';
import { LoginForm } from '../login-form/login-form.tsx';
import { useMessages } from '../messages.ts';
import { useModalLinks } from './use-modal-links.ts';

type Answer = FormAnswer | { isDone: true };

/** Logs in and stays on the page. */
export const LoginModal = ({ redirect, onClose }: ModalProps<'login'>) => {
  const say = useMessages();
  const fetcher = useFetcher<Answer>();
  const followLink = useModalLinks({ redirect, leave: () => onClose() });
  const isDone = fetcher.data !== undefined && 'isDone' in fetcher.data;
  useEffect(() => {
    if (isDone) onClose('logged-in');
  }, [isDone, onClose]);
  const answer = fetcher.data && 'errors' in fetcher.data ? fetcher.data : undefined;
  const step = answer?.values['step'];
  const form = { action: paths.login.to(), fetcher, answer };
  return (
    <div onClickCapture={followLink}>
      <Modal
        heading={say('account.login.title')}
        closeLabel={say('account.close')}
        isOpen
        onClose={() => onClose()}
      >
        {step === undefined ? (
          <LoginForm {...form} redirect={redirect} />
        ) : (
          <CodeForm {...form} step={step} />
        )}
      </Modal>
    </div>
  );
};
