import { agree, approve, duplicate, give, publish, rate, tell, valid } from '../decision-acts.ts'
import { answer, ask, fixing, reply, resolve, retest, say, take, verdict } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'
import { idorDisclosure, otpDisclosure, resetDisclosure } from './disclosures-nusa.ts'

/** The first weeks of Nusa Mobile: found, paid, fixed, published. */
export const nusaMobileEarly: ReportDescription[] = [
  {
    key: 'nusa-idor',
    program: 'nusa-mobile',
    by: 'elang',
    at: '66d 20:41',
    title: 'IDOR pada riwayat transaksi: mutasi rekening nasabah lain terbaca',
    target: 'https://api.nusabank.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N',
    steps: [
      'Masuk ke aplikasi dengan akun uji A, buka menu **Mutasi**, lalu tangkap permintaannya dengan proksi.',
      'Ganti `accountNo` dengan nomor rekening akun uji B, yang juga milik saya.',
      'Kirim ulang permintaan itu tanpa mengubah token akun A.',
    ],
    code: `GET /v2/accounts/8801220045/statements?from=2026-08-01&to=2026-08-31 HTTP/2
Host: api.nusabank.test
Authorization: Bearer <token akun A>
X-Device-Id: 5f1c2a`,
    seen: 'Server menjawab `200` dengan seluruh mutasi akun B: nama pengirim, jumlah, dan berita transfer. Saya berhenti setelah satu rekening milik saya sendiri.',
    impact:
      'Siapa pun yang memiliki akun dapat membaca mutasi semua nasabah hanya dengan menebak nomor rekening yang berurutan. Data ini cukup untuk memeras nasabah atau menyusun penipuan yang meyakinkan.',
    advice:
      'Periksa di sisi server bahwa rekening pada alamat permintaan memang milik pemegang token, untuk setiap endpoint di bawah `/v2/accounts`. Tambahkan uji otomatis dengan dua akun berbeda.',
    picture: ['GET /v2/accounts/88••••0045/statements', '200 OK', 'mutasi: 31 baris', 'pemilik: akun uji B'],
    acts: [
      take('65d 09:05'),
      say(
        '65d 09:20',
        'triase',
        'Terima kasih, laporannya jelas. Kami ulangi dengan dua akun uji kami hari ini.',
      ),
      valid(
        '64d 14:10',
        'triase',
        5,
        'Berhasil diulang dengan dua akun uji di build 4.12.0; endpoint `/v2/accounts/*/statements` tidak memeriksa pemilik.',
      ),
      say(
        '64d 15:02',
        'nusabank',
        'Kami terima. Tim inti perbankan sudah diberi tahu, perbaikan darurat disiapkan malam ini.',
      ),
      rate('63d 10:30', 'triase'),
      reply('63d 19:12', 'accepted'),
      give('62d 11:00', 'nusabank'),
      fixing('62d 11:05', 'nusabank'),
      retest(
        '60d 16:30',
        'nusabank',
        'Perbaikan sudah naik di server produksi sejak pukul 15.00. Mohon diuji ulang.',
      ),
      verdict(
        '60d 20:15',
        'elang',
        'fixed',
        'Permintaan yang sama kini dijawab `403` untuk rekening orang lain, termasuk lewat versi v1.',
      ),
      verdict(
        '59d 09:40',
        'triase',
        'fixed',
        'Sesuai hasil uji ulang bughunter dan uji kami sendiri: pemilik rekening kini diperiksa.',
      ),
      resolve('59d 13:00', 'nusabank'),
      tell('45d 19:00', 'elang', idorDisclosure),
      agree('43d 10:10', 'nusabank'),
      publish('42d 09:00'),
    ],
  },
  {
    key: 'nusa-otp',
    program: 'nusa-mobile',
    by: 'komodo',
    at: '64d 22:03',
    title: 'Kode OTP ganti perangkat dapat dicoba tanpa batas',
    target: 'https://api.nusabank.test',
    weakness: ['broken_authentication_and_session_management.two_fa_bypass', 307],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:N',
    steps: [
      'Pasang aplikasi di ponsel kedua, lalu mulai proses **Ganti perangkat** dengan nomor akun uji saya.',
      'Kirim kode acak berulang kali ke endpoint di bawah; setiap jawaban hanya `OTP salah`, tanpa jeda dan tanpa penguncian.',
      'Setelah sekitar 3.000 percobaan dalam empat menit saya berhenti, lalu memasukkan kode yang benar: tetap diterima.',
    ],
    code: `POST /v2/device/verify HTTP/2
Host: api.nusabank.test
Content-Type: application/json

{"msisdn":"6281200000001","otp":"000000","deviceId":"uji-komodo"}`,
    impact:
      'Kode enam angka dapat ditebak dalam beberapa jam. Penyerang yang mengetahui nomor ponsel korban dapat memindahkan aplikasi ke perangkatnya dan menguasai rekening tanpa sepengetahuan korban.',
    advice:
      'Batasi lima percobaan untuk setiap kode, lalu hanguskan kodenya. Hitung percobaan per nomor dan per perangkat di server, serta beri tahu nasabah lewat kanal lain.',
    acts: [
      take('63d 09:12', 'verifikator'),
      ask(
        '63d 11:30',
        'verifikator',
        'Apakah batas juga tidak ada bila permintaan datang dari satu alamat IP saja? Mohon sebutkan jumlah percobaan dan lamanya.',
      ),
      answer(
        '63d 21:40',
        'Betul, semua dari satu alamat IP. Percobaan 1 sampai 3.000 berlangsung pukul 21.02 sampai 21.06 dan tidak pernah ditolak.',
      ),
      valid(
        '62d 10:00',
        'verifikator',
        4,
        'Diulang 500 kali dari satu alamat pada nomor uji tim; tidak ada penolakan dan kode yang benar tetap diterima.',
      ),
      rate('61d 14:00', 'triase', {
        vector: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:H/I:H/A:N',
        reason:
          'Kode berganti setiap lima menit sehingga penyerang perlu mengulang dari awal; kerumitan serangan naik menjadi tinggi.',
      }),
      reply('61d 20:05', 'accepted', 'Setuju, saya lupa memperhitungkan masa berlaku kode.'),
      give('60d 10:20', 'nusabank'),
      fixing('60d 10:25', 'nusabank-admin'),
      retest(
        '56d 15:00',
        'nusabank-admin',
        'Batas lima percobaan dan penguncian satu jam sudah aktif. Mohon dicoba lagi.',
      ),
      verdict(
        '55d 21:00',
        'komodo',
        'fixed',
        'Percobaan keenam ditolak dengan `429` dan kode yang benar pun hangus. Beres.',
      ),
      verdict(
        '54d 09:10',
        'verifikator',
        'fixed',
        'Uji ulang kami sama: setelah lima percobaan kode tidak berlaku lagi.',
      ),
      resolve('54d 14:00', 'nusabank'),
      tell('40d 20:00', 'komodo', otpDisclosure),
      agree('38d 09:30', 'nusabank-admin'),
      publish('37d 10:00'),
    ],
  },
  {
    key: 'nusa-idor-lagi',
    program: 'nusa-mobile',
    by: 'orangutan',
    at: '65d 23:15',
    title: 'Parameter accountNo pada mutasi bisa diganti milik orang lain',
    target: 'https://api.nusabank.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Buka mutasi rekening sendiri dan salin permintaannya ke terminal.',
      'Ubah nomor rekening di alamat permintaan menjadi nomor rekening kakak saya, dengan izinnya.',
      'Mutasi rekening kakak saya tampil lengkap.',
    ],
    code: `curl -s https://api.nusabank.test/v2/accounts/8801220311/statements \\
  -H "Authorization: Bearer $TOKEN"`,
    impact: 'Data keuangan nasabah lain terbuka bagi semua pengguna aplikasi yang sudah masuk.',
    advice: 'Cocokkan nomor rekening dengan pemilik sesi sebelum data dikirimkan.',
    acts: [
      take('64d 08:55'),
      duplicate('64d 14:30', 'triase', 'nusa-idor'),
      say(
        '64d 14:35',
        'triase',
        'Temuannya benar, tetapi laporan yang sama sudah masuk sehari sebelumnya. Terima kasih sudah berhenti setelah satu rekening.',
      ),
    ],
  },
  {
    key: 'nusa-reset',
    program: 'nusa-mobile',
    by: 'elang',
    at: '52d 21:30',
    title: 'Pengambilalihan akun lewat header Host pada surel atur ulang sandi',
    target: 'https://m.nusabank.test',
    weakness: [
      'sensitive_data_exposure.weak_password_reset_implementation.token_leakage_via_host_header_poisoning',
      640,
    ],
    cvss: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N',
    steps: [
      'Minta atur ulang sandi untuk akun uji dengan header `X-Forwarded-Host` yang menunjuk server saya.',
      'Buka surel yang datang: tautannya memakai nama host dari header tersebut.',
      'Pemindai surel di sisi penerima membuka tautan itu dengan sendirinya; token sampai di log server saya tanpa satu klik pun.',
    ],
    code: `POST /lupa-sandi HTTP/2
Host: m.nusabank.test
X-Forwarded-Host: catat.elang-uji.test
Content-Type: application/x-www-form-urlencoded

email=uji.elang%40demo.test`,
    seen: 'Surel berisi `https://catat.elang-uji.test/atur-ulang?token=…`; token yang sama diterima oleh situs asli dan sandi berhasil diganti.',
    impact:
      'Akun nasabah mana pun dapat diambil alih bila surelnya diketahui. Setelah sandi diganti penyerang melihat saldo, mutasi, dan dapat mengajukan pinjaman atas nama korban.',
    advice:
      'Bangun tautan dari alamat situs yang tetap di konfigurasi dan abaikan header dari luar. Token sebaiknya sekali pakai dan berumur pendek.',
    acts: [
      take('51d 08:30'),
      valid(
        '51d 10:10',
        'triase',
        5,
        'Diulang tiga kali pada akun uji tim; token bocor setiap kali dan sandi dapat diganti tanpa interaksi.',
      ),
      say(
        '51d 10:40',
        'triase',
        'Mohon perlakukan sebagai mendesak: serangan ini tidak membutuhkan tindakan korban.',
        'company',
      ),
      rate('50d 13:00', 'nusabank'),
      give('49d 10:00', 'nusabank-admin', { amount: 95_000_000n }),
      say(
        '49d 10:05',
        'nusabank-admin',
        'Nilainya di atas Rp50 juta, mohon persetujuan kedua dari pemilik akun.',
        'company',
      ),
      approve('48d 09:15', 'nusabank'),
      fixing('48d 09:20', 'nusabank-admin'),
      retest(
        '46d 17:00',
        'nusabank-admin',
        'Header tidak lagi dipakai dan token kini berumur 15 menit. Mohon diuji ulang.',
      ),
      verdict(
        '45d 20:00',
        'elang',
        'fixed',
        'Tautan selalu memakai alamat asli walau header diubah. Token kedua kali juga ditolak.',
      ),
      verdict(
        '44d 10:00',
        'triase',
        'fixed',
        'Sudah kami uji dengan tiga variasi header; semua tautan memakai alamat asli.',
      ),
      resolve('44d 11:30', 'nusabank'),
      tell('8d 19:00', 'elang', resetDisclosure),
      agree('3d 10:00', 'nusabank'),
    ],
  },
]
