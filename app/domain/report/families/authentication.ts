import type { TemplateFamily } from './template-family.ts'

export const authentication: TemplateFamily = {
  key: 'authentication',
  vrt: ['broken_authentication_and_session_management', 'insufficient_security_configurability'],
  cwe: [287, 288, 294, 306, 307, 384, 613, 640],
  name: { id: 'Autentikasi dan sesi', en: 'Authentication and sessions' },
  id: {
    title: '[[Lewati masuk, ambil alih akun, atau sesi tidak berakhir]] di [[alur atau endpoint]]',
    pocMd: `## Prasyarat

- Akun uji: [[akunmu sendiri]]
- Keadaan awal: [[sudah masuk atau belum, langkah kedua aktif atau tidak]]

## Langkah

1. [[Langkah pertama dengan permintaan lengkapnya]]
2. [[Langkah yang melewati pemeriksaan]]
3. [[Keadaan akhir: akun siapa yang terbuka]]

## Bukti

- Token, cookie, atau kode yang dipakai: [[disamarkan, cukup bagian yang penting]]
- Berapa percobaan dan berapa lama: [[jumlah dan waktunya]]`,
    impactMd: `## Dampak

- Yang harus diketahui penyerang lebih dulu: [[email, nomor telepon, atau tidak ada]]
- Akun yang dapat diambil alih: [[semua, atau peran tertentu]]`,
    recommendationMd: `## Saran perbaikan

- [[Pemeriksaan yang hilang]] dilakukan di server pada setiap langkah
- Akhiri semua sesi saat kata sandi atau langkah kedua berubah
- Batasi percobaan per akun dan per jaringan`,
  },
  en: {
    title: '[[Bypass of sign-in, account takeover or session that does not end]] in [[flow or endpoint]]',
    pocMd: `## Before you start

- Test account: [[your own]]
- State before: [[signed in or not, second factor on or off]]

## Steps

1. [[First step with its full request]]
2. [[Step that passes the check]]
3. [[State after: whose account is open]]

## Proof

- Token, cookie or code used: [[masked, the part that matters]]
- How many tries and how long: [[number and time]]`,
    impactMd: `## Impact

- What an attacker must know before: [[email, telephone number or nothing]]
- Accounts that can be taken over: [[all, or which roles]]`,
    recommendationMd: `## How to fix it

- Do [[the missing check]] on the server at every step
- End all sessions when a password or second factor changes
- Limit tries by account and by network`,
  },
}
