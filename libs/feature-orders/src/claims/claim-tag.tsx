import type { Claim } from '@shop/data-access/claims';
import { Tag, type TagTone } from '@shop/ui-theme/tag';
import { useMessages } from './messages.ts';

const TONES: Record<Claim['state'], TagTone> = {
  received: 'info',
  in_review: 'info',
  question: 'warning',
  refund: 'success',
  replacement: 'success',
  repair: 'success',
  refused: 'soft',
  closed: 'soft',
};

/** The state of a claim in a word or two. */
export const ClaimTag = ({ state }: { state: Claim['state'] }) => {
  const say = useMessages();
  return <Tag tone={TONES[state]}>{say(`claims.state.${state}`)}</Tag>;
};
