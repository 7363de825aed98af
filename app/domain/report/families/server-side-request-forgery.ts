import type { TemplateFamily } from './template-family.ts'

export const serverSideRequestForgery: TemplateFamily = {
  key: 'server_side_request_forgery',
  vrt: ['server_security_misconfiguration.server_side_request_forgery_ssrf'],
  cwe: [918],
  name: { id: 'SSRF', en: 'SSRF' },
  id: {
    title: 'SSRF di [[endpoint dan parameter]] menjangkau [[tujuan]]',
    pocMd: `## Prasyarat

- Akun yang dipakai: [[tanpa masuk, atau peran akunnya]]
- Server penerima milikmu: [[alamat dan catatan waktunya]]

## Langkah

1. Kirim [[permintaan HTTP lengkap, di dalam kode]] dengan alamat servermu
2. Lihat permintaan yang datang dari server target: [[alamat IP, header, waktu]]
3. Ulangi dengan [[tujuan dalam yang aman dibuktikan]]

## Bukti

- Buta atau jawabannya terbaca: [[pilih dan tunjukkan]]
- Skema dan pengalihan yang diikuti: [[http, https, lainnya]]`,
    impactMd: `## Dampak

- Layanan dalam yang dapat dijangkau: [[nama atau porta, cukup satu bukti]]
- Metadata cloud: [[terjangkau atau tidak, tanpa mengambil kredensial]]`,
    recommendationMd: `## Saran perbaikan

- Izinkan hanya tujuan di daftar: [[nama host yang diperlukan]]
- Periksa alamat IP hasil DNS, juga setelah pengalihan
- Tutup akses jaringan server ke metadata dan jaringan dalam`,
  },
  en: {
    title: 'SSRF in [[endpoint and parameter]] reaches [[destination]]',
    pocMd: `## Before you start

- Account used: [[none, or its role]]
- Receiving server of yours: [[address and time of the log]]

## Steps

1. Send [[full HTTP request, as code]] with the address of your server
2. See the request that comes from the target server: [[IP address, headers, time]]
3. Repeat with [[inner destination that is safe to show]]

## Proof

- Blind, or can the answer be read: [[which, and the proof]]
- Schemes and redirects that are followed: [[http, https, others]]`,
    impactMd: `## Impact

- Inner services in reach: [[name or port, one proof is enough]]
- Cloud metadata: [[reachable or not, without taking credentials]]`,
    recommendationMd: `## How to fix it

- Allow only listed destinations: [[host names that are needed]]
- Check the IP address DNS gives, also after redirects
- Close the network of the server to metadata and inner networks`,
  },
}
