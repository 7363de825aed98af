import { invalid, valid } from '../decision-acts.ts'
import { answer, ask, say, take } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'

/** Nusa Mobile: refused, waiting and just come in. */
export const nusaMobileOther: ReportDescription[] = [
  {
    key: 'nusa-pin-sertifikat',
    program: 'nusa-mobile',
    by: 'orangutan',
    at: '24d 18:00',
    title: 'Tidak ada certificate pinning pada aplikasi iOS',
    target: 'id.nusabank.mobile',
    weakness: ['mobile_security_misconfiguration.ssl_certificate_pinning.absent', 295],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:L/I:N/A:N',
    steps: [
      'Pasang sertifikat proksi di ponsel uji yang sudah di-jailbreak.',
      'Jalankan aplikasi dan amati lalu lintas yang terbaca di proksi.',
    ],
    impact:
      'Lalu lintas aplikasi dapat dibaca oleh orang yang menguasai ponsel dan memasang sertifikat sendiri.',
    advice: 'Pasang certificate pinning dan siapkan cara memperbarui pin bila sertifikat diganti.',
    acts: [
      take('23d 09:15', 'verifikator'),
      invalid(
        '22d 10:00',
        'verifikator',
        'out_of_scope',
        'Aturan program, bagian luar cakupan: “tidak adanya certificate pinning atau deteksi jailbreak tanpa dampak lain”.',
      ),
    ],
  },
  {
    key: 'nusa-csrf',
    program: 'nusa-mobile',
    by: 'komodo',
    at: '18d 21:00',
    title: 'CSRF pada ubah rekening tujuan favorit di situs seluler',
    target: 'https://m.nusabank.test',
    weakness: ['cross_site_request_forgery_csrf.action_specific.authenticated_action', 352],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:N/I:H/A:N',
    steps: [
      'Masuk ke situs seluler dengan akun uji, lalu buka halaman buatan di bawah pada tab lain.',
      'Formulir terkirim sendiri dan nomor rekening favorit berganti tanpa pertanyaan.',
    ],
    code: `<form action="https://m.nusabank.test/favorit/3/ubah" method="post">
  <input name="rekening" value="8800000001"><input name="nama" value="Ibu">
</form>
<script>document.forms[0].submit()</script>`,
    impact:
      'Korban yang memakai favorit “Ibu” akan mengirim uang kepada penyerang karena nomor di balik namanya sudah diganti.',
    advice: 'Pakai token CSRF pada setiap formulir dan minta konfirmasi PIN saat rekening favorit berubah.',
    acts: [
      take('17d 10:00'),
      valid(
        '14d 15:20',
        'triase',
        4,
        'Formulir dari situs lain diterima; cookie sesi tidak memakai SameSite dan tidak ada token.',
      ),
      say(
        '6d 09:00',
        'triase',
        'Mengingatkan: penilaian dijanjikan lima hari kerja sejak valid. Mohon kabar dari Nusa Bank.',
        'company',
      ),
    ],
  },
  {
    key: 'nusa-sandi',
    program: 'nusa-mobile',
    by: 'maleo',
    at: '40d 17:30',
    title: 'Kebijakan kata sandi menerima nama sendiri dan urutan angka',
    target: 'https://m.nusabank.test',
    weakness: ['insufficient_security_configurability.weak_password_policy', 521],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:L/I:N/A:N',
    steps: [
      'Buka halaman ganti sandi dan masukkan `Maleo1234`.',
      'Sandi diterima walau memuat nama pengguna dan angka berurutan.',
    ],
    impact: 'Sandi yang mudah ditebak memudahkan penyerang masuk bila pembatas percobaan suatu saat gagal.',
    advice: 'Tolak sandi yang memuat nama pemilik atau termasuk dalam daftar sandi bocor.',
    acts: [
      take('39d 10:00', 'verifikator'),
      ask(
        '39d 13:00',
        'verifikator',
        'Apakah ada cara memanfaatkan sandi lemah ini, misalnya pembatas percobaan yang dapat dilewati?',
      ),
      answer(
        '38d 20:20',
        'Belum, pembatas percobaan bekerja dengan baik. Ini saya laporkan sebagai saran penguatan saja.',
      ),
      invalid(
        '37d 09:30',
        'verifikator',
        'informative',
        'Saran yang baik dan kami teruskan ke Nusa Bank, tetapi tanpa dampak yang dapat dibuktikan: pembatas percobaan bekerja.',
      ),
    ],
  },
  {
    key: 'nusa-baru',
    program: 'nusa-mobile',
    by: 'elang',
    at: '3h',
    title: 'Kolom berita transfer menyimpan HTML yang tampil di bukti surel',
    target: 'https://m.nusabank.test',
    weakness: ['server_side_injection.content_spoofing.email_html_injection', 79],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:R/S:U/C:N/I:L/A:N',
    steps: [
      'Kirim Rp1.000 ke akun uji kedua dengan berita di bawah.',
      'Buka surel bukti transfer milik penerima: tautan tampil sebagai bagian resmi dari surel bank.',
    ],
    code: `<a href="https://uji.elang.test">Klik untuk membatalkan transaksi</a>`,
    impact:
      'Penyerang dapat menyisipkan tautan penipuan ke surel yang benar-benar dikirim oleh bank, sehingga korban percaya.',
    advice: 'Tampilkan berita transfer sebagai teks biasa di semua surel dan batasi hurufnya saat disimpan.',
    acts: [],
  },
]
