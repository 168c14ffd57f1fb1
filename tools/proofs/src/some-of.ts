/** This many items, spread over the list. */
export const someOf = <One>(all: readonly One[], size: number): readonly One[] => {
  const wanted = Math.min(size, all.length);
  return Array.from({ length: wanted }, (_, at) => all[Math.floor((at * all.length) / wanted)] as One);
};
