import { agree, decide, give, publish, rate, standBy, tell, valid } from '../decision-acts.ts'
import { fixing, reply, resolve, retest, take, verdict } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'
import { priceDisclosure } from './disclosures-others.ts'

/** A small shop that pays by the starter reward table; and drafts no one else has seen. */
export const kopiReports: ReportDescription[] = [
  {
    key: 'kopi-harga',
    program: 'kopi-toko',
    by: 'cendrawasih',
    at: '51d 19:30',
    title: 'Harga barang dapat ditentukan sendiri dari keranjang',
    target: 'https://kopinusantara.test',
    weakness: ['broken_access_control.idor', 472],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N',
    steps: [
      'Masukkan satu karung kopi ke keranjang dan tangkap permintaannya.',
      'Ubah `price` menjadi 1000 dan lanjutkan ke pembayaran.',
      'Pesanan uji terbentuk dengan total Rp1.000; langsung saya batalkan.',
    ],
    code: `POST /cart/items HTTP/1.1
Host: kopinusantara.test
Content-Type: application/json

{"sku":"GAYO-60KG","qty":1,"price":1000}`,
    impact:
      'Barang mahal dapat dibeli hampir gratis; kerugian langsung terjadi bila pesanan dikirim otomatis.',
    advice: 'Baca harga dari katalog di server dan abaikan harga dari peramban.',
    acts: [
      take('50d 09:00', 'verifikator'),
      valid(
        '50d 13:00',
        'verifikator',
        4,
        'Pesanan uji dengan harga seribu rupiah diterima dan dapat dibayar.',
      ),
      rate('49d 10:00', 'kopinusantara'),
      reply('49d 19:00', 'accepted'),
      give('48d 10:00', 'kopinusantara'),
      fixing('48d 10:05', 'kopinusantara'),
      retest('46d 10:00', 'kopinusantara', 'Harga kini selalu dari katalog, mohon dicoba lagi.'),
      verdict(
        '45d 18:00',
        'cendrawasih',
        'fixed',
        'Harga dari permintaan diabaikan dan total sesuai katalog.',
      ),
      verdict('44d 10:00', 'kopinusantara', 'fixed', 'Terima kasih, hasil uji kami juga sama.'),
      resolve('44d 10:10', 'kopinusantara'),
      tell('13d 20:00', 'cendrawasih', priceDisclosure),
      agree('11d 10:00', 'kopinusantara'),
      publish('10d 10:00'),
    ],
  },
  {
    key: 'kopi-webhook',
    program: 'kopi-toko',
    by: 'komodo',
    at: '23d 21:10',
    title: 'Webhook pembayaran diterima tanpa tanda tangan',
    target: 'https://api.kopinusantara.test',
    weakness: ['broken_authentication_and_session_management.authentication_bypass', 345],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N',
    steps: [
      'Buat pesanan uji tanpa membayar.',
      'Kirim webhook buatan seperti di bawah; status pesanan berubah menjadi lunas.',
    ],
    code: `POST /hooks/payment HTTP/1.1
Host: api.kopinusantara.test
Content-Type: application/json

{"order":"UJI-2291","status":"PAID","amount":185000}`,
    impact: 'Siapa pun dapat menandai pesanannya lunas tanpa membayar, dan barang akan dikirim.',
    advice: 'Periksa tanda tangan dari penyedia pembayaran dan cocokkan jumlahnya dengan pesanan.',
    acts: [
      take('22d 10:00'),
      valid(
        '21d 10:00',
        'triase',
        5,
        'Pesanan uji berubah menjadi lunas oleh webhook buatan dari jaringan kami.',
      ),
      rate('20d 13:00', 'kopinusantara', {
        vector: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:H/A:N',
        reason:
          'Setiap pesanan besar diperiksa manusia sebelum dikirim, sehingga serangan memerlukan keadaan khusus.',
      }),
      reply(
        '19d 20:30',
        'disputed',
        'Pesanan di bawah Rp500.000 dikirim otomatis menurut halaman bantuan, jadi pemeriksaan itu tidak selalu ada.',
      ),
      standBy(
        '18d 11:00',
        'kopinusantara',
        'Benar untuk pesanan kecil, tetapi dampaknya jadi terbatas. Kami tetap pada penilaian ini dan menambah imbalannya.',
      ),
      decide(
        '17d 09:00',
        'verifikator',
        'Pemeriksaan manusia memang tidak selalu ada, tetapi hanya pesanan kecil yang lolos tanpa pemeriksaan. Tingkat sedang tetap berlaku.',
      ),
      give('17d 10:00', 'kopinusantara', {
        amount: 1_500_000n,
        reason: 'Penilaian tetap sedang, tetapi laporan sangat jelas dan menyelamatkan pesanan nyata.',
      }),
    ],
  },
  {
    key: 'kopi-lupa',
    program: 'kopi-toko',
    by: 'maleo',
    at: '17d 17:20',
    title: 'Token atur ulang sandi bocor ke penyedia analitik lewat Referer',
    target: 'https://kopinusantara.test',
    weakness: ['sensitive_data_exposure.token_leakage_via_referer.untrusted_third_party', 598],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:H/I:L/A:N',
    steps: [
      'Minta atur ulang sandi dan buka tautannya.',
      'Amati permintaan ke penyedia analitik: alamat lengkap beserta token ada di header `Referer`.',
    ],
    code: `GET /collect?v=2 HTTP/1.1
Host: analitik.contoh.test
Referer: https://kopinusantara.test/reset?token=…`,
    impact: 'Pihak ketiga menerima token yang masih berlaku dan dapat mengganti sandi pelanggan.',
    advice: 'Pasang `Referrer-Policy: no-referrer` pada halaman itu dan jangan muat analitik di sana.',
    acts: [
      take('16d 10:00', 'verifikator'),
      valid(
        '14d 10:00',
        'verifikator',
        3,
        'Token terlihat pada permintaan ke pihak ketiga dan masih dapat dipakai sesudahnya.',
      ),
      rate('9d 10:00', 'kopinusantara'),
      give('6d 10:00', 'kopinusantara'),
    ],
  },
  {
    key: 'langganan-isi',
    program: 'kopi-langganan',
    by: 'orangutan',
    at: '39d 20:00',
    title: 'Langganan orang lain dapat dihentikan dari tautan surel',
    target: 'https://langganan.kopinusantara.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N',
    steps: [
      'Buka tautan **Berhenti** pada surel langganan uji.',
      'Ganti nomor langganan pada alamat; langganan uji kedua berhenti tanpa pertanyaan.',
    ],
    code: 'GET /berhenti?id=40021 HTTP/1.1\nHost: langganan.kopinusantara.test',
    impact:
      'Semua langganan dapat dihentikan orang iseng dengan menaikkan nomor, sehingga pendapatan toko hilang.',
    advice: 'Pakai tautan bertanda tangan yang terikat pada satu langganan dan minta konfirmasi.',
    acts: [
      take('38d 10:00', 'verifikator'),
      valid('36d 14:00', 'verifikator', 4, 'Langganan uji kedua berhenti dari tautan tanpa masuk.'),
      rate('35d 10:00', 'kopinusantara'),
      give('34d 10:00', 'kopinusantara'),
      fixing('34d 10:05', 'kopinusantara'),
    ],
  },
  {
    key: 'draf-nusa',
    program: 'nusa-mobile',
    by: 'elang',
    at: '2d 22:00',
    draft: true,
    title: 'Draf: cookie sesi berlaku untuk semua subdomain',
    target: 'https://m.nusabank.test',
    weakness: ['server_security_misconfiguration.cookie_scoped_to_parent_domain', 565],
    cvss: '',
    steps: [
      'Masuk dan periksa atribut cookie `sid`.',
      'Perlu dicari subdomain yang menjalankan kode pihak lain.',
    ],
    impact: '',
    advice: '',
    acts: [],
  },
  {
    key: 'draf-kopi',
    program: 'kopi-toko',
    by: 'orangutan',
    at: '1d 12:00',
    draft: true,
    title: 'Ulasan kopi memuat gambar dari situs luar',
    target: 'https://kopinusantara.test',
    weakness: ['server_side_injection.content_spoofing.text_injection', 829],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:R/S:U/C:L/I:N/A:N',
    steps: [
      'Tulis ulasan dengan gambar dari server sendiri.',
      'Alamat IP pembaca ulasan tercatat di server itu.',
    ],
    impact: 'Alamat IP pelanggan terbaca oleh penulis ulasan.',
    advice: '',
    acts: [],
  },
]
