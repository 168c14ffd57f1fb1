import { renderView } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { Failure } from './failure.tsx';
import { reloadOnce } from './reload-once.ts';
import { unsavedInput } from './unsaved-input.ts';

vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn(() => false) }));
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const gone = new Error('Failed to fetch dynamically imported module: /assets/x.js');
const show = async (build: string, kind: 'deploy' | 'unexpected' = 'deploy') => {
  const asked = vi.fn(async () => Response.json({ build }));
  vi.stubGlobal('fetch', asked);
  await renderView(<Failure kind={kind} error={gone} />, { messages });
  return asked;
};

test('a page whose file was removed with its build is reloaded at once', async () => {
  await show('a newer one');
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledTimes(1));
});

test('a file that is missing from the current build asks for a refresh', async () => {
  const asked = await show('test');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await asked.mock.results[0]?.value;
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('any other failure requests no build', async () => {
  expect(await show('a newer one', 'unexpected')).not.toHaveBeenCalled();
});

test('a page with typed text is kept and shows the Refresh button', async () => {
  const form = document.createElement('form');
  form.method = 'post';
  form.append(document.createElement('input'));
  document.body.append(form);
  const [field] = form.querySelectorAll('input');
  unsavedInput();
  field!.value = 'Ona';
  field!.dispatchEvent(new Event('input', { bubbles: true }));
  const asked = await show('a newer one');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await asked.mock.results[0]?.value;
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
  expect(reloadOnce).not.toHaveBeenCalled();
  form.remove();
});
