/**
 * Exact integer division of products, rounded half away from zero.
 * Plain numbers where the product stays exact, BigInt where it would not: both give the same integer.
 */
export const divideProduct = (a: number, b: number, divisor: number): number => {
  const product = a * b;
  if (!Number.isSafeInteger(product)) return divideBig(BigInt(a) * BigInt(b), BigInt(divisor));
  const rest = product % divisor;
  const whole = (product - rest) / divisor;
  return Math.abs(rest) * 2 >= Math.abs(divisor)
    ? whole + Math.sign(product) * Math.sign(divisor)
    : whole + 0;
};

/** The same for values that are BigInt already, returned as a safe number. */
export const divideBig = (product: bigint, divisor: bigint): number => {
  const whole = product / divisor;
  const rest = product % divisor;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const size = divisor < 0n ? -divisor : divisor;
  const away = product < 0n === divisor < 0n ? 1n : -1n;
  const rounded = Number(twice >= size ? whole + away : whole);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`${rounded} is beyond exact integers`);
  return rounded;
};

/** Whole parts needed to cover an amount: 4.8 steps are 5. Both are non-negative integers. */
export const divideUp = (amount: number, part: number): number => {
  const rest = amount % part;
  return (amount - rest) / part + (rest > 0 ? 1 : 0);
};

/** `a · b / divisor`, rounded down; all three are non-negative integers. */
export const divideDown = (a: number, b: number, divisor: number): number =>
  Number((BigInt(a) * BigInt(b)) / BigInt(divisor));
