import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useProblemWords } from '../form/problem-words.ts';
import { useProblem } from '../form/use-problem.ts';
import { narrow } from '../frame/frame.css.ts';
import { useMessages } from '../messages.ts';

/** Login, password and a code of the app, or a recovery code. */
export const LogInPage = () => {
  const say = useMessages();
  const sayProblem = useProblemWords();
  const problem = useProblem('enter');
  const isCode = problem?.code === 'staff.code';
  return (
    <main className={narrow}>
      <title>{say('office.page_title', { title: say('office.log_in') })}</title>
      <PageTitle heading={say('office.log_in')} hint={say('office.name')} />
      <ActForm act="enter">
        {isCode && <Notice tone="critical">{sayProblem('staff.code')}</Notice>}
        <Stack gap={12}>
          <ActField act="enter" name="login" label={say('office.login')} autoComplete="username" isFirst />
          <ActField
            act="enter"
            name="password"
            type="password"
            label={say('office.password')}
            autoComplete="current-password"
          />
          <ActField
            act="enter"
            name="code"
            label={say('office.code')}
            hint={say('office.code_hint')}
            autoComplete="one-time-code"
          />
          <Button type="submit" isBlock>
            {say('office.log_in')}
          </Button>
        </Stack>
      </ActForm>
    </main>
  );
};
