import type { TemplateFamily } from './template-family.ts'

export const misconfiguration: TemplateFamily = {
  key: 'misconfiguration',
  vrt: [
    'server_security_misconfiguration',
    'network_security_misconfiguration',
    'cryptographic_weakness',
    'broken_cryptography',
  ],
  cwe: [16, 295, 327, 346, 693, 942, 1021],
  name: { id: 'Salah konfigurasi', en: 'Misconfiguration' },
  id: {
    title: '[[Pengaturan yang salah]] pada [[host atau layanan]]',
    pocMd: `## Prasyarat

- Host dan porta: [[alamat]]
- Waktu pemeriksaan: [[tanggal dan jam WIB]]

## Langkah

1. Jalankan [[perintah atau permintaan, di dalam kode]]
2. Lihat [[nilai yang salah]]
3. [[Langkah yang menyalahgunakannya]]

## Bukti

- Jawaban yang menunjukkannya: [[header, sertifikat, atau keluaran]]`,
    impactMd: `## Dampak

- Serangan nyata yang menjadi mungkin: [[bukan hanya hasil pemindai]]
- Syarat penyerang: [[posisi jaringan, akun, tindakan korban]]`,
    recommendationMd: `## Saran perbaikan

- Ubah [[nama pengaturan]] menjadi [[nilai yang aman]]
- Periksa host lain dengan pengaturan yang sama: [[daftar, bila diketahui]]`,
  },
  en: {
    title: '[[Wrong setting]] on [[host or service]]',
    pocMd: `## Before you start

- Host and port: [[address]]
- Time of the check: [[date and time]]

## Steps

1. Run [[command or request, as code]]
2. See [[the wrong value]]
3. [[Step that abuses it]]

## Proof

- Answer that shows it: [[header, certificate or output]]`,
    impactMd: `## Impact

- Real attack that becomes possible: [[more than the output of a scanner]]
- What an attacker needs: [[place in the network, account, act of the victim]]`,
    recommendationMd: `## How to fix it

- Change [[name of the setting]] to [[safe value]]
- Check other hosts with the same setting: [[list, if known]]`,
  },
}
