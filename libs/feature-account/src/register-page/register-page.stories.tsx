import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Register' } satisfies Meta;

export default meta;

export const Empty: StoryObj = atPage({ at: '/register' });

export const ForgottenPassword: StoryObj = atPage({ at: '/password-reset' });
