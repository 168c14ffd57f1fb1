import type { CurrentUser } from '@shop/data-access';

export type OwnAddress = NonNullable<CurrentUser>['addresses'][number];

export const findOwnAddress = (user: CurrentUser, id: string | number | undefined): OwnAddress | undefined =>
  user?.addresses.find((address) => String(address.id) === String(id));
