import { findLanguage, useLanguage } from '@shop/i18n';
import type { ReactNode } from 'react';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Props = { code: string; children: ReactNode };

/** A text that is missing in the reader's language is marked as the language that it is in. */
export const InItsLanguage = ({ code, children }: Props) => {
  const say = useMessages();
  const { code: own } = useLanguage();
  if (code === own) return children;
  return (
    <Stack gap={16}>
      <Text tone="muted">{say('content.only_english')}</Text>
      <div lang={findLanguage(code)?.tag ?? code}>{children}</div>
    </Stack>
  );
};
