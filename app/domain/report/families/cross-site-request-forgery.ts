import type { TemplateFamily } from './template-family.ts'

export const crossSiteRequestForgery: TemplateFamily = {
  key: 'cross_site_request_forgery',
  vrt: ['cross_site_request_forgery_csrf'],
  cwe: [352],
  name: { id: 'CSRF', en: 'CSRF' },
  id: {
    title: 'CSRF pada [[tindakan]] di [[endpoint]]',
    pocMd: `## Prasyarat

- Korban: [[peran, dan sudah masuk]]
- Peramban dan pengaturan cookie: [[peramban, nilai SameSite]]

## Langkah

1. Sebagai korban, masuk di [[alamat situs]]
2. Buka halaman penyerang: [[berkas HTML terlampir]]
3. Lihat bahwa [[tindakan]] terjadi tanpa persetujuan korban

## Bukti

- Permintaan yang terkirim: [[metode, tipe isi, cookie yang ikut, di dalam kode]]
- Keadaan sebelum dan sesudah: [[tangkapan layar]]`,
    impactMd: `## Dampak

- Yang berubah pada akun korban: [[data, uang, atau hak akses]]
- Yang harus dilakukan korban: [[cukup membuka halaman, atau lebih]]`,
    recommendationMd: `## Saran perbaikan

- Periksa token anti-CSRF atau header Origin pada [[endpoint]]
- Pasang SameSite pada cookie sesi
- Minta kata sandi lagi untuk tindakan penting`,
  },
  en: {
    title: 'CSRF on [[act]] in [[endpoint]]',
    pocMd: `## Before you start

- Victim: [[role, and signed in]]
- Browser and cookie settings: [[browser, value of SameSite]]

## Steps

1. As the victim, sign in at [[address of the site]]
2. Open the page of the attacker: [[attached HTML file]]
3. See that [[act]] happens without the consent of the victim

## Proof

- Request that is sent: [[method, content type, cookies sent along, as code]]
- State before and after: [[screenshots]]`,
    impactMd: `## Impact

- What changes in the account of the victim: [[data, money or rights]]
- What the victim has to do: [[open a page, or more]]`,
    recommendationMd: `## How to fix it

- Check an anti-CSRF token or the Origin header in [[endpoint]]
- Set SameSite on the session cookie
- Ask for the password again before important acts`,
  },
}
