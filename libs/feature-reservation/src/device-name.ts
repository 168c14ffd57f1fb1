type Device = { readonly name: string; readonly storage_gb: number; readonly colour: string };

/** `iPhone 18, 256 GB, Graphite`: no line break between number and unit. */
export const deviceName = ({ name, storage_gb: storage, colour }: Device): string =>
  `${name}, ${storage}\u00a0GB, ${colour}`;
