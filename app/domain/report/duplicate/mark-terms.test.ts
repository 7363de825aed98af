import { describe, expect, it } from 'vitest'
import { markTerms } from './mark-terms.ts'

describe('terms in sanitized HTML', () => {
  it('are marked as whole words, the longest first, whatever signs are between them', () => {
    const html =
      '<p>Panggil <code>/v1/accounts?account_id=2</code> lalu akun orang lain tampil, bukan akunnya.</p>'
    expect(markTerms(html, ['/v1/accounts', 'account_id', 'orang lain', 'orang', 'akun'])).toBe(
      '<p>Panggil <code>/<mark>v1/accounts</mark>?<mark>account_id</mark>=2</code> lalu <mark>akun</mark> <mark>orang lain</mark> tampil, bukan akunnya.</p>',
    )
  })

  it('change no tag, attribute or entity', () => {
    const html =
      '<p title="mark">a &lt;mark&gt; &amp; <a href="https://mark.test" rel="nofollow">amp lt</a></p>'
    expect(markTerms(html, ['title', 'p', 'href', 'lt gt', 'nofollow', 'lt mark'])).toBe(html)
    expect(markTerms(html, ['lt'])).toContain('>amp <mark>lt</mark></a>')
    expect(markTerms(html, [])).toBe(html)
    expect(markTerms('<p>İ İstanbul akun</p>', ['akun'])).toBe('<p>İ İstanbul <mark>akun</mark></p>')
    expect(markTerms(html, ['', '…'])).toBe(html)
  })
})
