import { useLinks } from '@shop/page';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Heading } from '@shop/ui-theme/heading';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';

/** A part that could not be fetched. */
export const PartFailed = ({ again }: { again: string }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Notice
      tone="critical"
      action={
        <ButtonLink look="quiet" size="small" href={href(again)}>
          {say('pro.failed_again')}
        </ButtonLink>
      }
    >
      {say('pro.failed')}
    </Notice>
  );
};

type Props = { heading: string; filter?: ReactNode; download?: string; children: ReactNode };

/** A part: its filter, its rows, and the file of all of them. */
export const PartFrame = ({ heading, filter, download, children }: Props) => {
  const say = useMessages();
  return (
    <Stack gap={16} as="section">
      <Heading level={2} look="section">
        {heading}
      </Heading>
      {filter}
      {children}
      {download !== undefined && (
        <div>
          <TextLink href={download} isDownload>
            {say('pro.download')}
          </TextLink>
        </div>
      )}
    </Stack>
  );
};
