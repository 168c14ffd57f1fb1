import { AssistGoods } from './assist-goods.tsx';
import { AssistRecent } from './assist-recent.tsx';
import { useSettled } from './use-settled.ts';

export type AssistListProps = {
  /** What stands in the field now. */
  typed: string;
};

/** One letter finds half of the shop. */
const LEAST_LETTERS = 2;
/** Between two letters of a slow typist nothing is asked. */
const SETTLED_MS = 180;

/** What was searched before, until there is something to search for. */
export const AssistList = ({ typed }: AssistListProps) => {
  const term = useSettled(typed.trim(), SETTLED_MS);
  return term.length < LEAST_LETTERS ? <AssistRecent /> : <AssistGoods term={term} />;
};
