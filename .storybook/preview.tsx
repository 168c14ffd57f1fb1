import { shopPreview } from '@shop/storybook/preview';

// Storybook reads these literals without running the file.
const preview = {
  ...shopPreview,
  tags: ['autodocs'],
  parameters: {
    ...shopPreview.parameters,
    options: { storySort: { order: ['Start', ['Welcome'], 'Foundations', 'Components', 'Pages'] } },
  },
};

export default preview;
