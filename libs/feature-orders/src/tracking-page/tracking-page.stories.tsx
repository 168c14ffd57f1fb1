import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Tracking' } satisfies Meta;

export default meta;

export const Empty: StoryObj = atPage({ at: '/tracking', answers: [] });
export const NoNumber: StoryObj = atPage({ at: '/tracking?number=%3F', answers: [] });
