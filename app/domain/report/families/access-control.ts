import type { TemplateFamily } from './template-family.ts'

export const accessControl: TemplateFamily = {
  key: 'access_control',
  vrt: ['broken_access_control'],
  cwe: [284, 285, 639, 862, 863],
  name: { id: 'IDOR dan kontrol akses', en: 'IDOR and access control' },
  id: {
    title: '[[Peran A]] dapat [[membaca atau mengubah]] [[data milik B]] lewat [[endpoint]]',
    pocMd: `## Prasyarat

- Akun A: [[nama pengguna dan perannya]]
- Akun B milikmu juga: [[nama pengguna dan perannya]]

## Langkah

1. Masuk sebagai B dan catat [[pengenal objek]]
2. Masuk sebagai A dan kirim [[permintaan HTTP lengkap, di dalam kode]] dengan pengenal milik B
3. Lihat jawaban server: [[kode status dan isi yang seharusnya ditolak]]

## Bukti

- Permintaan dan jawaban yang sah dari A: [[untuk pembanding]]
- Permintaan dan jawaban yang melanggar: [[dengan data uji milikmu sendiri]]`,
    impactMd: `## Dampak

- Data atau tindakan yang terbuka: [[jenis data, milik siapa]]
- Mudahkah pengenalnya ditebak: [[berurutan, UUID, bocor di mana]]
- Jumlah pengguna yang terdampak: [[perkiraan dan dasarnya]]`,
    recommendationMd: `## Saran perbaikan

- Periksa kepemilikan objek di server pada [[endpoint]]
- Pakai satu aturan akses untuk halaman dan API
- Jawab 404 untuk objek yang bukan milik peminta`,
  },
  en: {
    title: '[[Role A]] can [[read or change]] [[data of B]] through [[endpoint]]',
    pocMd: `## Before you start

- Account A: [[username and role]]
- Account B, also yours: [[username and role]]

## Steps

1. Sign in as B and note [[identifier of the object]]
2. Sign in as A and send [[full HTTP request, as code]] with the identifier of B
3. See the answer of the server: [[status and content that should have been refused]]

## Proof

- Allowed request and answer of A: [[to compare with]]
- Request and answer that break the rule: [[with your own test data]]`,
    impactMd: `## Impact

- Data or acts that are open: [[kind of data, and whose]]
- Can the identifier be guessed: [[sequential, UUID, leaked where]]
- How many users are affected: [[estimate and its reason]]`,
    recommendationMd: `## How to fix it

- Check on the server who owns the object in [[endpoint]]
- Use one access rule for pages and API
- Answer 404 for objects that are not of the asking user`,
  },
}
