import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { createAppender } from './joined-crc.ts';

test('the checksum of two texts is that of their concatenation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
      const append = createAppender(crc32(second), second.length);
      expect(append(crc32(first))).toBe(crc32(Buffer.concat([first, second])));
    }),
  );
});

test('a page of a hundred thousand bytes can be appended too', () => {
  const page = Buffer.alloc(131_071, 'a page of a shop ');
  expect(createAppender(crc32(page), page.length)(crc32('head'))).toBe(
    crc32(Buffer.concat([Buffer.from('head'), page])),
  );
});
