import { useModals, type Modals } from '@shop/page';
import { paths } from '@shop/paths';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

type Done = 'saved' | 'removed';
type Link = (event: MouseEvent<HTMLAnchorElement>) => void;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** With scripts the links of the list open modals; each is the address of a page with the same form. */
export const useAddressModals = () => {
  const modals = useModals();
  const navigate = useNavigate();
  const opening =
    (done: Done, open: (modals: Modals) => Promise<unknown>): Link =>
    (event) => {
      if (!modals.has('new-address') || !isPlainClick(event)) return;
      event.preventDefault();
      void (async () => {
        if ((await open(modals)) === undefined) return;
        await navigate(paths.deliveryAddresses.to({}, { done }), { replace: true, preventScrollReset: true });
      })();
    };
  return {
    add: opening('saved', (host) => host.open('new-address')),
    edit: (id: number) => opening('saved', (host) => host.open('edit-address', { id })),
    remove: (id: number) => opening('removed', (host) => host.open('remove-address', { id })),
  };
};
