import type { Quote } from '@shop/data-access/quotes';
import { useModals } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** The place of the same form on the page, for visits without scripts. */
export const RECALCULATE_ID = 'recalculate';

/** Opens the modal; without scripts it leads to the form on the page. */
export const RecalculateLink = ({ quote }: { quote: Quote }) => {
  const say = useMessages();
  const modals = useModals();
  const navigate = useNavigate();
  const ask = async () => {
    const result = await modals.open('recalculate', { quote });
    if (result !== 'recalculated') return;
    const shown = laterPaths.quote.to({ slug: quote.slug }, { done: 'recalculate' });
    await navigate(shown, { replace: true, preventScrollReset: true });
  };
  return (
    <ButtonLink
      look="quiet"
      href={`#${RECALCULATE_ID}`}
      onClick={(event) => {
        if (!modals.has('recalculate')) return;
        event.preventDefault();
        void ask();
      }}
    >
      {say('quotes.recalculate_heading')}
    </ButtonLink>
  );
};
