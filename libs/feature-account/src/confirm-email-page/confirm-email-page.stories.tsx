import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Confirm e-mail' } satisfies Meta;

export default meta;

const at = `/confirm-email/${'a'.repeat(43)}`;

export const Asked: StoryObj = atPage({ at });
export const Confirmed: StoryObj = atPage({ at: `${at}?done=confirmed` });
export const WaitingForTheOther: StoryObj = atPage({ at: `${at}?done=waiting` });
