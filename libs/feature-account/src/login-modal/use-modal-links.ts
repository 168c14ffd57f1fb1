import { useLinks, useModals } from '@shop/page';
import { paths } from '@shop/paths';
import type { MouseEvent } from 'react';

type ModalLinksOptions = { redirect?: string | undefined; leave: () => void };

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** In a modal the link to another of these forms opens that form's modal instead of leaving the page. */
export const useModalLinks = ({ redirect, leave }: ModalLinksOptions) => {
  const modals = useModals();
  const { href } = useLinks();
  const onward = redirect === undefined ? {} : { redirect };
  const ways: Readonly<Record<string, () => unknown>> = {
    [href(paths.login.to())]: () => modals.open('login', onward),
    [href(paths.register.to())]: () => modals.open('register', onward),
    [href(paths.passwordReset.to({ '*': '' }))]: () => modals.open('forgot-password'),
  };
  return (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const go = anchor && ways[anchor.pathname];
    if (!go || !isPlainClick(event)) return;
    event.preventDefault();
    leave();
    go();
  };
};
