import type { TemplateFamily } from './template-family.ts'

export const informationDisclosure: TemplateFamily = {
  key: 'information_disclosure',
  vrt: ['sensitive_data_exposure', 'insecure_data_storage', 'insecure_data_transport'],
  cwe: [200, 209, 312, 319, 532, 538, 540, 548],
  name: { id: 'Kebocoran informasi', en: 'Information disclosure' },
  id: {
    title: '[[Jenis data]] terbuka di [[alamat atau berkas]]',
    pocMd: `## Prasyarat

- Akun yang dipakai: [[tanpa masuk, atau peran akunnya]]
- Cara menemukannya: [[mesin pencari, arsip, tebakan nama]]

## Langkah

1. Buka [[alamat lengkap]]
2. [[Langkah sampai datanya terlihat]]

## Bukti

- Contoh yang disamarkan: [[satu baris, tanpa data pribadi orang lain]]
- Masih berlaku: [[kunci atau token dicoba sekali, atau tidak dicoba]]`,
    impactMd: `## Dampak

- Data siapa dan berapa banyak: [[jenis data dan jumlahnya]]
- Yang dapat dilakukan dengan data itu: [[akses lanjut yang nyata]]`,
    recommendationMd: `## Saran perbaikan

- Tutup [[alamat atau berkas]] dan hapus dari arsip
- Ganti kunci atau kata sandi yang terbuka
- Periksa catatan akses sejak [[perkiraan waktu]]`,
  },
  en: {
    title: '[[Kind of data]] open at [[address or file]]',
    pocMd: `## Before you start

- Account used: [[none, or its role]]
- How it was found: [[search engine, archive, guessed name]]

## Steps

1. Open [[full address]]
2. [[Steps until the data shows]]

## Proof

- Masked example: [[one line, without personal data of others]]
- Still in force: [[key or token tried once, or not tried]]`,
    impactMd: `## Impact

- Whose data and how much: [[kind of data and number]]
- What can be done with it: [[further access that is real]]`,
    recommendationMd: `## How to fix it

- Close [[address or file]] and remove it from archives
- Replace the keys or passwords that were open
- Look through access logs since [[estimated time]]`,
  },
}
