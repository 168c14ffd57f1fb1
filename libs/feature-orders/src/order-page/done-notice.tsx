import { Notice } from '@shop/ui-theme/notice';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';

const DONE = ['cancelled'] as const;

/** What the buyer has just done with the order. */
export const DoneNotice = () => {
  const say = useMessages();
  const [search] = useSearchParams();
  const done = DONE.find((one) => one === search.get('done'));
  return done ? <Notice tone="success">{say(`orders.done.${done}`)}</Notice> : null;
};
