import type { Meta, StoryObj } from '@storybook/react-vite';
import { anInvitation } from '../testing/a-pro.ts';
import { atPro } from '../testing/at-pro.ts';

const meta = { title: 'Pages/Pro/Invitation' } satisfies Meta;

export default meta;

const at = `/site-pro/invitation/${'c'.repeat(43)}`;
const none = { company: null, role: null };

export const Open: StoryObj = atPro(at, { visitor: 'client' });
export const Unknown: StoryObj = atPro(at, {
  visitor: 'client',
  invitation: anInvitation({ state: 'unknown', ...none }),
});
export const OfAnotherAddress: StoryObj = atPro(at, {
  visitor: 'client',
  invitation: anInvitation({ state: 'other_address', ...none }),
});
export const HasACompany: StoryObj = atPro(at, {
  invitation: anInvitation({ state: 'has_company', ...none }),
});
