import { agree, give, invalid, publish, rate, tell, valid } from '../decision-acts.ts'
import { ask, fixing, liveWith, reply, resolve, retest, say, take, verdict } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'
import { ssrfDisclosure } from './disclosures-others.ts'

/** Rantai Logistik leaves the work to the platform team. */
export const rantaiReports: ReportDescription[] = [
  {
    key: 'rantai-ssrf',
    program: 'rantai-portal',
    by: 'elang',
    at: '50d 20:30',
    title: 'SSRF pada pratinjau tautan membaca metadata server awan',
    target: 'https://portal.rantailogistik.test',
    weakness: ['server_security_misconfiguration.server_side_request_forgery_ssrf.internal_high_impact', 918],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:L/A:N',
    steps: [
      'Tempel tautan apa pun di kolom **Catatan pengiriman**; server membuat pratinjaunya.',
      'Ganti tautannya dengan alamat metadata melalui pengalihan di server saya.',
      'Judul pratinjau berisi nama peran server. Saya tidak meminta kredensialnya.',
    ],
    code: `POST /catatan/pratinjau HTTP/1.1
Host: portal.rantailogistik.test
Content-Type: application/json

{"url":"https://uji.elang.test/alih?ke=http://169.254.169.254/latest/meta-data/iam/"}`,
    impact:
      'Dengan meminta satu alamat lagi, penyerang memperoleh kredensial sementara server dan membaca basis data pengiriman.',
    advice: 'Periksa alamat IP tujuan setelah setiap pengalihan, tolak jaringan dalam, dan wajibkan IMDSv2.',
    picture: [
      'pratinjau: "rantai-portal-prod-role"',
      'sumber: 169.254.169.254',
      'lewat 302 dari uji.elang.test',
    ],
    acts: [
      take('49d 08:50'),
      valid(
        '49d 13:00',
        'triase',
        5,
        'Pengalihan 302 ke alamat metadata diikuti; nama peran terbaca pada judul pratinjau.',
      ),
      rate('48d 10:00', 'triase'),
      reply('48d 19:00', 'accepted'),
      give('46d 10:00', 'rantailogistik'),
      fixing('46d 10:05', 'rantailogistik'),
      retest(
        '41d 14:00',
        'rantailogistik',
        'Pratinjau kini berjalan di jaringan terpisah tanpa akses ke dalam. Mohon diuji.',
      ),
      verdict(
        '40d 10:00',
        'triase',
        'fixed',
        'Alamat dalam ditolak pada permintaan langsung maupun setelah pengalihan.',
      ),
      resolve('39d 11:00', 'rantailogistik'),
      tell('22d 20:00', 'elang', ssrfDisclosure),
      agree('20d 10:00', 'rantailogistik'),
      publish('19d 10:00'),
    ],
  },
  {
    key: 'rantai-label',
    program: 'rantai-portal',
    by: 'cendrawasih',
    at: '26d 21:40',
    title: 'Bucket label pengiriman terbuka untuk umum',
    target: 'label-rantai (Amazon S3)',
    weakness: ['server_security_misconfiguration.directory_listing_enabled.sensitive_data_exposure', 548],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N',
    steps: [
      'Buka satu label kiriman sendiri dan perhatikan alamat gambarnya.',
      'Minta daftar isi bucket tanpa kredensial; ribuan nama berkas tampil.',
      'Satu label saya buka untuk memastikan isinya, lalu saya hapus dari komputer saya.',
    ],
    code: 'aws s3 ls s3://label-rantai/2026/10/ --no-sign-request | head -3',
    impact: 'Nama, alamat, dan nomor telepon penerima jutaan paket dapat diunduh siapa saja.',
    advice: 'Tutup akses umum, sajikan label lewat tautan bertanda waktu, dan periksa log unduhan.',
    acts: [
      take('25d 08:30', 'verifikator'),
      say(
        '25d 08:45',
        'verifikator',
        'Menyangkut data pribadi. Rantai perlu menilai kewajiban pemberitahuan 3×24 jam menurut UU PDP.',
        'company',
      ),
      valid(
        '25d 10:00',
        'verifikator',
        5,
        'Daftar isi dan berkas terbaca tanpa kredensial; contoh satu label memuat data pribadi lengkap.',
        'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
      ),
      rate('24d 10:30', 'triase'),
      reply('24d 18:00', 'accepted', 'Terima kasih sudah menaikkan penilaiannya.'),
      give('22d 10:00', 'rantailogistik'),
      fixing('22d 10:05', 'rantailogistik'),
      retest(
        '3d 15:00',
        'rantailogistik',
        'Akses umum sudah ditutup dan semua tautan lama diganti. Mohon diuji ulang.',
      ),
    ],
  },
  {
    key: 'rantai-resi',
    program: 'rantai-portal',
    by: 'komodo',
    at: '44d 19:50',
    title: 'Resi lama dapat ditelusuri dengan nomor yang berurutan',
    target: 'https://lacak.rantailogistik.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N',
    steps: [
      'Lacak satu resi milik sendiri.',
      'Naikkan nomornya satu demi satu; kota asal dan tujuan kiriman orang lain tampil.',
    ],
    code: 'GET /v1/lacak?resi=RL0091002211 HTTP/1.1\nHost: lacak.rantailogistik.test',
    impact: 'Pesaing dapat menghitung volume kiriman per kota. Nama penerima tidak tampil.',
    advice: 'Tambahkan empat huruf acak pada nomor resi atau minta nomor telepon penerima.',
    acts: [
      take('43d 09:00'),
      valid(
        '42d 14:00',
        'triase',
        4,
        'Nomor berurutan dapat ditelusuri; hanya kota dan tanggal yang terbaca.',
      ),
      rate('41d 09:00', 'triase'),
      give('40d 14:00', 'rantailogistik'),
      liveWith(
        '38d 10:00',
        'rantailogistik',
        'Nomor resi tercetak di jutaan paket dan hanya menampilkan kota. Risiko ini kami terima sampai format baru tahun depan.',
      ),
      resolve('37d 14:00', 'triase'),
    ],
  },
  {
    key: 'rantai-diam',
    program: 'rantai-portal',
    by: 'orangutan',
    at: '36d 23:00',
    title: 'Kemungkinan IDOR pada daftar kurir cabang',
    target: 'https://portal.rantailogistik.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:L/I:N/A:N',
    steps: [
      'Masuk sebagai admin cabang uji.',
      'Ganti id cabang pada alamat; kadang daftar kurir cabang lain tampil.',
    ],
    impact: 'Nama dan nomor telepon kurir dari cabang lain mungkin dapat dibaca admin cabang mana pun.',
    advice: 'Periksa kepemilikan cabang di server sebelum daftar dikirimkan.',
    acts: [
      take('35d 09:30', 'verifikator'),
      ask(
        '35d 14:00',
        'verifikator',
        'Kami tidak berhasil mengulanginya. Id cabang mana yang dipakai, dan seberapa sering berhasil?',
      ),
    ],
  },
  {
    key: 'rantai-ulang',
    program: 'rantai-portal',
    by: 'jalak',
    at: '43d 18:00',
    title: 'Sesi portal tidak berakhir setelah sandi diganti',
    target: 'https://portal.rantailogistik.test',
    weakness: [
      'broken_authentication_and_session_management.failure_to_invalidate_session.on_password_change',
      613,
    ],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:L/UI:N/S:U/C:L/I:L/A:N',
    steps: [
      'Masuk di dua peramban, lalu ganti sandi di peramban pertama.',
      'Muat ulang peramban kedua; halaman masih terbuka.',
    ],
    impact: 'Penyerang yang sudah masuk tetap berada di dalam walaupun korban mengganti sandinya.',
    advice: 'Akhiri semua sesi lain saat sandi diganti dan beri tahu pemilik akun.',
    acts: [
      take('42d 09:30', 'verifikator'),
      invalid(
        '41d 10:00',
        'verifikator',
        'not_reproducible',
        'Langkah kedua tidak terjadi: peramban kedua dialihkan ke halaman masuk pada lima percobaan, build 7.3 dan 7.4.',
      ),
    ],
  },
  {
    key: 'rantai-cache',
    program: 'rantai-portal',
    by: 'maleo',
    at: '9d 20:00',
    title: 'Cache poisoning lewat header bahasa pada halaman lacak',
    target: 'https://lacak.rantailogistik.test',
    weakness: ['server_security_misconfiguration.cache_poisoning', 444],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:C/C:L/I:L/A:N',
    steps: [
      'Kirim permintaan dengan header di bawah beberapa kali.',
      'Buka halaman yang sama dari jaringan lain; skrip dari host saya ikut dimuat sampai cache berakhir.',
    ],
    code: `GET /?lang=id HTTP/1.1
Host: lacak.rantailogistik.test
X-Forwarded-Host: uji.maleo.test`,
    impact:
      'Semua pengunjung halaman lacak menjalankan skrip penyerang selama halaman itu tersimpan di cache.',
    advice:
      'Abaikan header tersebut di aplikasi dan sertakan dalam kunci cache hanya hal yang memengaruhi isi.',
    acts: [
      take('8d 10:00'),
      valid(
        '2d 11:00',
        'triase',
        4,
        'Halaman beracun tersaji ke jaringan lain selama 60 detik pada parameter uji yang tidak dipakai pengunjung.',
      ),
    ],
  },
  {
    key: 'rantai-redis',
    program: 'rantai-portal',
    by: 'tarsius',
    at: '15d 22:30',
    title: 'Panel antrean pekerjaan terbuka tanpa kata sandi',
    target: 'https://portal.rantailogistik.test',
    weakness: ['server_security_misconfiguration.exposed_admin_portal.to_internet', 306],
    cvss: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    steps: [
      'Buka alamat `/antrean` tanpa masuk.',
      'Daftar pekerjaan tampil, termasuk isi surel ke pelanggan.',
    ],
    code: 'curl -si https://portal.rantailogistik.test/antrean | head -1\nHTTP/1.1 200 OK',
    impact: 'Isi surel dan alamat pelanggan terbaca oleh siapa saja yang menemukan alamat panel.',
    advice: 'Letakkan panel di jaringan dalam dan minta masuk dengan akun pegawai.',
    acts: [
      take('14d 09:30', 'verifikator'),
      valid(
        '13d 10:00',
        'verifikator',
        3,
        'Panel tampil tanpa masuk; lima pekerjaan terakhir memuat alamat surel pelanggan.',
      ),
      rate('2d 14:00', 'triase'),
    ],
  },
]
