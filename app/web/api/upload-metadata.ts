/** The longest header that is read, in letters. */
const longest = 4_000

/** Reads `Upload-Metadata` of tus: pairs of a name and a text in base64, by commas. What is none is passed over. */
export function readUploadMetadata(header: string): Record<string, string> {
  if (header.length > longest) return {}
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return Object.fromEntries(
    pairs
      .filter(([name]) => name === 'filename' || name === 'filetype')
      .map(([name, text = '']) => [
        name!,
        Buffer.from(text, 'base64').toString().replaceAll('\0', '').toWellFormed(),
      ]),
  )
}
