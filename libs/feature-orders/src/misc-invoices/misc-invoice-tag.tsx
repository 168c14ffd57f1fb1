import type { MiscInvoiceSummary } from '@shop/data-access/misc-invoices';
import { Tag, type TagTone } from '@shop/ui-theme/tag';
import { useMessages } from './messages.ts';

const TONES: Record<MiscInvoiceSummary['state'], TagTone> = {
  draft: 'soft',
  issued: 'info',
  accepted: 'warning',
  overdue: 'warning',
  paid: 'success',
  declined: 'soft',
  void: 'soft',
};

/** The state of an invoice in a word or two. */
export const MiscInvoiceTag = ({ state }: { state: MiscInvoiceSummary['state'] }) => {
  const say = useMessages();
  return <Tag tone={TONES[state]}>{say(`misc_invoices.state.${state}`)}</Tag>;
};
