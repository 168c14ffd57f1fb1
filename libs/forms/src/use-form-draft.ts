import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useMemo } from 'react';
import { readDraft, type FormDraft } from './form-draft.ts';

/**
 * The text typed into the form before the page was reloaded or left; null without any, and while the page is
 * still the server's. A form rendered with a draft needs its own key, since fields take their initial
 * value once.
 */
export const useFormDraft = (key: string | null): FormDraft | null => {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated && key !== null ? readDraft(key) : null), [isHydrated, key]);
};
