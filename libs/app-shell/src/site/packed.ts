/** A JSON value in which an object is `[shape, ...values]` with a shape from 1, and an array is `[0, ...items]`. */
type PackedValue = string | number | boolean | null | PackedValue[];

/** Keys are written once for all objects that have them: a listing has 48 cards with the same fifteen. */
export type Packed = { shapes: string[][]; value: PackedValue };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Numbers the lists of keys of objects. No key of an answer contains the separator used here. */
const createShapes = () => {
  const shapes: string[][] = [];
  const known = new Map<string, number>();
  const shapeOf = (keys: string[]): number => {
    // With their number: one empty key is not the same as none.
    const name = `${keys.length} ${keys.join('\0')}`;
    const shape = known.get(name) ?? shapes.push(keys);
    known.set(name, shape);
    return shape;
  };
  return { shapes, shapeOf };
};

/** Like `JSON.stringify`: undefined is not a field of an object, and null in an array. */
export const pack = (value: unknown): Packed => {
  const { shapes, shapeOf } = createShapes();

  const packed = (one: unknown): PackedValue => {
    if (Array.isArray(one)) return [0, ...one.map(packed)];
    if (isRecord(one)) return packedRecord(one);
    return (one ?? null) as PackedValue;
  };

  // One walk without lists in between: it runs for each of a page's objects, on every request.
  const packedRecord = (record: Record<string, unknown>): PackedValue => {
    const keys: string[] = [];
    const fields: PackedValue[] = [0];
    for (const key of Object.keys(record)) {
      if (record[key] === undefined) continue;
      keys.push(key);
      fields.push(packed(record[key]));
    }
    fields[0] = shapeOf(keys);
    return fields;
  };

  return { value: packed(value), shapes };
};

export const unpack = ({ shapes, value }: Packed): unknown => {
  const unpacked = (one: PackedValue): unknown => {
    if (!Array.isArray(one)) return one;
    const [shape, ...values] = one;
    const keys = shapes[Number(shape) - 1];
    return keys
      ? Object.fromEntries(keys.map((key, at) => [key, unpacked(values[at] ?? null)]))
      : values.map(unpacked);
  };
  return unpacked(value);
};
