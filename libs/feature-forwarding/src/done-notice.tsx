import { useFormAnswer } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from './messages.ts';

const DONE = ['announced', 'withdrawn', 'requested', 'declared', 'approved', 'cancelled'] as const;

type Props = {
  words?: Readonly<Record<string, string>>;
  /** The form below says what was refused. */
  isSaidByForm: boolean;
};

/** What the last form has done. A refusal of a button without fields is said by its code. */
export const DoneNotice = ({ words = {}, isSaidByForm }: Props) => {
  const say = useMessages();
  const [search] = useSearchParams();
  const answer = useFormAnswer();
  const done = DONE.find((one) => one === search.get('done'));
  if (answer && isSaidByForm) return null;
  if (answer)
    return <Notice tone="critical">{words[answer.message] ?? say('parcels.problem.changed')}</Notice>;
  return done ? <Notice tone="success">{say(`parcels.done.${done}`)}</Notice> : null;
};
