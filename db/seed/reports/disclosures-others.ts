import type { DisclosureTextInput } from '#domain/publication/publication-input.ts'

export const xssDisclosure: DisclosureTextInput = {
  title: 'Ulasan bintang lima yang menjalankan skrip',
  summary:
    'Ulasan pembeli tampil tanpa disaring di dasbor pemilik warung. Satu gambar yang gagal dimuat sudah cukup.',
  body: `## Dari pembeli ke pemilik

Kolom ulasan menerima HTML. Di halaman toko ulasan disaring dengan baik, tetapi **dasbor pemilik** memakai templat lain yang lupa menyaring.

\`\`\`html
<img src=x onerror="[disamarkan]">
\`\`\`

## Pelajaran

- Saring di tempat menampilkan, bukan di tempat menyimpan.
- Uji semua halaman yang memakai data yang sama.
- Pasang *Content-Security-Policy* sebagai jaring pengaman.

WarungPay memperbaikinya dalam lima hari.`,
}

export const ssrfDisclosure: DisclosureTextInput = {
  title: 'Pratinjau tautan yang terlalu ingin tahu',
  summary:
    'Fitur pratinjau mengikuti pengalihan sampai ke alamat metadata server. Nama peran terbaca di judul pratinjau.',
  body: `## Fitur yang baik hati

Portal membuat pratinjau untuk setiap tautan pada catatan pengiriman. Alamat dalam ditolak, tetapi **hanya pada permintaan pertama**.

1. Tautan menunjuk ke server saya.
2. Server saya menjawab \`302\` ke alamat metadata.
3. Pratinjau mengikuti pengalihan itu tanpa memeriksa lagi.

\`\`\`json
{"url":"https://[disamarkan]/alih?ke=[disamarkan]"}
\`\`\`

Saya berhenti pada nama peran dan tidak meminta kredensial.

## Perbaikan

Pratinjau kini berjalan di jaringan terpisah, memeriksa alamat setelah setiap pengalihan, dan metadata hanya menjawab permintaan bertoken.`,
}

export const recordDisclosure: DisclosureTextInput = {
  title: 'Rekam medis di balik angka yang berurutan',
  summary:
    'Berkas hasil konsultasi dibuka dengan nomor urut. Cerita tentang pengujian hati-hati pada data kesehatan.',
  body: `## Hati-hati dulu

Data kesehatan adalah data pribadi yang spesifik. Karena itu saya meminta **dua akun uji** dari penyelenggara sebelum mencoba apa pun.

## Temuan

Ringkasan konsultasi berada di alamat dengan nomor urut. Akun uji kedua dapat membuka ringkasan akun pertama.

\`\`\`http
GET /konsultasi/[disamarkan]/ringkasan.pdf HTTP/1.1
\`\`\`

## Perbaikan

Sehat Selalu mengganti nomor urut dengan id acak dan, yang lebih penting, memeriksa pemilik pada setiap unduhan. Log lama diperiksa; tidak ada tanda pemakaian oleh orang lain.`,
}

export const priceDisclosure: DisclosureTextInput = {
  title: 'Kopi sekarung seharga seribu rupiah',
  summary:
    'Harga ikut dikirim dari keranjang belanja. Server percaya, dan total pesanan menjadi pilihan pembeli.',
  body: `## Temuan

Keranjang mengirim id barang, jumlah, **dan harga**. Server menjumlahkan harga yang diterimanya.

\`\`\`json
{"sku":"[disamarkan]","qty":1,"price":1000}
\`\`\`

Pesanan uji saya batalkan sebelum dikirim, dan saya beri tahu toko pada menit yang sama.

## Perbaikan

Harga kini selalu dibaca dari katalog. Selisih antara keranjang dan katalog ditampilkan kepada pembeli sebelum membayar.`,
}

export const permitDisclosure: DisclosureTextInput = {
  title: 'Pencarian izin yang menjawab terlalu banyak',
  summary:
    'Kotak pencarian layanan izin kota menjalankan perintah basis data. Pemerintah kota menutupnya dalam seminggu.',
  body: `## Temuan

Satu tanda kutip di kotak pencarian memunculkan galat basis data. Dengan muatan tunda waktu saya memastikan perintah dijalankan, tanpa mengambil data warga.

\`\`\`http
GET /cari?nomor=[disamarkan] HTTP/1.1
\`\`\`

## Perbaikan

- Kueri berparameter di semua pencarian
- Akun basis data dengan hak baca pada tabel yang perlu saja
- Galat tidak lagi ditampilkan kepada pengunjung

Terima kasih kepada Dinas Kominfo Kota Lestari yang menjawab laporan ini pada hari yang sama.`,
}
