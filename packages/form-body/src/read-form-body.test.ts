import { describe, expect, it } from 'vitest'
import { partNameOf } from './part-name.ts'
import { readFormBody } from './read-form-body.ts'

const textForm = { bytes: 1_000_000, parts: 300, text: 1_000_000, partHeaders: 4_096 }

async function* inPieces(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Field by field; a file as its name, type and text. */
async function told(form: FormData): Promise<unknown[]> {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  )
}

describe('a form', () => {
  it('is read as browsers write it, in any chunks', async () => {
    const sent = new FormData()
    sent.append('title', 'Celah "XSS"\r\ndi <halaman>\rmasuk')
    sent.append('a "quoted" name', '')
    sent.append('title', '\u00e9 \u{1F600}')
    sent.append('file', new File(['%PDF'], 'bukti "1"; a=b.pdf', { type: 'application/pdf' }))
    const request = new Request('http://a.test', { method: 'POST', body: sent })
    const type = request.headers.get('content-type')!
    const bytes = new Uint8Array(await request.arrayBuffer())
    const expected = [
      ['title', 'Celah "XSS"\ndi <halaman>\nmasuk'],
      ['a "quoted" name', ''],
      ['title', '\u00e9 \u{1F600}'],
      ['file', 'bukti "1"; a=b.pdf', 'application/pdf', '%PDF'],
    ]
    for (const size of [1, 2, 3, 7, 64, bytes.length - 2, bytes.length]) {
      const form = await readFormBody(type, bytes.length, inPieces(bytes, size), textForm)
      expect(await told(form)).toEqual(expected)
    }
  })

  it.each([
    ['form-data; name="f"; filename=""', { name: 'f', fileName: '' }],
    ['form-data; filename="a%22;%0D%0Aname=b.pdf"; name="f"', { name: 'f', fileName: 'a";\r\nname=b.pdf' }],
    ['form-data; name=""', { name: '', fileName: undefined }],
    ['form-data; filename="a"', null],
    ['attachment; name="f"', null],
  ])('has parts named by %s', (header, said) => expect(partNameOf(header)).toEqual(said))
})
