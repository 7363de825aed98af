import type { TemplateFamily } from './template-family.ts'

export const openRedirect: TemplateFamily = {
  key: 'open_redirect',
  vrt: ['unvalidated_redirects_and_forwards'],
  cwe: [601],
  name: { id: 'Open redirect', en: 'Open redirect' },
  id: {
    title: 'Open redirect di [[halaman dan parameter]]',
    pocMd: `## Prasyarat

- Akun yang dipakai: [[tanpa masuk, atau peran akunnya]]

## Langkah

1. Buka [[tautan lengkap ke situs asli]]
2. [[Tindakan korban, bila ada]]
3. Peramban berada di [[situs tujuan milikmu]]

## Bukti

- Jawaban server: [[kode status dan header Location, di dalam kode]]
- Bentuk lain yang juga lolos: [[misalnya dua garis miring atau garis miring terbalik]]`,
    impactMd: `## Dampak

- Yang ikut terkirim ke tujuan: [[token, kode, atau tidak ada]]
- Rangkaian yang membuatnya lebih berat: [[OAuth, SSO, atau tidak ada]]`,
    recommendationMd: `## Saran perbaikan

- Terima hanya jalur di dalam situs, atau tujuan dari daftar
- Tolak alamat dengan skema atau host pada [[parameter]]`,
  },
  en: {
    title: 'Open redirect in [[page and parameter]]',
    pocMd: `## Before you start

- Account used: [[none, or its role]]

## Steps

1. Open [[full link to the real site]]
2. [[What the victim does, if anything]]
3. The browser is on [[your destination]]

## Proof

- Answer of the server: [[status and Location header, as code]]
- Other spellings that pass: [[such as two slashes or a backslash]]`,
    impactMd: `## Impact

- What is sent along to the destination: [[token, code or nothing]]
- Chain that makes it worse: [[OAuth, SSO or none]]`,
    recommendationMd: `## How to fix it

- Accept only paths within the site, or destinations of a list
- Refuse addresses with a scheme or host in [[parameter]]`,
  },
}
