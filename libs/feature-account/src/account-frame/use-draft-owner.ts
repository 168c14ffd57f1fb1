import { claimDrafts } from '@shop/forms';
import { useQueriesOf } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

/** Deletes drafts of another client before the forms of a page that was just loaded read them. */
export const useDraftOwner = (): void => {
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const id = user?.id;
  useLayoutEffect(() => {
    if (id !== undefined) claimDrafts(String(id));
  }, [id]);
};
