import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Newsletter' } satisfies Meta;

export default meta;

const token = 'a'.repeat(43);

export const Asked: StoryObj = atPage({ at: '/newsletter' });
export const Small: StoryObj = { ...Asked, globals: { viewport: { value: 'small' } } };
export const Sent: StoryObj = atPage({ at: '/newsletter?done=sent' });
export const ToConfirm: StoryObj = atPage({ at: `/newsletter/confirm/${token}` });
export const Confirmed: StoryObj = atPage({ at: `/newsletter/confirm/${token}?done=confirmed` });
export const ToEnd: StoryObj = atPage({ at: `/newsletter/unsubscribe/${token}?topic=tips` });
