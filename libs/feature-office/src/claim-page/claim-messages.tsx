import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { Photo } from '../photo/photo.tsx';
import { typed } from './message.css.ts';

type Claim = AnswerOf<typeof officeCalls.claim>['claim'];
type File = Claim['messages'][number]['files'][number];

const ClaimFile = ({ id, file: { position, kind } }: { id: number; file: File }) => {
  const say = useMessages();
  const href = `/files/claims/${id}/${position}`;
  return kind === 'picture' ? (
    <Photo href={href} alt={say('office.photo', { number: position })} />
  ) : (
    <TextLink href={href}>{say('office.document', { number: position })}</TextLink>
  );
};

/** What buyer and staff have written, with the buyer’s photos and documents. */
export const ClaimMessages = ({ id, messages }: Pick<Claim, 'id' | 'messages'>) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Stack gap={8}>
      {messages.map(({ staff, text, at, files }, index) => (
        <Box key={index} ground="box">
          <Stack gap={8}>
            <Text size="small" tone="muted">
              {say('office.claim.said', {
                who: staff ?? say('office.claim.buyer'),
                when: formats.dateTime(at),
              })}
            </Text>
            <p className={typed}>{text}</p>
            {files.length > 0 && (
              <Inline>
                {files.map((file) => (
                  <ClaimFile key={file.position} id={id} file={file} />
                ))}
              </Inline>
            )}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
};
