import * as z from 'zod/mini';

/**
 * Faults of the next calls. `before`: the action is not done; `after`: it is done, and the answer is lost. `reset`
 * ends the connection, `401` and `403` refuse the key, and `401` repeats it, `409` says that a call with the same key is running, `502`
 * comes from a server in front, and `garbage` is an answer that cannot be read.
 */
export const Fault = z.object({
  when: z.enum(['before', 'after']),
  kind: z.enum(['timeout', 'reset', 'garbage', '401', '403', '409', '429', '500', '502', '503']),
  times: z.int().check(z.positive(), z.maximum(1_000)),
  /** Only calls whose path contains this. */
  path: z.optional(z.string()),
});
export type Fault = z.infer<typeof Fault>;

/** The requested faults; each call takes at most one. */
export const createFaults = () => {
  let planned: (Fault & { left: number })[] = [];
  return {
    plan: (fault: Fault): void => {
      planned.push({ ...fault, left: fault.times });
    },
    clear: (): void => {
      planned = [];
    },
    take: (path: string): Fault | undefined => {
      const fault = planned.find(({ left, path: part }) => left > 0 && path.includes(part ?? ''));
      if (fault) fault.left -= 1;
      return fault;
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
