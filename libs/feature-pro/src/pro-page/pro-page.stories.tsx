import type { Meta, StoryObj } from '@storybook/react-vite';
import { anApplication } from '../testing/a-pro.ts';
import { atPro } from '../testing/at-pro.ts';

const meta = { title: 'Pages/Pro/Application' } satisfies Meta;

export default meta;

export const Guest: StoryObj = atPro('/pro', { visitor: 'guest' });
export const Client: StoryObj = atPro('/pro', { visitor: 'client' });
export const Asked: StoryObj = atPro('/pro', {
  visitor: 'client',
  state: { application: anApplication() },
});
export const Declined: StoryObj = atPro('/pro', {
  visitor: 'client',
  state: { application: anApplication({ state: 'declined', reason: 'The code is of another company.' }) },
});
export const Approved: StoryObj = atPro('/pro');
