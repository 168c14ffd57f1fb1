import { isApiProblem } from '@shop/data-access';
import { PageBody, PageHead, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useProductMessages } from './product-page.messages.ts';

const GONE = 410;
const UNKNOWN = 404;

const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) || isApiProblem(error) ? error.status : 0;

/** Withdrawn and unknown products have two messages; other errors are left to the frame. */
export const ProductPageError = () => {
  const error = useRouteError();
  const say = useProductMessages();
  const sayShared = useMessages();
  const { href } = useLinks();
  const status = statusOf(error);
  if (status !== GONE && status !== UNKNOWN) throw error;
  const kind = status === GONE ? 'gone' : 'unknown';
  const heading = say(`marketplace.product.${kind}Heading`);
  return (
    <PageBody begins="title">
      <PageHead title={heading} isIndexed={false} />
      <EmptyState
        level={1}
        heading={heading}
        picture="search"
        actions={
          <ButtonLink href={href(paths.marketplace.to())}>
            {sayShared('marketplace.home.allCategories')}
          </ButtonLink>
        }
      >
        {say(`marketplace.product.${kind}Text`)}
      </EmptyState>
    </PageBody>
  );
};
