import { useSpeech } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { use } from 'react';
import { useSaving } from './use-saving.ts';
import { WISH_ADDRESSES } from './wish-addresses.ts';
import { useWishMessages, wishMessages } from './wish-button.messages.ts';

type WishButtonProps = { variantId: number };

const WishForm = ({ variantId }: WishButtonProps) => {
  const say = useWishMessages();
  const { href, isOffered } = useLinks();
  const { onSubmit, isSaving, isSaved } = useSaving(variantId);
  if (!isOffered(WISH_ADDRESSES.save)) return null;
  return (
    <div role="status">
      {isSaved ? (
        <ButtonLink look="quiet" icon="check" href={href(WISH_ADDRESSES.list)}>
          {say('marketplace.wish.saved')}
        </ButtonLink>
      ) : (
        <form method="post" action={href(WISH_ADDRESSES.save)} onSubmit={onSubmit}>
          <input type="hidden" name="variant_id" value={variantId} />
          <Button type="submit" look="quiet" icon="heart" isBusy={isSaving}>
            {say('marketplace.wish.save')}
          </Button>
        </form>
      )}
    </div>
  );
};

/** Saves the shown version to the client's wish list; a plain form without scripts. Its words come with it. */
export const WishButton = ({ variantId }: WishButtonProps) => {
  use(useSpeech().learn(wishMessages));
  return <WishForm variantId={variantId} />;
};
