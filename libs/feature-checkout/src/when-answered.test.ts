import { ApiProblem } from '@shop/data-access';
import { expect, test, vi } from 'vitest';
import { whenAnswered } from './when-answered.ts';

test('a double click waits for the first press and gets its answer', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new ApiProblem('refused', 409, 'in_flight'))
    .mockRejectedValueOnce(new ApiProblem('refused', 409, 'in_flight'))
    .mockResolvedValue('placed');
  expect(await whenAnswered(send, 1)).toBe('placed');
  expect(send).toHaveBeenCalledTimes(3);
});

test('any other refusal is reported at once, and waiting has a limit', async () => {
  const changed = vi.fn().mockRejectedValue(new ApiProblem('refused', 409, 'checkout.changed'));
  await expect(whenAnswered(changed, 1)).rejects.toMatchObject({ message: 'checkout.changed' });
  expect(changed).toHaveBeenCalledTimes(1);
  const stuck = vi.fn().mockRejectedValue(new ApiProblem('refused', 409, 'in_flight'));
  await expect(whenAnswered(stuck, 1)).rejects.toMatchObject({ message: 'in_flight' });
});
