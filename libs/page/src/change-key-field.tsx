import { usePage } from './page-provider.tsx';

/** In a form that changes the cart: sent twice without scripts, it changes the cart once. */
export const ChangeKeyField = () => <input type="hidden" name="key" value={usePage().formKey} />;
