import { rate, valid } from '../decision-acts.ts'
import { reply, take } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'

/** Later finds of the challenge of Sehat Selalu, which still runs. */
export const sprintReports: ReportDescription[] = [
  {
    key: 'sprint-hasil',
    program: 'sehat-sprint',
    by: 'elang',
    at: '12d 21:00',
    title: 'Hasil laboratorium pasien lain terbaca lewat nomor berurutan',
    target: 'https://lab.sehatselalu.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Buka hasil milik akun uji A dan catat nomor pada alamatnya.',
      'Keluar dari akun, lalu buka alamat yang sama dengan nomor berikutnya.',
      'Hasil milik akun uji B tampil lengkap tanpa diminta masuk.',
    ],
    code: 'GET /hasil/20260914/unduh HTTP/1.1\nHost: lab.sehatselalu.test',
    impact:
      'Siapa pun di internet dapat mengunduh hasil laboratorium semua pasien, yang merupakan data kesehatan.',
    advice: 'Pakai pengenal acak yang panjang dan periksa pemilik hasil di server sebelum berkas dikirim.',
    acts: [
      take('11d 09:00', 'verifikator'),
      valid('11d 14:00', 'verifikator', 4, 'Dua hasil uji terbaca tanpa masuk, sesuai langkah pelapor.'),
      rate('9d 10:00', 'sehatselalu'),
      reply('9d 20:00', 'accepted'),
    ],
  },
  {
    key: 'sprint-pesan',
    program: 'sehat-sprint',
    by: 'maleo',
    at: '8d 20:30',
    title: 'Skrip tersimpan di catatan pendaftaran pasien',
    target: 'https://lab.sehatselalu.test',
    weakness: ['cross_site_scripting_xss.stored.non_admin_to_anyone', 79],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:R/S:C/C:L/I:L/A:N',
    steps: [
      'Daftarkan pasien uji dan isi kolom catatan dengan muatan di bawah.',
      'Masuk sebagai petugas uji dan buka daftar pendaftaran hari ini.',
      'Kotak peringatan muncul di sesi petugas.',
    ],
    code: '<img src=x onerror="alert(document.domain)">',
    impact: 'Pasien dapat menjalankan skrip di sesi petugas dan mengubah jadwal atau hasil pasien lain.',
    advice:
      'Tampilkan catatan sebagai teks dan pasang Content-Security-Policy yang ketat pada portal petugas.',
    acts: [
      take('7d 09:30'),
      valid('7d 13:00', 'triase', 3, 'Skrip berjalan di sesi petugas uji pada peramban terbaru.'),
      rate('5d 10:00', 'sehatselalu'),
    ],
  },
]
