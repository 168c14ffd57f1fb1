import type { Forward } from '@shop/data-access/forwarding';
import { Tag, type TagTone } from '@shop/ui-theme/tag';
import { useMessages } from './messages.ts';

const TONES: Record<Forward['state'], TagTone> = {
  requested: 'info',
  awaiting_declaration: 'warning',
  packing: 'info',
  measured: 'info',
  approval_required: 'warning',
  awaiting_payment: 'warning',
  paid: 'success',
  handed_over: 'success',
  delivered: 'success',
  cancelled: 'soft',
};

/** The state of a forward request in a word or two. */
export const RequestTag = ({ state }: { state: Forward['state'] }) => {
  const say = useMessages();
  return <Tag tone={TONES[state]}>{say(`parcels.request_state.${state}`)}</Tag>;
};
