import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileField } from './file-field.tsx';

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    ...{ label: 'Photos or PDFs', name: 'files', multiple: true, progressLabel: 'Sending' },
    hint: 'Up to 5 files of 10 MB.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { error: 'No more than 5 files.' } };

export const Chosen: Story = {
  args: {
    files: [
      {
        key: 'a',
        name: 'torn-sleeve.jpg',
        note: '1.2 MB',
        removeLabel: 'Remove torn-sleeve.jpg',
        onRemove: fn(),
      },
      { key: 'b', name: 'receipt.pdf', note: '340 kB', progress: 0.4 },
      { key: 'c', name: 'video.mov', error: 'Only photos and PDFs.', removeLabel: 'Remove', onRemove: fn() },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove torn-sleeve.jpg' }));
    await expect(args.files?.[0]?.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: {
    files: [{ key: 'a', name: 'Nebeprisikiškiakopūsteliaujančiuosiuosekuulilennuteetunneliluuk.jpg' }],
  },
};
