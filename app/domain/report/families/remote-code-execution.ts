import type { TemplateFamily } from './template-family.ts'

export const remoteCodeExecution: TemplateFamily = {
  key: 'remote_code_execution',
  vrt: [
    'server_side_injection.remote_code_execution_rce',
    'server_side_injection.ssti',
    'server_side_injection.file_inclusion',
    'using_components_with_known_vulnerabilities',
  ],
  cwe: [77, 78, 94, 98, 502, 917, 1336],
  name: { id: 'Eksekusi kode (RCE)', en: 'Code execution (RCE)' },
  id: {
    title: 'Eksekusi kode di [[komponen]] lewat [[endpoint dan parameter]]',
    pocMd: `## Prasyarat

- Akun yang dipakai: [[tanpa masuk, atau peran akunnya]]
- Komponen dan versinya: [[nama, versi, nomor CVE bila ada]]

## Langkah

1. Kirim [[permintaan HTTP lengkap, di dalam kode]]
2. Perintah yang dijalankan: [[id, hostname, atau jeda waktu saja]]
3. Lihat hasilnya: [[keluaran, DNS, atau waktu jawaban]]

## Bukti

- Pengguna sistem dan nama host: [[keluaran perintah]]
- Sudah dibersihkan: [[berkas atau proses yang kamu tinggalkan, atau tidak ada]]`,
    impactMd: `## Dampak

- Hak yang didapat: [[pengguna sistem, kontainer atau bukan]]
- Yang dapat dijangkau dari sana: [[jaringan atau rahasia, tanpa dibuka]]`,
    recommendationMd: `## Saran perbaikan

- [[Perbarui komponen ke versi, atau hapus fitur]]
- Jangan meneruskan masukan ke [[perintah, templat, atau deserialisasi]]
- Jalankan layanan dengan hak terkecil`,
  },
  en: {
    title: 'Code execution in [[component]] through [[endpoint and parameter]]',
    pocMd: `## Before you start

- Account used: [[none, or its role]]
- Component and version: [[name, version, CVE number if there is one]]

## Steps

1. Send [[full HTTP request, as code]]
2. Command that is run: [[id, hostname or a delay alone]]
3. See the result: [[output, DNS or time of the answer]]

## Proof

- System user and host name: [[output of the command]]
- Cleaned up: [[files or processes you left, or none]]`,
    impactMd: `## Impact

- Rights that were gained: [[system user, container or not]]
- What is in reach from there: [[networks or secrets, not opened]]`,
    recommendationMd: `## How to fix it

- [[Update the component to a version, or remove the feature]]
- Do not pass input to [[commands, templates or deserialisation]]
- Run the service with the least rights`,
  },
}
