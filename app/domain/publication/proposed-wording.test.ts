import { describe, expect, it } from 'vitest'
import { hiddenSign, hideInternals } from './hidden-internals.ts'
import { proposedWording } from './proposed-wording.ts'
import { disclosureTextInput, wordingBounds, wordingOf } from './publication-input.ts'

const source = {
  title: 'IDOR pada riwayat transfer',
  summary: null,
  pocMd: '## Langkah\n\n1. Masuk.\n2. Ganti nomor.\n\nAlamat itu tidak memeriksa pemilik data sama sekali.',
  impactMd: 'Siapa pun membaca mutasi rekening nasabah lain.',
  recommendationMd: 'Periksa pemilik data di server.',
  names: [],
}
const headings = { poc: 'Bukti', impact: 'Dampak', recommendation: 'Rekomendasi' }

describe('what is hidden of a report', () => {
  it.each([
    ['a header', 'GET / HTTP/1.1\nAuthorization: Bearer abc.def\nHost: a.test', 'Bearer abc'],
    ['a cookie', 'cookie: sid=91ab; theme=dark', '91ab'],
    ['a password in JSON', '{"password": "r4hasia!"}', 'r4hasia'],
    ['a key in an address', '/v1?api_key=K-77812&x=1', 'K-77812'],
    ['a signed token', 'dengan eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig terkirim', 'eyJ'],
    [
      'a private key',
      '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nIBAA\n-----END RSA PRIVATE KEY-----',
      'MIIEow',
    ],
    ['private addresses', 'dari 10.0.3.7 ke 192.168.1.1, 172.20.0.9 dan 127.0.0.1', '1.1'],
    ['internal hosts', 'http://db-1.prod.internal:5432/ dan wiki.kantor.lan', 'kantor'],
    ['an e-mail address', 'akun budi.s+uji@nusabank.co.id terbuka', 'budi'],
    ['a phone number', 'hubungi 0812-3456-7890 atau +62 812 3456 7890', '3456'],
    ['a number of a person', 'NIK 3173012304900004 terlihat', '3173'],
    ['a picture', '![layar](bukti-1.png)', 'bukti-1'],
  ])('covers %s', (_, text, secret) => {
    const { text: shown, hidden } = hideInternals(text)
    expect(shown).not.toContain(secret)
    expect(hidden).toBeGreaterThan(0)
  })

  it.each([
    'Versi 10.2.3 dan 8.8.8.8 pada 21 Nov 2026, 14.32 WIB.',
    'Imbalan Rp1.250.000 dan skor CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    'GET /api/transfers/10042 HTTP/1.1\nHost: api.nusabank.test',
    'Laporan CA-2026-000123-X memakai 01890a5d-ac96-774b-bcce-b302099a8057.',
    'Kata sandi yang lemah diterima, dan tokennya tidak pernah berakhir.',
  ])('leaves other text as it is: %s', (text) => {
    expect(hideInternals(text)).toEqual({ text, hidden: 0 })
  })

  it('covers the names of a private program, letter by letter', () => {
    const { text, hidden } = hideInternals('NUSA (Bank) dan nusa (bank)', ['Nusa (Bank)', ' '])
    expect([text, hidden]).toEqual([`${hiddenSign} dan ${hiddenSign}`, 2])
  })
})

describe('the proposed wording', () => {
  it('is the report under its headings, with the first paragraph as summary', () => {
    const proposed = proposedWording(source, headings)
    expect(proposed.summary).toBe('Alamat itu tidak memeriksa pemilik data sama sekali.')
    expect(proposed.body).toContain('## Dampak\n\nSiapa pun membaca')
    expect(disclosureTextInput.safeParse({ ...proposed, hidden: undefined }).success).toBe(false)
    const { hidden, ...wording } = proposed
    expect([hidden, disclosureTextInput.safeParse(wording).success]).toEqual([0, true])
  })

  it('takes the English summary where there is one', () => {
    const summary = 'Any customer reads the transfers of any other customer.'
    expect(proposedWording({ ...source, summary }, headings).summary).toBe(summary)
  })

  it('fits the form however long the report is, and closes code that was cut', () => {
    const long = {
      ...source,
      pocMd: `\`\`\`http\n${'GET / HTTP/1.1\n'.repeat(3_300)}\`\`\``,
      summary: 'kata '.repeat(800),
    }
    const { title, summary, body } = proposedWording({ ...long, impactMd: 'a '.repeat(5_000) }, headings)
    expect(body.length).toBeLessThanOrEqual(wordingBounds.body.max)
    expect(summary.length).toBeLessThanOrEqual(wordingBounds.summary.max)
    expect(title).toBe(source.title)
    const cut = proposedWording({ ...long, pocMd: `\`\`\`\n${'a\n'.repeat(40_000)}` }, headings).body
    expect((cut.match(/^```/gm) ?? []).length % 2).toBe(0)
  })

  it('without a text is limited', () => {
    const { hidden: _, body, ...rest } = proposedWording(source, headings)
    expect(wordingOf({ ...rest, body, scope: 'limited' }).body).toBe('')
    expect(disclosureTextInput.safeParse({ ...rest, scope: 'limited' }).success).toBe(true)
    for (const short of [rest, { ...rest, scope: 'full' }, { ...rest, body: 'pendek' }])
      expect(disclosureTextInput.safeParse(short).success).toBe(false)
  })
})
