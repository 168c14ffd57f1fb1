import { renderView } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { LateFailure } from './late-failure.tsx';
import { reloadOnce } from './reload-once.ts';

vi.mock('./failure.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn(() => false) }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('an error whose component was removed with an older build reloads the page, and shows plain text if that has not helped', async () => {
  await renderView(<LateFailure kind="unexpected" error={new Error('a defect')} />, { messages });
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  expect(refresh).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The shop has been updated');
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

test('an offline visitor without the component reads so, and the page loads again when online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await renderView(<LateFailure kind="offline" error={new Error('no connection')} />, { messages });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You are offline');
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});
