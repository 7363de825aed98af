import type { TemplateFamily } from './template-family.ts'

export const fileUpload: TemplateFamily = {
  key: 'file_upload',
  vrt: ['server_security_misconfiguration.unsafe_file_upload'],
  cwe: [434, 646],
  name: { id: 'Unggah berkas', en: 'File upload' },
  id: {
    title: 'Unggah [[jenis berkas]] berbahaya di [[fitur]]',
    pocMd: `## Prasyarat

- Akun yang dipakai: [[peran akunnya]]
- Berkas uji: [[nama, tipe, dan isi yang tidak merusak]]

## Langkah

1. Unggah berkas lewat [[halaman atau endpoint]] dengan [[nama, tipe MIME, isi awal]]
2. Buka berkasnya di [[alamat hasil unggah]]
3. Lihat [[yang terjadi: skrip berjalan, berkas tertimpa, tipe salah]]

## Bukti

- Permintaan unggah: [[permintaan lengkap, di dalam kode]]
- Header jawaban saat berkas dibuka: [[Content-Type, Content-Disposition]]`,
    impactMd: `## Dampak

- Di server atau di peramban korban: [[tempat kode berjalan]]
- Siapa yang dapat membuka berkasnya: [[publik, atau peran tertentu]]`,
    recommendationMd: `## Saran perbaikan

- Periksa isi berkas, bukan hanya nama atau tipe yang dikirim
- Simpan di host terpisah dengan nama acak
- Kirim dengan Content-Disposition: attachment dan nosniff
- Hapus berkas ujiku: [[alamat berkas]]`,
  },
  en: {
    title: 'Upload of a dangerous [[kind of file]] in [[feature]]',
    pocMd: `## Before you start

- Account used: [[its role]]
- Test file: [[name, type, and harmless content]]

## Steps

1. Upload the file through [[page or endpoint]] with [[name, MIME type, first bytes]]
2. Open it at [[address after the upload]]
3. See [[what happens: script runs, file overwritten, wrong type]]

## Proof

- Request of the upload: [[full request, as code]]
- Headers when the file is opened: [[Content-Type, Content-Disposition]]`,
    impactMd: `## Impact

- On the server or in the browser of a victim: [[where code runs]]
- Who can open the file: [[the public, or which roles]]`,
    recommendationMd: `## How to fix it

- Check the content of files, not only the name or type sent
- Store them on a separate host under random names
- Serve them with Content-Disposition: attachment and nosniff
- Delete my test file: [[address of the file]]`,
  },
}
