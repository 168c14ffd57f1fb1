import type { SlotProps } from '@shop/page';
import { AccountNav } from './account-nav.tsx';

/** For pages of other features. A file of its own: a build names no file for a module that pages also import directly. */
export const AccountNavSlot = (props: SlotProps['account.nav']) => <AccountNav {...props} />;
