import { agree, give, invalid, publish, rate, tell, valid } from '../decision-acts.ts'
import { fixing, reply, resolve, retest, say, take, verdict } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'
import { xssDisclosure } from './disclosures-others.ts'

/** WarungPay manages its program itself and has spent more than it brought in. */
export const warungReports: ReportDescription[] = [
  {
    key: 'warung-xss',
    program: 'warung-merchant',
    by: 'komodo',
    at: '60d 21:10',
    title: 'Stored XSS pada ulasan produk berjalan di dasbor pemilik warung',
    target: 'https://merchant.warungpay.test',
    weakness: ['cross_site_scripting_xss.stored.non_admin_to_anyone', 79],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:R/S:C/C:L/I:L/A:N',
    steps: [
      'Sebagai pembeli, tulis ulasan dengan muatan di bawah pada produk toko uji.',
      'Masuk sebagai pemilik toko uji dan buka **Ulasan terbaru**.',
      'Kotak peringatan muncul dari domain `merchant.warungpay.test`.',
    ],
    code: `<img src=x onerror="alert(document.domain)">`,
    impact:
      'Pembeli dapat menjalankan skrip di sesi pemilik warung, misalnya mengubah harga atau membaca daftar pelanggan.',
    advice:
      'Tampilkan ulasan sebagai teks, saring HTML di server, dan pasang Content-Security-Policy yang ketat.',
    picture: ['Ulasan terbaru', '★★★★★  <img src=x onerror=…>', 'merchant.warungpay.test says: …'],
    acts: [
      take('59d 09:10', 'verifikator'),
      say(
        '59d 10:00',
        'warungpay',
        'Terima kasih, kami juga melihat laporannya. Tim kami menunggu hasil verifikasi.',
      ),
      valid(
        '58d 10:30',
        'verifikator',
        5,
        'Skrip berjalan di dasbor pemilik pada Chrome dan Firefox terbaru.',
      ),
      rate('56d 13:00', 'warungpay'),
      reply('56d 20:00', 'accepted'),
      give('55d 14:00', 'warungpay'),
      fixing('55d 14:10', 'warungpay'),
      retest('50d 10:00', 'warungpay', 'Ulasan kini ditampilkan sebagai teks. Mohon diuji ulang ya.'),
      verdict('49d 19:00', 'komodo', 'fixed', 'Muatan yang sama tampil sebagai tulisan biasa. Sudah aman.'),
      verdict(
        '48d 10:00',
        'warungpay',
        'fixed',
        'Setuju dengan hasil uji ulang bughunter, kami anggap selesai.',
      ),
      resolve('48d 10:15', 'warungpay'),
      tell('29d 20:00', 'komodo', xssDisclosure),
      agree('27d 11:00', 'warungpay'),
      publish('26d 10:00'),
    ],
  },
  {
    key: 'warung-sqli',
    program: 'warung-merchant',
    by: 'elang',
    at: '27d 20:40',
    title: 'SQL injection pada unduhan laporan penjualan',
    target: 'https://merchant.warungpay.test',
    weakness: ['server_side_injection.sql_injection', 89],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N',
    steps: [
      'Masuk sebagai pemilik toko uji, buka **Laporan → Unduh CSV**.',
      'Tambahkan tanda kutip pada parameter `urut`; server menjawab dengan pesan galat basis data.',
      'Muatan di bawah menunda jawaban tepat lima detik dan membuktikan perintah dijalankan. Saya tidak mengambil data.',
    ],
    code: `GET /laporan/penjualan.csv?bulan=2026-10&urut=total;SELECT+pg_sleep(5)-- HTTP/1.1
Host: merchant.warungpay.test
Cookie: sesi=<toko uji>`,
    impact:
      'Pemilik toko mana pun dapat membaca dan mengubah data semua toko, termasuk saldo dan nomor rekening pencairan.',
    advice:
      'Pakai daftar kolom urut yang tetap dan kueri berparameter. Turunkan hak akun basis data menjadi baca saja untuk laporan.',
    acts: [
      take('26d 08:30'),
      valid(
        '26d 11:00',
        'triase',
        5,
        'Penundaan 3, 5, dan 7 detik terukur sesuai muatan; tidak ada data yang diambil saat pengujian.',
      ),
      rate('24d 15:00', 'warungpay'),
      reply('23d 19:00', 'accepted'),
      give('20d 16:00', 'warungpay'),
      fixing('20d 16:05', 'warungpay'),
      say(
        '12d 09:00',
        'triase',
        'Perbaikan untuk celah setinggi ini dijanjikan 30 hari. Ada kendala yang dapat kami bantu?',
        'company',
      ),
    ],
  },
  {
    key: 'warung-alihan',
    program: 'warung-merchant',
    by: 'jalak',
    at: '25d 12:15',
    title: 'Open redirect pada parameter lanjut setelah masuk',
    target: 'https://merchant.warungpay.test',
    weakness: ['unvalidated_redirects_and_forwards.open_redirect.get_based', 601],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N',
    steps: [
      'Buka alamat di bawah, lalu masuk seperti biasa.',
      'Setelah masuk, peramban pindah ke situs lain tanpa peringatan.',
    ],
    code: 'https://merchant.warungpay.test/masuk?lanjut=//uji.jalak.test/masuk',
    impact: 'Tautan berdomain resmi dapat dipakai untuk menggiring pemilik warung ke halaman masuk tiruan.',
    advice: 'Terima hanya alamat yang diawali satu garis miring dan berada di situs sendiri.',
    acts: [
      take('24d 10:00', 'verifikator'),
      valid(
        '23d 10:00',
        'verifikator',
        3,
        'Pengalihan ke situs lain terjadi pada `//` dan `/\\` setelah berhasil masuk.',
      ),
      rate('17d 11:00', 'warungpay'),
      say('7d 12:30', 'jalak', 'Permisi, apakah ada kabar tentang imbalannya? Terima kasih.'),
    ],
  },
  {
    key: 'warung-faktur',
    program: 'warung-merchant',
    by: 'orangutan',
    at: '11d 22:00',
    title: 'Path traversal pada unduh faktur membaca berkas server',
    target: 'https://api.warungpay.test',
    weakness: ['server_security_misconfiguration.path_traversal', 22],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Unduh satu faktur dan perhatikan parameter `berkas`.',
      'Ganti nilainya seperti di bawah; isi `/etc/hostname` terkirim sebagai PDF.',
      'Saya berhenti pada berkas itu dan tidak mencoba berkas konfigurasi.',
    ],
    code: `GET /faktur/unduh?berkas=..%2f..%2f..%2fetc%2fhostname HTTP/1.1
Host: api.warungpay.test`,
    impact:
      'Kunci dan konfigurasi di server dapat dibaca oleh setiap pemilik toko, yang membuka jalan ke sistem lain.',
    advice:
      'Simpan faktur di bawah id acak dan cari berkasnya lewat basis data, bukan lewat nama dari permintaan.',
    acts: [
      take('10d 09:00'),
      valid(
        '9d 14:00',
        'triase',
        4,
        'Berkas `/etc/hostname` terbaca dari akun toko uji lewat tiga bentuk pengodean.',
      ),
    ],
  },
  {
    key: 'warung-subdomain',
    program: 'warung-merchant',
    by: 'cendrawasih',
    at: '38d 19:30',
    title: 'Subdomain promo.warungpay.test dapat diambil alih',
    target: '*.warungpay.test',
    weakness: ['server_security_misconfiguration.misconfigured_dns.basic_subdomain_takeover', 350],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:C/C:L/I:L/A:N',
    steps: [
      'Periksa DNS: `promo` menunjuk ke layanan halaman statis yang sudah tidak dipakai.',
      'Daftarkan nama yang sama di layanan itu; halaman saya tampil di subdomain WarungPay.',
      'Saya hanya menaruh satu berkas teks bertanda laporan ini, lalu menghapusnya.',
    ],
    code: `dig +short CNAME promo.warungpay.test
warungpay-promo.halaman-statis.test.`,
    impact:
      'Penyerang dapat membuat halaman tiruan di domain resmi dan membaca cookie yang berlaku untuk semua subdomain.',
    advice: 'Hapus catatan DNS yang tidak dipakai dan periksa daftar subdomain setiap bulan.',
    acts: [
      take('37d 09:00', 'verifikator'),
      valid(
        '36d 10:30',
        'verifikator',
        4,
        'Catatan CNAME menggantung; berkas bukti sempat terlihat di subdomain pada pukul 09.40.',
      ),
      rate('34d 10:00', 'warungpay'),
      give('33d 10:00', 'warungpay'),
      fixing('33d 10:10', 'warungpay'),
      retest('30d 09:00', 'warungpay', 'Catatan DNS sudah dihapus, mohon dicek kembali.'),
      verdict(
        '29d 20:00',
        'cendrawasih',
        'not_fixed',
        'Catatan `promo` hilang, tetapi `www.promo` masih menunjuk ke layanan yang sama.',
      ),
      verdict('28d 10:00', 'warungpay', 'not_fixed', 'Benar, satu catatan terlewat. Kami kerjakan lagi.'),
    ],
  },
  {
    key: 'warung-bingkai',
    program: 'warung-merchant',
    by: 'maleo',
    at: '35d 16:00',
    title: 'Halaman muka dapat dibingkai oleh situs lain',
    target: 'https://merchant.warungpay.test',
    weakness: ['server_security_misconfiguration.clickjacking.non_sensitive_action', 1021],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:N/I:L/A:N',
    steps: ['Buat halaman dengan iframe ke halaman muka.', 'Halaman muka tampil di dalam bingkai.'],
    impact: 'Pengguna mungkin mengira sedang berada di situs resmi walaupun tidak ada tombol yang berbahaya.',
    advice: 'Tambahkan header yang melarang pembingkaian pada semua halaman.',
    acts: [
      take('34d 09:00', 'verifikator'),
      invalid(
        '33d 11:00',
        'verifikator',
        'not_applicable',
        'Halaman muka tidak memiliki tindakan yang dapat dipicu; tanpa tindakan penting, pembingkaian tidak berdampak.',
      ),
    ],
  },
  {
    key: 'warung-pemindai',
    program: 'warung-merchant',
    by: 'maleo',
    at: '32d 02:10',
    title: 'Lima puluh temuan pemindai otomatis sekaligus',
    target: '*.warungpay.test',
    weakness: ['server_security_misconfiguration.fingerprinting_banner_disclosure', 200],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N',
    steps: [
      'Jalankan pemindai terhadap semua subdomain.',
      'Salin seluruh hasilnya ke laporan ini tanpa diperiksa satu per satu.',
    ],
    impact: 'Menurut pemindai ada lima puluh kerentanan yang mungkin berdampak pada server.',
    advice: 'Perbarui semua perangkat lunak ke versi terbaru menurut daftar pemindai.',
    acts: [
      take('31d 09:00', 'verifikator'),
      invalid(
        '31d 09:30',
        'verifikator',
        'spam',
        'Keluaran pemindai tanpa pemeriksaan dan tanpa bukti. Mohon kirim satu temuan yang sudah dipahami per laporan.',
      ),
    ],
  },
  {
    key: 'warung-menunggu',
    program: 'warung-merchant',
    by: 'tarsius',
    at: '6d 20:00',
    title: 'Kode kasir empat angka dapat ditebak dari layar kunci',
    target: 'https://merchant.warungpay.test',
    weakness: ['server_security_misconfiguration.no_rate_limiting_on_form.login', 307],
    cvss: 'CVSS:4.0/AV:N/AC:L/AT:P/PR:L/UI:N/VC:N/VI:H/VA:N/SC:N/SI:N/SA:N',
    steps: [
      'Buka layar kunci kasir dari akun pegawai toko uji.',
      'Kirim semua kode dari 0000 sampai 9999; tidak ada jeda.',
      'Kode pemilik ditemukan setelah dua menit dan menu pengembalian dana terbuka.',
    ],
    code: `for k in $(seq -w 0 9999); do
  curl -s -o /dev/null -w "$k %{http_code}\\n" -d "kode=$k" https://merchant.warungpay.test/kasir/buka
done`,
    impact: 'Pegawai dapat membuka hak pemilik dan melakukan pengembalian dana ke rekeningnya sendiri.',
    advice: 'Kunci kasir setelah lima kode salah dan catat setiap percobaan untuk pemilik toko.',
    acts: [],
  },
  {
    key: 'warung-unggah',
    program: 'warung-merchant',
    by: 'komodo',
    at: '3d 19:20',
    title: 'Unggah foto produk menerima SVG berisi skrip',
    target: 'https://merchant.warungpay.test',
    weakness: ['server_security_misconfiguration.unsafe_file_upload.file_extension_filter_bypass', 434],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:R/S:C/C:L/I:L/A:N',
    steps: [
      'Unggah berkas di bawah sebagai foto produk dengan nama `kopi.svg`.',
      'Buka alamat gambarnya langsung; skrip berjalan pada domain toko.',
    ],
    code: `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>`,
    impact: 'Tautan gambar yang tampak wajar dapat menjalankan skrip di sesi pemilik toko lain.',
    advice: 'Terima hanya gambar raster, gambar ulang di server, dan sajikan dari domain terpisah.',
    acts: [take('2d 09:40', 'verifikator')],
  },
]
