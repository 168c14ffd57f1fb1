import type { LoaderFunctionArgs } from 'react-router-dom';
import { officeKey, type Office } from './office-context.ts';
import { outcomeOf } from './office-outcome.ts';

type Asked = {
  readonly api: Office['api'];
  readonly params: LoaderFunctionArgs['params'];
  /** A value of the address; '' without it. */
  readonly query: (name: string) => string;
};

/** A page's loader. It returns its data: nothing of the office is kept in a browser. */
export const loading =
  <Data>(load: (asked: Asked) => Promise<Data>) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const query = new URL(request.url).searchParams;
    try {
      return await load({
        ...{ api: context.get(officeKey).api, params },
        query: (name) => (query.get(name) ?? '').trim(),
      });
    } catch (failure) {
      throw outcomeOf(failure);
    }
  };
