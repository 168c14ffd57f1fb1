import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

beforeEach(() => {
  // Without layout every element counts as visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

const Lines = ({ preferred }: { preferred?: string }) => {
  const area = useKeptFocus<HTMLDivElement>(preferred);
  const [names, setNames] = useState(['Mug', 'Lamp', 'Shirt']);
  const [isUndoable, setUndoable] = useState(false);
  const remove = (name: string) => {
    setNames(names.filter((other) => other !== name));
    setUndoable(true);
  };
  return (
    <div ref={area}>
      {names.map((name) => (
        <button key={name} onClick={() => remove(name)}>
          {name}
        </button>
      ))}
      {isUndoable && <button data-undo>Undo</button>}
    </div>
  );
};

const focused = () => document.activeElement?.textContent;

test('the focus moves to the control after the removed one', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Lamp' }));
  await waitFor(() => expect(focused()).toBe('Shirt'));
});

test('after the last one it moves to the one before', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Shirt' }));
  await waitFor(() => expect(focused()).toBe('Lamp'));
});

test('a preferred control comes first', async () => {
  render(<Lines preferred="[data-undo]" />);
  await userEvent.click(screen.getByRole('button', { name: 'Mug' }));
  await waitFor(() => expect(focused()).toBe('Undo'));
});

test('a focus moved elsewhere in the meantime stays there', async () => {
  render(
    <>
      <Lines />
      <button>Elsewhere</button>
    </>,
  );
  screen.getByRole('button', { name: 'Mug' }).focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  screen.getByRole('button', { name: 'Mug' }).click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mug' })).toBeNull());
  expect(focused()).toBe('Elsewhere');
});
