import { AssistGoods } from './assist-goods.tsx';
import { AssistRecent } from './assist-recent.tsx';
import { useSettled } from './use-settled.ts';

export type AssistListProps = {
  /** The current text of the field. */
  typed: string;
};

/** One letter matches half of the shop. */
const LEAST_LETTERS = 2;
/** No request is made between two letters of a slow typist. */
const SETTLED_MS = 180;

/** Recent searches, until there is something to search for. */
export const AssistList = ({ typed }: AssistListProps) => {
  const term = useSettled(typed.trim(), SETTLED_MS);
  return term.length < LEAST_LETTERS ? <AssistRecent /> : <AssistGoods term={term} />;
};
