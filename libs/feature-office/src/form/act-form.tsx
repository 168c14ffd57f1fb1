import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormKey } from '../office-provider.tsx';
import { useProblemWords } from './problem-words.ts';
import { useProblem } from './use-problem.ts';

export type ActFormProps = {
  /** Which form of the page it is. */
  act: string;
  /** The id of its row, sent as `id`. */
  row?: string | number;
  /** The page's address, where its query says what is changed. Without it the query is left out. */
  address?: string;
  /** It sends files. */
  hasFiles?: boolean;
  children: ReactNode;
};

/** A form of the office, with the refusal of its last sending. It needs no scripts. */
export const ActForm = ({ act, row = '', address, hasFiles = false, children }: ActFormProps) => {
  const formKey = useFormKey();
  const { pathname } = useLocation();
  const say = useProblemWords();
  const problem = useProblem(act, String(row));
  const isShown = problem && problem.code !== 'next' && Object.keys(problem.errors).length === 0;
  return (
    <form method="post" action={address ?? pathname} {...(hasFiles && { encType: 'multipart/form-data' })}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="key" value={formKey} />
      {row !== '' && <input type="hidden" name="id" value={row} />}
      <Stack gap={8}>
        {isShown && <Notice tone="critical">{say(problem.code)}</Notice>}
        {children}
      </Stack>
    </form>
  );
};
