import { isApiProblem } from '@shop/data-access';
import type { AccountSecurity } from '@shop/data-access/factors';
import { useFormats } from '@shop/i18n';
import { usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextField } from '@shop/ui-theme/text-field';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountWords } from '../account-words.ts';
import { useMessages } from '../messages.ts';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { ActForm } from './act-form.tsx';

/** The client's passkeys; a browser that knows them can add one. */
export const PasskeySection = ({ security }: { security: AccountSecurity }) => {
  const say = useMessages();
  const formats = useFormats();
  const { passkeys, is_proved: mayChange } = security;
  return (
    <Stack gap={20}>
      {passkeys.length === 0 && <Text tone="muted">{say('account.security.no_passkeys')}</Text>}
      {passkeys.map(({ id, name, device, added_at, used_at }) => (
        <Inline key={id} justify="between">
          <Stack gap={4}>
            <Text weight="middle">{name}</Text>
            {device !== '' && (
              <Text size="small" tone="muted">
                {device}
              </Text>
            )}
            <Text size="small" tone="muted">
              {used_at === null
                ? say('account.security.passkey_added', { when: formats.dateTime(added_at) })
                : say('account.security.passkey_used', { when: formats.dateTime(used_at) })}
            </Text>
          </Stack>
          {mayChange && (
            <ActForm
              intent="remove-passkey"
              fields={{ id }}
              look="quiet"
              size="small"
              aria-label={say('account.security.passkey_remove_one', { name })}
            >
              {say('account.security.passkey_remove')}
            </ActForm>
          )}
        </Inline>
      ))}
      {mayChange && <NewPasskey />}
    </Stack>
  );
};

const NewPasskey = () => {
  const say = useMessages();
  const words = useAccountWords();
  const page = usePage();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  if (!isHydrated || !hasPasskeys()) return <Text>{say('account.security.passkey_cannot')}</Text>;
  const add = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('passkey-name') ?? '').trim();
    setState({ isBusy: true });
    try {
      await (await import('../passkeys/make-passkey.ts')).makePasskey(page, name);
      setState({ isBusy: false });
      await navigate(laterPaths.accountSecurity.to({}, { done: 'passkey-added' }));
    } catch (problem) {
      const isCancelled = problem instanceof Error && problem.name === 'NotAllowedError';
      const refusal =
        (isApiProblem(problem) && words[problem.message]) || say('account.security.passkey_failed');
      setState({ isBusy: false, ...(!isCancelled && { problem: refusal }) });
    }
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap={16}>
        {state.problem !== undefined && <Notice tone="critical">{state.problem}</Notice>}
        <TextField
          name="passkey-name"
          label={say('account.security.passkey_name')}
          hint={say('account.security.passkey_name_hint')}
          maxLength={60}
          required
        />
        <div>
          <Button type="submit" look="primary" isBusy={state.isBusy}>
            {say('account.security.passkey_add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
