import type { Quote } from '@shop/data-access/quotes';
import { Tag, type TagTone } from '@shop/ui-theme/tag';
import { useMessages } from './messages.ts';

const TONES: Record<Quote['state'], TagTone> = {
  draft: 'soft',
  submitted: 'info',
  pricing: 'info',
  needs_info: 'warning',
  offered: 'success',
  expired: 'soft',
  declined: 'soft',
  accepted: 'success',
  cancelled: 'soft',
};

/** The state of a quote in a word or two. */
export const QuoteTag = ({ state }: { state: Quote['state'] }) => {
  const say = useMessages();
  return <Tag tone={TONES[state]}>{say(`quotes.state.${state}`)}</Tag>;
};
