import type { Modals } from '@shop/page';
import { useMemo, type ReactNode } from 'react';

export const useModalHost = (): { modals: Modals; host: ReactNode } => {
  const modals = useMemo<Modals>(
    () => ({ open: () => Promise.resolve(undefined), closeAll: () => {}, has: () => false }),
    [],
  );
  return { modals, host: null };
};
