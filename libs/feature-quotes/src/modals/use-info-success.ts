import type { Quote } from '@shop/data-access/quotes';
import { useModals } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** After an answer to staff the modal opens once: a reload does not open it again. */
export const useInfoSuccess = ({ slug, number }: Quote): void => {
  const modals = useModals();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAnswered = search.get('done') === 'answered' && modals.has('additional-info-success');
  useEffect(() => {
    if (!isAnswered) return;
    void (async () => {
      const seen = await modals.open('additional-info-success', { number });
      if (seen) await navigate(laterPaths.quote.to({ slug }), { replace: true, preventScrollReset: true });
    })();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once per answer, whatever renders again
  }, [isAnswered]);
};
