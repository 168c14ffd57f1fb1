import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Figure } from '@shop/ui-theme/figure';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { Toast, ToastStack } from '@shop/ui-theme/toast';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages.ts';

const SHOWN_MS = 4000;

/** The client's number in the warehouse, with a copy button. */
export const SuiteBox = ({ number }: { number: string }) => {
  const say = useMessages();
  const canCopy = useHydrated() && 'clipboard' in navigator;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    setCopied(true);
  };
  return (
    <Box ground="box" as="section">
      <Stack gap={8}>
        <Heading level={2} look="section">
          {say('account.overview.suite')}
        </Heading>
        <Inline justify="between">
          <Figure amount={number} />
          {canCopy && (
            <Button look="quiet" size="small" icon="copy" onClick={() => void copy()}>
              {say('account.overview.copy')}
            </Button>
          )}
        </Inline>
        <Text size="small" tone="muted">
          {say('account.overview.suite_hint')}
        </Text>
      </Stack>
      <ToastStack label={say('account.messages')}>
        {isCopied && <Toast icon="copy">{say('account.overview.copied', { number })}</Toast>}
      </ToastStack>
    </Box>
  );
};
