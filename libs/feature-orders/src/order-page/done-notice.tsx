import { useFormAnswer } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useActionData, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { AgainNotice } from '../order-again/again-notice.tsx';
import type { Again } from '../order-again/order-again.ts';

const DONE = ['cancelled', 'mailed', 'address_changed'] as const;

/** The buyer's last action on the order. */
export const DoneNotice = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  const acted = useActionData() as Partial<Again> | undefined;
  const answer = useFormAnswer();
  if (acted?.outcome === 'again') return <AgainNotice again={acted as Again} />;
  if (answer?.message === 'too_many_mails')
    return <Notice tone="critical">{say('orders.mail_again.too_many')}</Notice>;
  const done = DONE.find((one) => one === search.get('done'));
  return done ? <Notice tone="success">{say(`orders.done.${done}`)}</Notice> : null;
};
