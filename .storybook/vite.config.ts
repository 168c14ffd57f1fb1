import { storybookViteConfig } from '@shop/storybook/vite';

export default storybookViteConfig;
