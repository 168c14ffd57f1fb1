import { TextArea } from '@shop/ui-theme/text-area';
import { useProblemWords } from './problem-words.ts';
import { useProblem } from './use-problem.ts';

export type ActAreaProps = {
  act: string;
  name: string;
  label: string;
  rows?: number;
  defaultValue?: string;
  hint?: string;
};

/** A longer text of a form, with what was typed and what is wrong with it. */
export const ActArea = ({ act, name, label, rows = 3, defaultValue = '', hint }: ActAreaProps) => {
  const say = useProblemWords();
  const problem = useProblem(act);
  const code = problem?.errors[name]?.[0];
  return (
    <TextArea
      {...{ name, label, rows, hint }}
      defaultValue={problem?.fields[name] ?? defaultValue}
      error={code && say(code)}
    />
  );
};
