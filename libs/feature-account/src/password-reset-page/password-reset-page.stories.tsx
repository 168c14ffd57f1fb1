import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Password reset' } satisfies Meta;

export default meta;

export const AskForLink: StoryObj = atPage({ at: '/password-reset' });

export const NewPassword: StoryObj = atPage({ at: '/password-reset/a-token-of-a-mail' });
