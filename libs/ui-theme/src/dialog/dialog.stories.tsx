import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../link/text-link.tsx';
import { Text } from '../text/text.tsx';
import { type DialogProps, Drawer, Modal } from './dialog.tsx';

const meta = {
  title: 'Components/Modal',
  component: Modal,
  args: {
    heading: 'Log in',
    closeLabel: 'Close',
    isOpen: true,
    onClose: fn(),
    children: <Text>Your cart and your orders are kept with your account.</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On large windows. */
const isWide =
  (width: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    if (innerWidth >= width + 64) await expect(dialog.getBoundingClientRect().width).toBe(width);
  };

export const Medium: Story = { play: isWide(520) };
export const Small: Story = { args: { size: 'small', heading: 'Remove the address?' }, play: isWide(420) };
export const ExtraLarge: Story = { args: { size: 'xlarge', heading: 'Sizes' }, play: isWide(1040) };

const SIZES = ['small', 'medium', 'xlarge'] as const;

/** The three sizes, one after the other; `look` has the assertions for each. */
const Sizes = ({ onClose: _, isOpen: __, ...args }: DialogProps) => {
  const [size, setSize] = useState<(typeof SIZES)[number]>();
  return (
    <>
      {SIZES.map((one) => (
        <Button key={one} onClick={() => setSize(one)}>
          {one}
        </Button>
      ))}
      {size && <Modal {...args} size={size} isOpen onClose={() => setSize(undefined)} />}
    </>
  );
};

/** Waits until a dialog is at rest: the box of a `finished` animation changes one frame later. */
const standStill = async (dialog: HTMLElement) => {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
};

const eachSize =
  (look: (size: (typeof SIZES)[number], box: DOMRect) => Promise<void>): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const size of SIZES) {
      await userEvent.click(canvas.getByRole('button', { name: size }));
      const dialog = await canvas.findByRole('dialog');
      await standStill(dialog);
      await look(size, dialog.getBoundingClientRect());
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    }
  };

const WIDTHS = { small: 420, medium: 520, xlarge: 1040 } as const;

export const EachSize: Story = {
  name: 'R-MOD-06 Three sizes in the middle of a wide screen',
  render: (args) => <Sizes {...args} />,
  play: eachSize(async (size, { width }) => {
    await expect(width).toBe(Math.min(WIDTHS[size], innerWidth - 64));
  }),
  globals: { viewport: { value: 'large' } },
};

/** The mobile variant: a sheet from below, as high as its content, the largest nearly as high as the screen. */
export const EachSheet: Story = {
  name: 'R-MOD-06 Each size is a sheet from below on a small screen',
  render: (args) => <Sizes {...args} />,
  play: eachSize(async (size, { left, width, bottom, height }) => {
    await expect([left, width, Math.round(bottom)]).toEqual([0, innerWidth, innerHeight]);
    if (size === 'xlarge') await expect(height / innerHeight).toBeCloseTo(0.94, 1);
    else await expect(height).toBeLessThan(innerHeight * 0.6);
  }),
  globals: { viewport: { value: 'small' } },
};

/** Dragged down by its head the sheet closes; released earlier it returns. */
export const Swipe: Story = {
  render: (args) => <Opener kind={Modal} {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog');
    await standStill(dialog);
    const head = canvas.getByRole('heading', { name: 'Log in' });
    const top = dialog.getBoundingClientRect().top;
    const draw = (type: string, clientY: number) =>
      fireEvent(head, new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: 40, clientY }));
    await draw('pointerdown', top + 20);
    await draw('pointermove', top + 60);
    await expect(Math.round(dialog.getBoundingClientRect().top - top)).toBe(40);
    // Slowly, so that only the distance counts.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await draw('pointerup', top + 60);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().top)).toBe(Math.round(top)));
    await draw('pointerdown', top + 20);
    await draw('pointermove', top + 140);
    await draw('pointerup', top + 140);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
  globals: { viewport: { value: 'small' } },
};

export const WithActions: Story = {
  args: {
    heading: 'Remove the address?',
    actions: (
      <Stack gap={8}>
        <Button look="critical">Remove</Button>
        <Button look="quiet">Keep it</Button>
      </Stack>
    ),
  },
};

export const Scrolling: Story = {
  args: {
    heading: 'Terms of forwarding',
    actions: <Button>I agree</Button>,
    children: (
      <Stack>
        <TextLink href="#terms">Read them in Lithuanian</TextLink>
        {Array.from({ length: 24 }, (_, clause) => (
          <Text key={clause}>{clause + 1}. Parcels are opened, photographed and repacked in Delaware.</Text>
        ))}
      </Stack>
    ),
  },
};

export const OnSmallScreens: Story = {
  args: { actions: <Button>Log in</Button> },
  globals: { viewport: { value: 'small' } },
};

/** The opener, which gets the focus back. */
const Opener = ({ kind: Kind, ...args }: DialogProps & { kind: typeof Modal }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind
        {...args}
        isOpen={isOpen}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
};

/** Enter opens, Escape closes, the page behind does not scroll, and the focus returns. */
export const Keyboard: Story = {
  args: { children: <TextField id="email" name="email" label="E-mail" /> },
  render: (args) => <Opener kind={Modal} {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Log in' });
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    // The browser handles Escape of a native dialog; a test can only dispatch the resulting `cancel` event.
    (dialog as HTMLDialogElement).requestClose();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(opener).toHaveFocus();
  },
};

/** The host of a dialog may unmount it: the focus returns then too. */
const Leaving = (args: DialogProps) => {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <Button onClick={() => setThere(true)}>Open</Button>
      {isThere && <Drawer {...args} isOpen onClose={() => setThere(false)} />}
    </>
  );
};

export const FocusComesBack: Story = {
  args: { heading: 'Cart' },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Nebeprisikiškiakopūsteliaujančiuosiuose slaptažodžio atkūrimas',
    closeLabel: 'Uždaryti',
    children: <Text>Kuulilennuteetunneliluuk ja pangaautomaadikasutajatunnuseparandamine.</Text>,
    actions: <Button>Patvirtinti ir grįžti į užsakymo apmokėjimo puslapį</Button>,
  },
  globals: { viewport: { value: 'small' } },
};
