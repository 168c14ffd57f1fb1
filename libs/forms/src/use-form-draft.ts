import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useMemo } from 'react';
import { readDraft, type FormDraft } from './form-draft.ts';

/**
 * What was typed into the form before the page was loaded again or left; null where nothing was, and while the page is
 * still the server's. The form that is drawn with a draft needs a key of its own, since fields take their first value once.
 */
export const useFormDraft = (key: string | null): FormDraft | null => {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated && key !== null ? readDraft(key) : null), [isHydrated, key]);
};
