import { PageHead, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { ErrorPage } from '@shop/ui-theme/error-page';
import { useMessages } from '../messages.ts';

/** The cart failed to load: the page shows an error, never an empty cart. */
export const CartPageError = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <>
      <PageHead title={say('cart.title')} isIndexed={false} />
      <ErrorPage
        heading={say('cart.error.heading')}
        picture="parcel"
        actions={<ButtonLink href={href(paths.cart.to())}>{say('cart.error.retry')}</ButtonLink>}
      >
        {say('cart.error.text')}
      </ErrorPage>
    </>
  );
};
