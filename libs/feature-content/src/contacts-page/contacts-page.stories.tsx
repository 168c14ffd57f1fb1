import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Content/Contacts' } satisfies Meta;

export default meta;

export const Form: StoryObj = atPage({ at: '/contacts' });
export const OnSmallScreens: StoryObj = { ...Form, globals: { viewport: { value: 'small' } } };
export const Sent: StoryObj = atPage({ at: '/contacts?done=sent' });
