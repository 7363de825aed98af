import { expect, test } from 'vitest'
import { fileAnswer } from './file-answer.ts'

const body = Buffer.from('isi')

test('a file is downloaded, not shown, guessed, framed or cached', async () => {
  const answer = fileAnswer({ name: 'bukti.pdf', mediaType: 'application/pdf', body })
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="bukti.pdf"; filename*=UTF-8''bukti.pdf`,
    'content-length': '3',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(await answer.text()).toBe('isi')
})

test('names cannot break out of their header', () => {
  const header = (name: string) =>
    fileAnswer({ name, mediaType: 'image/png', body, inline: true }).headers.get('content-disposition')
  expect(header('a"; filename=b.html')).toBe(
    `inline; filename="a__ filename=b.html"; filename*=UTF-8''a%22%3B%20filename%3Db.html`,
  )
  expect(header('surat (é)\r\n.png')).toBe(
    `inline; filename="surat (_)__.png"; filename*=UTF-8''surat%20%28%C3%A9%29%0D%0A.png`,
  )
})
