import type { FormAnswer, ModalProps } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Modal } from '@shop/ui-theme/dialog';
import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { RecalculateForm } from '../quote-page/recalculate-form.tsx';

/** Another way or another country for an offer, over its page. */
export const RecalculateModal = ({ quote, onClose }: ModalProps<'recalculate'>) => {
  const say = useMessages();
  const fetcher = useFetcher<FormAnswer | { isDone: true }>();
  const answer = fetcher.data;
  const isDone = answer !== undefined && 'isDone' in answer;
  useEffect(() => {
    if (isDone) onClose('recalculated');
  }, [isDone, onClose]);
  return (
    <Modal
      heading={say('quotes.recalculate_heading')}
      closeLabel={say('quotes.close')}
      isOpen
      onClose={() => onClose()}
    >
      <RecalculateForm
        quote={quote}
        action={laterPaths.quote.to({ slug: quote.slug })}
        fetcher={fetcher}
        answer={answer && 'errors' in answer ? answer : undefined}
      />
    </Modal>
  );
};
