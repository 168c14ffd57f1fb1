import type { AccountSecurity } from '@shop/data-access/factors';
import type { ShopFormProps } from '@shop/forms';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { ActForm } from './act-form.tsx';
import { KeyPicture } from './key-picture.tsx';
import { AppCodeForm } from './proof-form.tsx';

type Props = { security: AccountSecurity } & Pick<ShopFormProps, 'answer'>;

/** Codes of an authenticator app: on, off, or waiting for the first one. */
export const CodesSection = ({ security, answer }: Props) => {
  const say = useMessages();
  const { has_codes: areOn, is_proved: mayChange, new_key: key, recovery_codes_left: left } = security;
  if (areOn)
    return (
      <Stack gap={16}>
        <Text>{say('account.security.codes_on')}</Text>
        <Text tone="muted">{say('account.security.recovery_left', { count: left })}</Text>
        {mayChange && (
          <Inline>
            <ActForm intent="renew-recovery-codes" look="quiet">
              {say('account.security.recovery_renew')}
            </ActForm>
            <ActForm intent="end-codes" look="link">
              {say('account.security.codes_end')}
            </ActForm>
          </Inline>
        )}
      </Stack>
    );
  if (!mayChange) return <Text>{say('account.security.codes_off')}</Text>;
  if (!key)
    return (
      <Stack gap={16}>
        <Text>{say('account.security.codes_off')}</Text>
        <ActForm intent="begin-codes" look="primary">
          {say('account.security.codes_begin')}
        </ActForm>
      </Stack>
    );
  return (
    <Stack gap={16}>
      <Text>{say('account.security.scan')}</Text>
      <KeyPicture uri={key.uri} label={say('account.security.picture')} />
      <Text>{say('account.security.type_key')}</Text>
      <Text weight="middle">{key.key.match(/.{1,4}/g)?.join(' ')}</Text>
      <TextLink href={key.uri}>{say('account.security.open_app')}</TextLink>
      <AppCodeForm answer={answer} intent="confirm-codes" submit={say('account.security.codes_confirm')} />
    </Stack>
  );
};
