import type { PageState } from '@shop/app-shell';
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router-dom';

type PlainError = {
  __type?: string;
  status: number;
  statusText: string;
  data: unknown;
  message: string;
  stack?: string;
  serverDetails?: string;
};

const revive = (given: unknown): unknown => {
  const error = given as PlainError;
  if (error.__type === 'RouteErrorResponse')
    return new ErrorResponseImpl(error.status, error.statusText, error.data);
  const { message, stack = '', serverDetails } = error;
  return Object.assign(new Error(message), { stack, serverDetails });
};

/** The errors of a page in the form that its router expects; loaded only with a page that has some. */
export const reviveErrors = (errors: NonNullable<PageState['errors']>): PageState['errors'] =>
  Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, revive(error)]));
