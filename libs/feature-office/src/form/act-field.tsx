import { TextField, type TextFieldProps } from '@shop/ui-theme/text-field';
import type { FormProblem } from './form-problem.ts';
import { useProblemWords } from './problem-words.ts';
import { useProblem } from './use-problem.ts';

type Shown = 'name' | 'label' | 'hint' | 'inputMode' | 'autoComplete' | 'type' | 'width';

export type ActFieldProps = Pick<TextFieldProps, Shown> & {
  act: string;
  row?: string | number;
  defaultValue?: string;
  /** Typing begins here when the page opens. */
  isFirst?: boolean;
};

/** After a refusal typing goes on in the field that is wrong or comes next. */
const isTypedIn = (problem: FormProblem | null, name: string, isFirst: boolean): boolean => {
  if (problem === null) return isFirst;
  if (problem.focus !== null) return problem.focus === name;
  const [wrong] = Object.keys(problem.errors);
  return wrong === undefined ? isFirst : wrong === name;
};

/** A dense field of a form, with what was typed and what is wrong with it. */
export const ActField = ({
  act,
  row = '',
  name,
  defaultValue = '',
  isFirst = false,
  autoComplete = 'off',
  ...field
}: ActFieldProps) => {
  const say = useProblemWords();
  const problem = useProblem(act, String(row));
  const code = problem?.errors[name]?.[0];
  return (
    <TextField
      {...field}
      name={name}
      size="small"
      autoComplete={autoComplete}
      defaultValue={problem?.fields[name] ?? defaultValue}
      error={code && say(code)}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- pages without scripts can lead the keyboard in no other way
      autoFocus={isTypedIn(problem, name, isFirst)}
    />
  );
};
