import { useBrand } from '@shop/page';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useMessages } from '../messages.ts';

/** Ten codes, shown once: to be saved as a file or printed. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const say = useMessages();
  const { name } = useBrand();
  const canPrint = useHydrated();
  const text = [`${name}: ${say('account.security.recovery')}`, '', ...codes, ''].join('\r\n');
  return (
    <Stack gap={16}>
      <Notice tone="success">{say('account.security.recovery_new')}</Notice>
      <Box>
        <Stack gap={8}>
          {codes.map((code) => (
            <Text key={code} weight="middle">
              {code}
            </Text>
          ))}
        </Stack>
      </Box>
      <Inline>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={`${name}.txt`}>
          {say('account.security.recovery_save')}
        </a>
        {canPrint && (
          <Button look="quiet" onClick={() => window.print()}>
            {say('account.security.recovery_print')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
};
