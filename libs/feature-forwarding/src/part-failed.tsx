import { useLinks } from '@shop/page';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Notice } from '@shop/ui-theme/notice';
import { useMessages } from './messages.ts';

/** A part that could not be fetched. */
export const PartFailed = ({ again }: { again: string }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Notice
      tone="critical"
      action={
        <ButtonLink look="quiet" size="small" href={href(again)}>
          {say('parcels.failed_again')}
        </ButtonLink>
      }
    >
      {say('parcels.failed')}
    </Notice>
  );
};
