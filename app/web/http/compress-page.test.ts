import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressedFor } from './compress-page.ts'

const page = new TextEncoder().encode('<p>CA-2026-000041-H</p>'.repeat(1_000))

function asked(headers: Record<string, string>) {
  // A browser sets Sec-Fetch-Site itself, so a `Request` takes none.
  return { headers: new Headers(headers) } as Request
}

async function sent(from: Record<string, string>, body = page) {
  const headers = new Headers()
  const answer = await compressedFor(asked(from), headers, new Uint8Array(body))
  return { answer, coding: headers.get('Content-Encoding'), vary: headers.get('Vary') }
}

describe('a page made for one reader', () => {
  it('is compressed in a coding the browser takes', async () => {
    const own = { 'Sec-Fetch-Site': 'same-origin' }
    const br = await sent({ ...own, 'Accept-Encoding': 'gzip, deflate, br' })
    expect(br.coding).toBe('br')
    expect(new Uint8Array(brotliDecompressSync(br.answer))).toEqual(page)
    const gzip = await sent({ 'Sec-Fetch-Site': 'none', 'Accept-Encoding': 'gzip' })
    expect(gzip.coding).toBe('gzip')
    expect(new Uint8Array(gunzipSync(gzip.answer))).toEqual(page)
  })

  it('keeps its length where another site, or nobody knows who, asked for it', async () => {
    for (const site of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }, {}]) {
      const plain = await sent({ ...site, 'Accept-Encoding': 'br' })
      expect(plain).toMatchObject({ coding: null, vary: 'Accept-Encoding, Sec-Fetch-Site' })
      expect(plain.answer).toEqual(page)
    }
  })

  it('stays as it is where it is short, or the reader takes no coding', async () => {
    const own = { 'Sec-Fetch-Site': 'same-origin' }
    expect((await sent({ ...own, 'Accept-Encoding': 'br' }, page.slice(0, 9_000))).coding).toBeNull()
    expect(await sent(own)).toMatchObject({ coding: null, vary: null })
  })
})
