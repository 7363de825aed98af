/** The first and the last byte of a part, counted from 0. */
export type ByteRange = { start: number; end: number }

/**
 * The part of a file a `Range` header asks for (RFC 9110): one part alone, as players do.
 * @param size of the file in bytes
 * @returns null where the whole file is the answer, `none` where the file has no such part (416)
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return suffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start < size ? { start, end } : 'none'
}

/** The last bytes of a file. */
function suffix(count: number, size: number): ByteRange | 'none' {
  return count === 0 || size === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 }
}
