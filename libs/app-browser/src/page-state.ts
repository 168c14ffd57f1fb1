import { PAGE_STATE_ID, type PageState } from '@shop/app-shell';
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router-dom';

/** What the server rendered this page from. */
export const readPageState = (): PageState => {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text) as PageState;
};

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

export const reviveErrors = (errors: PageState['errors']): PageState['errors'] =>
  errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, revive(error)]));
