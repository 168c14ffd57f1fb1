import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { ListingFiltersDialogProps } from './listing-filters-dialog.tsx';
import { useWideScreen } from './use-wide-screen.ts';

export const FILTERS_ID = 'filters';
export const FILTERS_HASH = `#${FILTERS_ID}`;

type Dialog = ComponentType<ListingFiltersDialogProps>;

const loadDialog = async (): Promise<Dialog> =>
  (await import('./listing-filters-dialog.tsx')).ListingFiltersDialog;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Opens the dialog as a step of the history, so that "back" closes it. Where it cannot be had, the link's own way stays. */
export const useFiltersOpener = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    loadDialog().then(
      () => navigate({ hash: FILTERS_HASH, search }, { state: { isStep: true } }),
      () => location.assign(FILTERS_HASH),
    );
  };
};

/**
 * The filters' dialog and whether the address opens it. A reload or a link with its hash opens it as well; it closes as
 * soon as another address is on its way.
 */
export const useFiltersDialog = () => {
  const isWide = useWideScreen();
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<Dialog>();
  const isWanted = !isWide && (next ?? here).hash === FILTERS_HASH;
  useEffect(() => {
    // Without it the sheet opens by its address alone.
    if (isWanted)
      loadDialog().then(
        (loaded) => setDialog(() => loaded),
        () => {},
      );
  }, [isWanted]);
  const close = () => {
    if (!isWanted) return;
    const { isStep = false } = (here.state ?? {}) as { isStep?: boolean };
    void (isStep
      ? navigate(-1)
      : navigate({ hash: '', search: here.search }, { replace: true, preventScrollReset: true }));
  };
  return { Dialog, isOpen: isWanted, close };
};
