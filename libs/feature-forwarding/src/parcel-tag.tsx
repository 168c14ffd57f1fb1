import type { Parcel } from '@shop/data-access/forwarding';
import { Tag, type TagTone } from '@shop/ui-theme/tag';
import { useMessages } from './messages.ts';

const TONES: Record<Parcel['state'], TagTone> = {
  announced: 'soft',
  received: 'info',
  unidentified: 'warning',
  checked: 'info',
  in_storage: 'success',
  overdue: 'warning',
  packed: 'info',
  shipped: 'success',
  restricted_hold: 'warning',
  returned: 'soft',
  disposed: 'soft',
  abandoned: 'soft',
};

/** The state of a parcel in a word or two. */
export const ParcelTag = ({ state }: { state: Parcel['state'] }) => {
  const say = useMessages();
  return <Tag tone={TONES[state]}>{say(`parcels.state.${state}`)}</Tag>;
};
