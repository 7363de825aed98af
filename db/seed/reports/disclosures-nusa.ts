import type { DisclosureTextInput } from '#domain/publication/publication-input.ts'

/** The published text; harmful details are left out. */
export const idorDisclosure: DisclosureTextInput = {
  title: 'Satu angka diganti, mutasi orang lain terbaca',
  summary:
    'Bagaimana pemeriksaan pemilik yang terlewat membuka mutasi rekening, dan bagaimana bank menutupnya dalam lima hari.',
  body: `## Latar

Saat menguji aplikasi Nusa Mobile saya selalu memakai dua akun uji milik sendiri. Dengan begitu pertanyaan “milik siapa data ini?” dapat dijawab tanpa menyentuh data orang lain.

## Temuan

Permintaan mutasi membawa nomor rekening di alamatnya:

\`\`\`http
GET /v2/accounts/[disamarkan]/statements HTTP/2
Authorization: Bearer [disamarkan]
\`\`\`

Token akun A ternyata cukup untuk membaca mutasi akun B. Server memeriksa bahwa token sah, tetapi tidak memeriksa bahwa rekening itu milik pemegang token.

## Yang saya lakukan dan tidak lakukan

- Mencoba **satu** rekening, milik saya sendiri.
- Tidak menebak nomor rekening lain dan tidak menyimpan data.

## Perbaikan

Nusa Bank menambahkan pemeriksaan pemilik di lapisan yang sama untuk semua endpoint rekening. Uji ulang menjawab \`403\`.

| Hari | Kejadian |
|---|---|
| 0 | Laporan dikirim |
| 2 | Dinyatakan valid |
| 6 | Perbaikan naik |
| 7 | Ditutup |

Pelajarannya sederhana: *autentikasi menjawab siapa, otorisasi menjawab boleh apa.* Keduanya harus ditanyakan setiap kali.`,
}

export const otpDisclosure: DisclosureTextInput = {
  title: 'Enam angka dan tiga ribu percobaan',
  summary:
    'OTP ganti perangkat dapat dicoba tanpa batas. Cerita tentang penghitung yang hilang dan cara memasangnya dengan benar.',
  body: `## Ringkasnya

Kode OTP enam angka hanya kuat bila jumlah percobaannya dibatasi. Di alur **Ganti perangkat** pembatas itu tidak ada.

1. Saya memulai proses dengan nomor uji saya sendiri.
2. Saya mengirim sekitar tiga ribu kode salah dalam empat menit.
3. Kode yang benar masih diterima sesudahnya.

## Mengapa tidak sampai kritis

Masa berlaku kode lima menit membuat serangan harus diulang berkali-kali, sehingga tingkat risikonya turun satu tingkat. Saya setuju dengan penilaian itu.

## Perbaikannya

> Lima percobaan, lalu kode hangus; dihitung per nomor **dan** per perangkat.

Terima kasih kepada tim Nusa Bank yang memperbaiki dalam empat hari dan menguji ulang bersama saya.`,
}

export const resetDisclosure: DisclosureTextInput = {
  title: 'Jangan percaya header: surel atur ulang sandi yang salah alamat',
  summary:
    'Tautan di surel dibangun dari header permintaan. Pemindai surel membuka tautan itu sebelum korban membacanya.',
  body: `## Temuan

Situs membangun tautan atur ulang sandi dari header yang dikirim peramban. Siapa pun yang meminta atur ulang dapat menentukan ke mana token dikirim.

\`\`\`http
POST /lupa-sandi HTTP/2
X-Forwarded-Host: [disamarkan]
\`\`\`

Banyak layanan surel membuka setiap tautan untuk memindainya. Karena itu token dapat bocor **tanpa satu klik pun** dari korban.

## Perbaikan

Tautan kini dibangun dari alamat tetap di konfigurasi, token berlaku 15 menit dan hanya sekali pakai.`,
}

export const voucherDisclosure: DisclosureTextInput = {
  title: 'Satu voucher, dua puluh kali dipakai',
  summary:
    'Permintaan yang datang bersamaan membuat voucher sekali pakai dipakai berkali-kali. Kisah dari Tantangan Dompet Nusa.',
  body: `## Perlombaan antarpermintaan

Voucher diperiksa dulu, baru ditandai terpakai. Di antara dua langkah itu ada celah beberapa milidetik.

\`\`\`python
# dua puluh permintaan yang sama, dikirim dalam satu paket
kirim_bersamaan("/voucher/pakai", {"kode": "[disamarkan]"}, kali=20)
\`\`\`

Dari dua puluh permintaan, tujuh belas diterima. Saldo uji saya bertambah tujuh belas kali.

## Perbaikan

Pemeriksaan dan penandaan kini satu pernyataan basis data, dengan indeks unik pada pasangan voucher dan pengguna. Permintaan kedua dan seterusnya dijawab *sudah dipakai*.

Saldo hasil uji langsung saya laporkan dan dikembalikan oleh panitia.`,
}

export const negativeDisclosure: DisclosureTextInput = {
  title: 'Jumlah minus yang menambah saldo',
  summary: 'Formulir hadiah menerima angka negatif. Pengirim justru menerima saldo dari penerimanya.',
  body: `## Temuan

Pada fitur *Kirim hadiah* jumlah \`-10000\` lolos dari pemeriksaan. Pembukuan menjalankannya apa adanya: saldo pengirim bertambah dan saldo penerima berkurang.

## Catatan

Saya memakai dua akun uji dari panitia. Pemeriksaan di aplikasi saja tidak cukup; batas bawah harus dijaga oleh server dan oleh basis data.`,
}
