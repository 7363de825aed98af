import { agree, duplicate, give, publish, rate, tell, valid } from '../decision-acts.ts'
import { fixing, reply, resolve, retest, say, take, verdict, withdraw } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'
import { negativeDisclosure, voucherDisclosure } from './disclosures-nusa.ts'

/** Nusa Bank's private API program, and its challenge that is over. */
export const nusaOther: ReportDescription[] = [
  {
    key: 'api-limit',
    program: 'nusa-api',
    by: 'elang',
    at: '29d 20:00',
    title: 'Mass assignment: limit transfer harian mitra dapat dinaikkan sendiri',
    target: 'https://openapi.nusabank.test',
    weakness: ['broken_access_control.idor', 915],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
    steps: [
      'Daftar sebagai mitra di lingkungan uji dan ambil token akses.',
      'Perbarui profil mitra dengan menambahkan `dailyLimit`, kolom yang tidak ada di dokumentasi.',
      'Baca kembali profil: limit sudah berubah dan transfer di atas limit lama diterima.',
    ],
    code: `PATCH /v1/partners/me HTTP/2
Host: openapi.nusabank.test
Content-Type: application/json

{"displayName":"Uji Elang","dailyLimit":999000000000}`,
    impact:
      'Mitra mana pun dapat menghapus batas kerugiannya sendiri; bila kuncinya dicuri, kerugian tidak lagi terbatas.',
    advice: 'Terima hanya kolom yang tercantum pada skema dan tolak kolom lain dengan `400`.',
    acts: [
      take('28d 09:20'),
      valid(
        '27d 11:40',
        'triase',
        5,
        'Limit mitra uji berubah dari 50 juta menjadi 999 miliar dan transfer uji 60 juta diterima.',
      ),
      rate('25d 10:00', 'nusabank-admin'),
      reply('25d 18:40', 'accepted'),
      give('24d 14:00', 'nusabank'),
      fixing('24d 14:10', 'nusabank-admin'),
      say(
        '9d 10:00',
        'nusabank-admin',
        'Skema ketat sudah ada di lingkungan uji, menunggu persetujuan perubahan untuk produksi.',
      ),
    ],
  },
  {
    key: 'api-graphql',
    program: 'nusa-api',
    by: 'elang',
    at: '4d 21:15',
    title: 'GraphQL: introspeksi terbuka dan kolom nasabah berlebih pada portal mitra',
    target: 'https://dev.nusabank.test',
    weakness: ['sensitive_data_exposure.disclosure_of_known_public_information', 200],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Kirim kueri introspeksi ke `/graphql`; seluruh skema tampil tanpa peran khusus.',
      'Dari skema terlihat kolom `customer { nik motherName }` pada tipe transaksi.',
      'Minta kolom itu untuk transaksi uji milik sendiri: nilainya dikirim lengkap.',
    ],
    code: `query {
  transaction(id: "uji-001") {
    amount
    customer { name nik motherName }
  }
}`,
    impact:
      'Portal mitra memberikan NIK dan nama ibu kandung yang tidak diperlukan mitra; kebocoran satu token mitra membuka data pribadi banyak nasabah.',
    advice:
      'Matikan introspeksi di luar pengembangan dan batasi kolom menurut peran, bukan menurut apa yang diminta.',
    acts: [
      take('3d 10:10'),
      say(
        '3d 10:20',
        'triase',
        'Kami menunggu akun mitra uji kedua dari Nusa Bank untuk memastikan dampaknya.',
        'hello',
      ),
    ],
  },
  {
    key: 'api-cors',
    program: 'nusa-api',
    by: 'cendrawasih',
    at: '13d 19:00',
    title: 'CORS memantulkan asal mana pun dengan kredensial pada portal mitra',
    target: 'https://dev.nusabank.test',
    weakness: ['server_security_misconfiguration.unsafe_cross_origin_resource_sharing', 942],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:H/I:N/A:N',
    steps: [
      'Masuk ke portal mitra dengan akun uji.',
      'Buka halaman di asal lain yang menjalankan skrip di bawah.',
      'Kunci API mitra tampil di konsol halaman asing itu.',
    ],
    code: `fetch('https://dev.nusabank.test/api/keys', { credentials: 'include' })
  .then((jawaban) => jawaban.json())
  .then(console.log)`,
    seen: 'Jawaban memuat `Access-Control-Allow-Origin` sesuai asal penyerang dan `Access-Control-Allow-Credentials: true`.',
    impact:
      'Situs jahat yang dikunjungi mitra dapat mencuri kunci API dan bertindak atas nama mitra tersebut.',
    advice:
      'Ganti pantulan asal dengan daftar asal yang tetap dan jangan izinkan kredensial untuk asal lain.',
    acts: [
      take('12d 09:00', 'verifikator'),
      valid(
        '11d 14:00',
        'verifikator',
        4,
        'Asal acak dipantulkan beserta kredensial; kunci API mitra uji terbaca dari asal lain.',
      ),
      rate('7d 11:00', 'nusabank'),
      reply('6d 20:00', 'accepted', 'Terima kasih, penilaiannya sesuai perkiraan saya.'),
    ],
  },
  {
    key: 'dompet-voucher',
    program: 'nusa-tantangan',
    by: 'komodo',
    at: '58d 20:20',
    title: 'Race condition: voucher sekali pakai ditukar berkali-kali',
    target: 'https://dompet.nusabank.test',
    weakness: ['server_security_misconfiguration.race_condition', 362],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
    steps: [
      'Siapkan satu voucher Rp5.000 dari panitia.',
      'Kirim dua puluh permintaan penukaran dalam satu sambungan HTTP/2 agar tiba bersamaan.',
      'Saldo uji bertambah Rp85.000, yaitu tujuh belas kali.',
    ],
    code: `POST /voucher/pakai HTTP/2
Host: dompet.nusabank.test
Content-Type: application/json

{"kode":"TANTANGAN-0042"}`,
    impact: 'Voucher promosi dapat diuangkan berulang kali sehingga kerugian promosi tidak lagi terbatas.',
    advice: 'Satukan pemeriksaan dan penandaan dalam satu pernyataan basis data dengan indeks unik.',
    acts: [
      take('57d 09:00'),
      valid(
        '57d 15:00',
        'triase',
        5,
        'Enam belas dari dua puluh permintaan diterima pada voucher uji panitia.',
      ),
      rate('56d 10:00', 'triase'),
      give('55d 11:00', 'nusabank'),
      fixing('55d 11:05', 'nusabank'),
      retest(
        '53d 15:00',
        'nusabank',
        'Perbaikan sudah dipasang di dompet uji. Mohon dicoba lagi dengan voucher baru.',
      ),
      verdict(
        '52d 10:00',
        'triase',
        'fixed',
        'Dari lima puluh permintaan bersamaan hanya satu yang diterima.',
      ),
      resolve('51d 11:00', 'nusabank'),
      tell('33d 20:00', 'komodo', voucherDisclosure),
      agree('31d 09:00', 'nusabank'),
      publish('30d 09:00'),
    ],
  },
  {
    key: 'dompet-minus',
    program: 'nusa-tantangan',
    by: 'jalak',
    at: '57d 21:40',
    title: 'Kirim hadiah menerima jumlah negatif dan menarik saldo penerima',
    target: 'https://dompet.nusabank.test',
    weakness: ['broken_access_control.idor', 20],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:N',
    steps: [
      'Buka **Kirim hadiah** dan tangkap permintaannya.',
      'Ganti jumlah menjadi `-10000` lalu kirim ke akun uji kedua dari panitia.',
      'Saldo pengirim bertambah Rp10.000 dan saldo penerima berkurang sebanyak itu.',
    ],
    code: `POST /hadiah HTTP/2
Host: dompet.nusabank.test

{"kepada":"uji-jalak-2","jumlah":-10000}`,
    impact: 'Saldo pengguna mana pun dapat ditarik tanpa persetujuannya, cukup dengan mengetahui namanya.',
    advice: 'Tolak jumlah nol dan negatif di server, dan jaga batas bawah saldo di basis data.',
    acts: [
      take('56d 09:30', 'verifikator'),
      valid(
        '56d 14:00',
        'verifikator',
        4,
        'Jumlah negatif diterima; saldo akun uji kedua berkurang tanpa persetujuan.',
      ),
      rate('55d 10:30', 'triase'),
      give('54d 10:00', 'nusabank'),
      fixing('54d 10:10', 'nusabank'),
      retest('52d 13:00', 'nusabank', 'Jumlah di bawah satu rupiah kini ditolak. Mohon diuji ulang.'),
      verdict(
        '51d 09:30',
        'verifikator',
        'fixed',
        'Nol, negatif, dan pecahan ditolak dengan pesan yang jelas.',
      ),
      resolve('51d 11:10', 'nusabank'),
      tell('5d 20:30', 'jalak', negativeDisclosure),
    ],
  },
  {
    key: 'dompet-voucher-lagi',
    program: 'nusa-tantangan',
    by: 'maleo',
    at: '56d 22:10',
    title: 'Voucher promo bisa ditukar dua kali dengan dua peramban',
    target: 'https://dompet.nusabank.test',
    weakness: ['server_security_misconfiguration.race_condition', 367],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:L/UI:N/S:U/C:N/I:H/A:N',
    steps: [
      'Masuk dengan akun yang sama di dua peramban.',
      'Tekan **Tukar** pada keduanya pada saat yang sama; saldo bertambah dua kali.',
    ],
    impact: 'Satu voucher memberikan saldo lebih dari satu kali sehingga panitia merugi.',
    advice: 'Tandai voucher terpakai sebelum saldo ditambahkan, dalam satu transaksi.',
    acts: [take('55d 09:00'), duplicate('55d 10:10', 'triase', 'dompet-voucher')],
  },
  {
    key: 'dompet-tarik',
    program: 'nusa-tantangan',
    by: 'tarsius',
    at: '55d 19:00',
    title: 'Halaman bantuan dompet dapat dibingkai situs lain',
    target: 'https://dompet.nusabank.test',
    weakness: ['server_security_misconfiguration.clickjacking.non_sensitive_action', 1021],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:N/I:L/A:N',
    steps: [
      'Muat halaman bantuan di dalam iframe pada situs uji.',
      'Halaman tampil tanpa penolakan dari peramban.',
    ],
    impact: 'Penyerang dapat menutupi halaman bantuan dengan tombol lain agar pengguna salah klik.',
    advice: 'Kirim header `Content-Security-Policy: frame-ancestors` pada semua halaman.',
    acts: [withdraw('55d 20:10')],
  },
]
