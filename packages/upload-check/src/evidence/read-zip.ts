import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { BadEvidence } from './evidence-problem.ts'

/** What an archive may hold, with the archives in it. */
export const zipBounds = { entries: 1_000, bytes: 200_000_000, ratio: 200, innerBytes: 20_000_000 } as const
/** Small files of one repeated letter are packed very well and harm no one. */
const ratioFrom = 1_000_000
/** Encryption by AES hides the true method behind this one. */
const aesMethod = 99

/** How much was unpacked so far. */
type Spent = { entries: number; bytes: number }

/**
 * Unpacks an archive into nothing: what its list declares and what really comes out must be the same, and within the bounds.
 * An archive in it is looked at likewise, one in that is refused, and so are archives of other formats.
 * @throws BadEvidence
 */
export async function readZip(path: string): Promise<void> {
  await readArchive(() => openPromise(path, { strictFileNames: false }), { entries: 0, bytes: 0 }, 1)
}

async function readArchive(open: () => Promise<ZipFile>, spent: Spent, inner: number): Promise<void> {
  let zip: ZipFile | undefined
  try {
    zip = await open()
    spent.entries += zip.entryCount
    if (spent.entries > zipBounds.entries) throw new BadEvidence('zip_too_large')
    for await (const entry of zip.eachEntry()) await readEntry(zip, entry, spent, inner)
  } catch (error) {
    throw error instanceof BadEvidence ? error : new BadEvidence('zip_broken')
  } finally {
    zip?.close()
  }
}

async function readEntry(zip: ZipFile, entry: Entry, spent: Spent, inner: number): Promise<void> {
  const { uncompressedSize: size, compressedSize: packed } = entry
  if (entry.isEncrypted() || entry.compressionMethod === aesMethod) throw new BadEvidence('zip_encrypted')
  if (spent.bytes + size > zipBounds.bytes || (size > ratioFrom && size > zipBounds.ratio * packed))
    throw new BadEvidence('zip_too_large')
  if (!entry.canDecodeFileData()) throw new BadEvidence('zip_broken')
  spent.bytes += size
  const archive = await unpacked(zip, entry, inner)
  if (archive)
    await readArchive(() => fromBufferPromise(archive, { strictFileNames: false }), spent, inner - 1)
}

/** Unpacks an entry, whose size is that of the list or an error. @returns its bytes where it is an archive itself */
async function unpacked(zip: ZipFile, entry: Entry, inner: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let isArchive: boolean | null = null
  for await (const part of await zip.openReadStreamPromise(entry)) {
    isArchive ??= archiveOf(part, entry, inner)
    if (isArchive) parts.push(part)
  }
  return isArchive ? Buffer.concat(parts) : null
}

const zipMagic = ['504b0304', '504b0506']
/** gzip, bzip2, xz, zstd, 7-Zip, RAR. */
const otherMagic = ['1f8b', '425a68', 'fd377a585a00', '28b52ffd', '377abcaf271c', '526172211a07']

/** Whether an entry is an archive that may be looked into. @throws BadEvidence where it is one that may not */
function archiveOf(begin: Buffer, { uncompressedSize }: Entry, inner: number): boolean {
  const head = begin.subarray(0, 8).toString('hex')
  const startsWith = (magic: string) => head.startsWith(magic)
  if (otherMagic.some(startsWith)) throw new BadEvidence('zip_nested')
  if (!zipMagic.some(startsWith)) return false
  if (inner === 0 || uncompressedSize > zipBounds.innerBytes) throw new BadEvidence('zip_nested')
  return true
}
