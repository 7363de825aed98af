/** `ended`: nothing follows; `cut`: the sender was gone before its end. */
type Gathered = { bytes: Uint8Array; ended: boolean; cut: boolean }

/** Takes chunks until they are so many bytes, or their sender is at its end or gone. */
export async function gatherBytes(chunks: AsyncIterator<Uint8Array>, atLeast: number): Promise<Gathered> {
  const parts: Uint8Array[] = []
  let size = 0
  while (size < atLeast) {
    const next = await chunks.next().catch(() => null)
    if (!next || next.done) return { bytes: Buffer.concat(parts), ended: true, cut: next === null }
    parts.push(next.value)
    size += next.value.length
  }
  return { bytes: Buffer.concat(parts), ended: false, cut: false }
}

/** Takes what is left and throws it away. */
export async function discardRest(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  for (let left = true; left; ) left = !(await chunks.next().catch(() => ({ done: true }))).done
}
