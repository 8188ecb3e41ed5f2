import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const text = 'otpauth://totp/Homeward:nurse?secret=JBSWY3DPEHPK3PXP&issuer=Homeward'

test('the path covers exactly the dark modules of the code', () => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, width] of qrPath(text).path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at += 1) {
      const row = drawn[Number(y)]
      if (row) row[Number(x) + at] = true
    }
  expect(drawn).toEqual(data)
  expect(qrPath(text).size).toBe(size)
})
