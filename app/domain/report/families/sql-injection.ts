import type { TemplateFamily } from './template-family.ts'

export const sqlInjection: TemplateFamily = {
  key: 'sql_injection',
  vrt: ['server_side_injection.sql_injection'],
  cwe: [89, 564],
  name: { id: 'SQL injection', en: 'SQL injection' },
  id: {
    title: 'SQL injection di [[endpoint dan parameter]]',
    pocMd: `## Prasyarat

- Akun yang dipakai: [[tanpa masuk, atau peran akunnya]]
- Basis data yang dikenali: [[jenis dan versi, serta cara mengenalinya]]

## Langkah

1. Kirim permintaan asli: [[permintaan HTTP lengkap, di dalam kode]]
2. Ubah [[parameter]] menjadi muatan yang benar, lalu yang salah
3. Bandingkan jawabannya: [[beda isi, galat, atau waktu]]

## Bukti

- Jenisnya: [[berbasis galat, boolean, waktu, atau UNION]]
- Bukti terkecil: [[versi basis data atau nama pengguna saja, tanpa data orang]]`,
    impactMd: `## Dampak

- Tabel atau data yang dapat dibaca: [[nama tabel dan jumlah baris, tanpa isinya]]
- Dapatkah data diubah atau perintah dijalankan: [[ya atau tidak, dan buktinya]]
- Yang sengaja tidak dilakukan: [[batas pengujianmu]]`,
    recommendationMd: `## Saran perbaikan

- Pakai kueri berparameter di [[fungsi atau endpoint]]
- Batasi hak akun basis data aplikasi
- Jangan tampilkan galat basis data kepada pengguna`,
  },
  en: {
    title: 'SQL injection in [[endpoint and parameter]]',
    pocMd: `## Before you start

- Account used: [[none, or its role]]
- Database that was recognised: [[kind, version, and how it was told]]

## Steps

1. Send the original request: [[full HTTP request, as code]]
2. Change [[parameter]] to a payload that is true, then to one that is false
3. Compare the answers: [[difference in content, error or time]]

## Proof

- Kind: [[error based, boolean, time or UNION]]
- Smallest proof: [[version of the database or its user alone, no personal data]]`,
    impactMd: `## Impact

- Tables or data that can be read: [[names of tables and numbers of rows, without content]]
- Can data be changed or commands be run: [[yes or no, and the proof]]
- What was left out on purpose: [[limits of your test]]`,
    recommendationMd: `## How to fix it

- Use parameterised queries in [[function or endpoint]]
- Restrict the rights of the database account of the application
- Do not show database errors to users`,
  },
}
