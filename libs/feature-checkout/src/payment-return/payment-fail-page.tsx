import { PageBody, PageHead, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { useMessages } from '../messages.ts';

/** Says only that nothing was paid: the visitor may not be the payer. */
export const PaymentFailPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <PageBody>
      <PageHead title={say('checkout.fail.title')} isIndexed={false} />
      <EmptyState
        heading={say('checkout.fail.title')}
        level={1}
        picture="none"
        actions={
          <>
            <ButtonLink look="primary" href={href(paths.cart.to())}>
              {say('checkout.fail.cart')}
            </ButtonLink>
            <ButtonLink look="quiet" href={href(paths.home.to())}>
              {say('checkout.fail.home')}
            </ButtonLink>
          </>
        }
      >
        {say('checkout.fail.text')}
      </EmptyState>
    </PageBody>
  );
};
