import { agree, duplicate, give, publish, rate, tell, valid } from '../decision-acts.ts'
import { ask, fixing, liveWith, reopen, reply, resolve, retest, say, take, verdict } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'
import { permitDisclosure } from './disclosures-others.ts'

/** A city government that gives points only. */
export const lestariReports: ReportDescription[] = [
  {
    key: 'lestari-sqli',
    program: 'lestari-layanan',
    by: 'orangutan',
    at: '54d 20:00',
    title: 'SQL injection pada pencarian nomor izin usaha',
    target: 'https://izin.kotalestari.test',
    weakness: ['server_side_injection.sql_injection', 89],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    steps: [
      'Buka **Cari izin** dan masukkan satu tanda kutip; galat basis data tampil.',
      'Muatan di bawah menunda jawaban lima detik, sedangkan `0` tidak menundanya.',
      'Pengujian saya hentikan di sini; tidak ada tabel yang dibaca.',
    ],
    code: `GET /cari?nomor=503'+AND+SLEEP(5)--+- HTTP/1.1
Host: izin.kotalestari.test`,
    impact:
      'Data pemohon izin, termasuk NIK dan salinan KTP, dapat dibaca dan diubah tanpa masuk. Server juga dapat dihentikan.',
    advice: 'Pakai kueri berparameter, sembunyikan galat, dan pisahkan akun basis data pencarian.',
    acts: [
      take('53d 08:10'),
      valid('53d 09:30', 'triase', 5, 'Penundaan 2, 5, dan 8 detik terukur sesuai muatan tanpa masuk.'),
      say('53d 10:00', 'kotalestari', 'Terima kasih. Pencarian kami tutup sementara sejak pukul 10.00 WIB.'),
      rate('52d 09:00', 'kotalestari'),
      reply('52d 18:00', 'accepted'),
      give('51d 09:00', 'kotalestari'),
      fixing('51d 09:05', 'kotalestari'),
      retest('46d 09:00', 'kotalestari', 'Pencarian baru sudah tersedia. Mohon bantuan menguji ulang.'),
      verdict(
        '45d 19:00',
        'orangutan',
        'fixed',
        'Tanda kutip dan muatan tunda dijawab biasa tanpa penundaan.',
      ),
      verdict('44d 09:00', 'kotalestari', 'fixed', 'Sesuai hasil uji bughunter dan tim kami.'),
      resolve('44d 09:10', 'kotalestari'),
      tell('25d 20:00', 'orangutan', permitDisclosure),
      agree('23d 09:00', 'kotalestari'),
      publish('22d 09:00'),
    ],
  },
  {
    key: 'lestari-panel',
    program: 'lestari-layanan',
    by: 'jalak',
    at: '41d 13:00',
    title: 'Panel aduan masih memakai sandi bawaan pemasangan',
    target: 'https://panel.kotalestari.test',
    weakness: ['server_security_misconfiguration.using_default_credentials', 1392],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:L/A:N',
    steps: [
      'Buka halaman masuk panel; versi perangkat lunaknya tertulis di bawah.',
      'Sandi bawaan dari buku panduan versi itu diterima. Saya langsung keluar lagi.',
    ],
    impact: 'Semua aduan warga beserta nama dan alamatnya dapat dibaca, dan statusnya dapat diubah.',
    advice:
      'Ganti sandi sekarang juga, batasi panel pada jaringan kantor, dan aktifkan verifikasi dua langkah.',
    acts: [
      take('40d 08:30', 'verifikator'),
      valid(
        '40d 09:10',
        'verifikator',
        3,
        'Masuk berhasil satu kali dengan sandi bawaan lalu langsung keluar; disaksikan dua orang tim.',
      ),
      rate('38d 09:00', 'kotalestari'),
      give('37d 09:00', 'kotalestari'),
      fixing('37d 09:10', 'kotalestari'),
      say(
        '5d 09:00',
        'triase',
        'Tenggat 30 hari sudah lewat. Apakah sandinya setidaknya sudah diganti?',
        'company',
      ),
      say(
        '5d 13:00',
        'kotalestari',
        'Sandi sudah diganti. Pembatasan jaringan menunggu pengadaan.',
        'company',
      ),
    ],
  },
  {
    key: 'lestari-surel',
    program: 'lestari-layanan',
    by: 'maleo',
    at: '28d 18:30',
    title: 'Domain kota tanpa DMARC sehingga surel palsu sampai ke kotak masuk',
    target: 'kotalestari.test',
    weakness: [
      'server_security_misconfiguration.mail_server_misconfiguration.email_spoofing_to_inbox_due_to_missing_or_misconfigured_dmarc_on_email_domain',
      290,
    ],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:N/I:L/A:N',
    steps: [
      'Periksa catatan DNS: SPF ada, DMARC tidak ada.',
      'Kirim surel uji ke kotak surel saya sendiri dengan pengirim `info@kotalestari.test`; surel masuk ke kotak masuk.',
    ],
    code: 'dig +short TXT _dmarc.kotalestari.test\n(kosong)',
    impact: 'Penipu dapat mengirim surel atas nama pemerintah kota, misalnya tagihan pajak palsu.',
    advice: 'Pasang DMARC mulai dari `p=none` dengan laporan, lalu naikkan sampai `p=reject`.',
    acts: [
      take('27d 09:00', 'verifikator'),
      valid(
        '26d 09:00',
        'verifikator',
        3,
        'Surel uji dengan pengirim palsu masuk ke kotak masuk pada dua penyedia surel.',
      ),
      rate('23d 09:30', 'kotalestari'),
      give('22d 10:00', 'kotalestari'),
      liveWith(
        '21d 09:00',
        'kotalestari',
        'Migrasi surel ke layanan pusat dijadwalkan tahun depan; sampai saat itu risikonya kami terima.',
      ),
    ],
  },
  {
    key: 'lestari-unduh',
    program: 'lestari-layanan',
    by: 'tarsius',
    at: '34d 20:00',
    title: 'Salinan KTP pemohon tersimpan di folder yang dapat ditebak',
    target: 'https://izin.kotalestari.test',
    weakness: ['broken_access_control.idor', 425],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Ajukan izin uji dan perhatikan alamat berkas yang diunggah.',
      'Nama berkas terdiri dari tanggal dan nomor urut; berkas uji kedua saya terbuka tanpa masuk.',
    ],
    impact: 'Salinan KTP warga yang mengajukan izin dapat diunduh dengan menebak tanggal dan nomor.',
    advice: 'Simpan berkas di luar folder publik dan kirim hanya kepada pemohon serta petugas.',
    acts: [
      take('33d 09:00', 'verifikator'),
      ask(
        '33d 10:00',
        'verifikator',
        'Berkas uji tidak lagi tersedia saat kami periksa. Mohon unggah ulang dan kirim alamat barunya.',
      ),
      reopen(
        '4d 19:00',
        'Maaf lama menjawab, saya baru pulang dari lapangan. Berkas uji baru: `/berkas/uji-0007.jpg`, masih terbuka tanpa masuk.',
      ),
    ],
  },
  {
    key: 'lestari-sqli-lagi',
    program: 'lestari-layanan',
    by: 'elang',
    at: '53d 21:00',
    title: 'Injeksi SQL di kotak pencarian izin',
    target: 'https://izin.kotalestari.test',
    weakness: ['server_side_injection.sql_injection', 89],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:N',
    steps: [
      "Masukkan `503'` pada kotak pencarian.",
      'Pesan galat menampilkan potongan kueri, artinya masukan langsung menjadi bagian dari perintah.',
    ],
    impact: 'Basis data izin usaha dapat dibaca tanpa masuk oleh siapa pun di internet.',
    advice: 'Gunakan kueri berparameter dan jangan tampilkan galat basis data.',
    acts: [take('52d 09:10'), duplicate('52d 09:30', 'triase', 'lestari-sqli')],
  },
]
