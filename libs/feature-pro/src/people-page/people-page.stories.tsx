import type { Meta, StoryObj } from '@storybook/react-vite';
import { aColleague, anAccount, anOpenInvitation } from '../testing/a-pro.ts';
import { atPro } from '../testing/at-pro.ts';

const meta = { title: 'Pages/Pro/People' } satisfies Meta;

export default meta;

const at = '/site-pro/people';

export const Alone: StoryObj = atPro(at);
export const Several: StoryObj = atPro(at, {
  people: [
    aColleague({ is_me: true }),
    aColleague({ id: 2, name: 'Jonas Pirkėjas', email: 'jonas@company.example', role: 'buyer' }),
    aColleague({ id: 3, name: '', email: 'books@company.example', role: 'bookkeeper' }),
  ],
  invitations: [
    anOpenInvitation(),
    anOpenInvitation({ id: 2, email: 'late@company.example', is_over: true }),
  ],
});
export const OfABuyer: StoryObj = atPro(at, {
  state: { account: { ...anAccount(), role: 'buyer', rights: ['order', 'orders'] } },
  people: [aColleague(), aColleague({ id: 2, name: 'Jonas Pirkėjas', role: 'buyer', is_me: true })],
});
export const RoleSaved: StoryObj = atPro(`${at}?done=role`);
