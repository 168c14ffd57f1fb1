import type { Claim } from '@shop/data-access/claims';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useFileWords } from '../claim-files/use-file-words.ts';
import { useMessages } from '../messages.ts';

type Message = Claim['messages'][number];

const ClaimMessage = ({ message, slug }: { message: Message; slug: string }) => {
  const say = useMessages();
  const formats = useFormats();
  const { sizeOf } = useFileWords();
  return (
    <Box as="article" ground={message.from === 'staff' ? 'box' : 'none'}>
      <Stack gap={8}>
        <Inline gap={8} align="baseline">
          <Text as="span" weight="strong">
            {say(`claims.from.${message.from}`)}
          </Text>
          <Text as="span" size="small" tone="muted">
            {formats.dateTime(message.at)}
          </Text>
        </Inline>
        {message.text.split('\n').map((line, at) => (
          <Text key={`${at} ${line}`} isMeasured>
            {line}
          </Text>
        ))}
        {message.files.map(({ position, kind, size }) => (
          <Text key={position} size="small">
            <TextLink href={`/api/claims/${slug}/files/${position}`} opensApart>
              {say(`claims.file.${kind}`, { number: position, size: sizeOf(size) })}
            </TextLink>
          </Text>
        ))}
      </Stack>
    </Box>
  );
};

/** What buyer and staff have written, oldest first. */
export const ClaimThread = ({ claim }: { claim: Claim }) => {
  const say = useMessages();
  return (
    <Stack gap={16} as="section">
      <Heading level={2} look="section">
        {say('claims.thread')}
      </Heading>
      {claim.messages.map((message, at) => (
        <ClaimMessage key={`${message.at} ${at}`} message={message} slug={claim.slug} />
      ))}
    </Stack>
  );
};
