import type { TemplateFamily } from './template-family.ts'

export const crossSiteScripting: TemplateFamily = {
  key: 'cross_site_scripting',
  vrt: ['cross_site_scripting_xss'],
  cwe: [79, 80, 83, 87],
  name: { id: 'Cross-site scripting (XSS)', en: 'Cross-site scripting (XSS)' },
  id: {
    title: 'XSS [[jenis: reflected, stored, atau DOM]] di [[halaman dan parameter]]',
    pocMd: `## Prasyarat

- Akun yang dipakai: [[tanpa masuk, atau peran akunnya]]
- Peramban dan versinya: [[peramban yang menjalankan skripnya]]

## Langkah

1. Buka [[alamat lengkap halaman]]
2. Isi [[parameter atau kolom]] dengan muatan di bawah
3. [[Tindakan yang membuat skrip berjalan, oleh siapa]]

## Bukti

- Muatan: [[muatan terpendek yang berhasil, di dalam kode]]
- Tempat keluarannya: [[atribut, isi elemen, skrip, atau URL]]
- Tangkapan layar yang menampilkan asal (document.domain): [[nama berkas]]`,
    impactMd: `## Dampak

- Siapa korbannya dan apa yang harus ia lakukan: [[pengguna, peran, dan tindakan]]
- Yang dapat dilakukan penyerang atas nama korban: [[tindakan atau data yang terbukti dapat dicapai]]
- Pelindung yang ada dan mengapa tidak cukup: [[CSP, HttpOnly, penyaring]]`,
    recommendationMd: `## Saran perbaikan

- Sandikan keluaran sesuai tempatnya: [[templat atau berkas yang perlu diubah]]
- Periksa masukan di server: [[nilai yang memang diperlukan]]
- Pasang Content-Security-Policy tanpa unsafe-inline`,
  },
  en: {
    title: '[[Kind: reflected, stored or DOM]] XSS in [[page and parameter]]',
    pocMd: `## Before you start

- Account used: [[none, or its role]]
- Browser and version: [[browser that ran the script]]

## Steps

1. Open [[full address of the page]]
2. Put the payload below into [[parameter or field]]
3. [[What makes the script run, and who does it]]

## Proof

- Payload: [[shortest payload that works, as code]]
- Where it is put out: [[attribute, element, script or URL]]
- Screenshot that shows the origin (document.domain): [[name of the file]]`,
    impactMd: `## Impact

- Who the victim is and what they have to do: [[user, role and action]]
- What an attacker can do in their name: [[acts or data shown to be in reach]]
- Defences in place and why they do not hold: [[CSP, HttpOnly, filters]]`,
    recommendationMd: `## How to fix it

- Encode output for its place: [[template or file to change]]
- Check input on the server: [[values that are needed]]
- Set a Content-Security-Policy without unsafe-inline`,
  },
}
