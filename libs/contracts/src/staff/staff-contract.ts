import type { StaffRight } from '@shop/domain/staff';
import type { Call } from '../call.ts';
import { contract, type Contract } from '../contract.ts';

/** A call of staff names its right; null: the login, which needs no session. */
export type StaffContract<
  Body = unknown,
  Answer = unknown,
  Right extends StaffRight | null = StaffRight | null,
> = Contract<Body, Answer, 'staff'> & { readonly right: Right };

type Parts<Body, Answer, Right> = {
  readonly right: Right;
  readonly summary: string;
  readonly body: NonNullable<Contract<Body, Answer, 'staff'>['body']>;
  readonly answer: Contract<Body, Answer, 'staff'>['answer'];
};

export const staffContract = <Body, Answer, Right extends StaffRight | null>(
  call: Call<Body, Answer>,
  { right, ...parts }: Parts<Body, Answer, Right>,
): StaffContract<Body, Answer, Right> => ({
  ...contract<Body, Answer, 'staff'>(call, { ...parts, access: 'staff' } as never),
  right,
});
