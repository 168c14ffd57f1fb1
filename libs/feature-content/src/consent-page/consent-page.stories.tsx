import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Content/Consent' } satisfies Meta;

export default meta;

export const Form: StoryObj = atPage({ at: '/consent' });
export const OnSmallScreens: StoryObj = { ...Form, globals: { viewport: { value: 'small' } } };
export const Saved: StoryObj = atPage({ at: '/consent?done=saved' });
