import type { Modals } from '@shop/page';
import { useEffect } from 'react';
import { unsavedInput } from '../errors/unsaved-input.ts';
import { useModalHost } from '../modals/use-modal-host.tsx';
import { useUnpaidOrders } from '../unpaid-orders/use-unpaid-orders.ts';
import { LoadingBar } from './loading-bar.tsx';
import { PageAnnouncement } from './page-announcement.tsx';

/** The parts of the frame that are not needed until the page is in use. */
export const LateFrame = ({ onModals }: { onModals: (modals: Modals) => void }) => {
  const { modals, host, isOpen } = useModalHost();
  useEffect(() => onModals(modals), [modals, onModals]);
  // Listens from now on, so that a missing modal file does not reload a page with typed text.
  useEffect(() => void unsavedInput(), []);
  useUnpaidOrders(modals, isOpen);
  return (
    <>
      <LoadingBar />
      <PageAnnouncement />
      {host}
    </>
  );
};
