import type { Modals } from '@shop/page';
import { whenIdle } from '@shop/page/when-idle';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createLateModals } from '../modals/late-modals.ts';
import { useModalSources } from '../modals/modal-sources.ts';
import type { LateFrame } from './late-frame.tsx';

type Late = { LateFrame: typeof LateFrame };

/** The part of the frame that is loaded when the page is idle, or by the first opened modal. */
export const useLateFrame = (): { modals: Modals; late: ReactNode } => {
  const sources = useModalSources();
  const [late, setLate] = useState<Late>();
  const [failure, setFailure] = useState<unknown>();
  const { modals, onHost, fetchLate } = useMemo(() => {
    const fetchLate = async () => setLate(await import('./late-frame.tsx'));
    // Without its file a modal would be a button without effect: the error page says what to do.
    return { ...createLateModals(sources, () => fetchLate().catch(setFailure)), fetchLate };
  }, [sources]);
  useEffect(() => whenIdle(() => void fetchLate().catch(() => {})), [fetchLate]);
  if (failure !== undefined) throw failure as Error;
  return { modals, late: late && <late.LateFrame onModals={onHost} /> };
};
