import { describe, expect, it } from 'vitest'
import { cleanName } from './clean-name.ts'

describe('name of an uploaded file', () => {
  it.each([
    ['Bukti XSS.png', 'Bukti XSS.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\elang\\foto.jpeg', 'foto.png'],
    ['a\u0000.png', 'a.png'],
    ['foto\u202Egnp.exe', 'foto gnp.png'],
    ['.htaccess', 'berkas.png'],
    ['-rf.png', 'rf.png'],
    ['   .png', 'berkas.png'],
    ['con.png', 'berkas.png'],
    ['x\r\nSet-Cookie: a=b.png', 'x Set-Cookie a=b.png'],
    ['a;b"c.png', 'a b c.png'],
    ['', 'berkas.png'],
    [`${'n'.repeat(300)}.png`, `${'n'.repeat(100)}.png`],
    ['laporan.tar.gz', 'laporan.tar.png'],
  ])('%j becomes %j', (name, clean) => expect(cleanName(name, 'image/png', 'berkas')).toBe(clean))
})
