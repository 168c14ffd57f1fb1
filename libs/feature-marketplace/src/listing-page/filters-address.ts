import { useViewport } from '@shop/page/viewport';
import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { writeAddress } from './listing-address.ts';
import type { ListingFiltersDialogProps } from './listing-filters-dialog.tsx';
import { isPlainClick } from './plain-click.ts';
import type { ListingView } from './use-listing.ts';

export const FILTERS_ID = 'filters';
export const FILTERS_HASH = `#${FILTERS_ID}`;

type Dialog = ComponentType<ListingFiltersDialogProps>;

const loadDialog = async (): Promise<Dialog> =>
  (await import('./listing-filters-dialog.tsx')).ListingFiltersDialog;

/**
 * Opens the dialog as a history entry, so that "back" closes it. If the dialog fails to load, the link's
 * default action runs.
 */
export const useFiltersOpener = ({ address, wanted }: Pick<ListingView, 'address' | 'wanted'>) => {
  const navigate = useNavigate();
  const here = useLocation();
  const asked = writeAddress(wanted);
  const search = asked === writeAddress(address) ? here.search : asked;
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
 * The filters' dialog and whether the address opens it. A reload or a link with its hash opens it as well; it
 * closes when another address starts to load.
 */
export const useFiltersDialog = () => {
  const isWide = useViewport() !== 'mobile';
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<Dialog>();
  const isWanted = !isWide && (next ?? here).hash === FILTERS_HASH;
  useEffect(() => {
    // Without it only the address opens the sheet.
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
