import { agree, give, publish, rate, tell, valid } from '../decision-acts.ts'
import { answer, ask, fixing, reply, resolve, retest, say, take, verdict } from '../report-acts.ts'
import type { ReportDescription } from '../seed-types.ts'
import { recordDisclosure } from './disclosures-others.ts'

/** Sehat Selalu: things instead of money in one program, a sprint with money in the other. */
export const sehatReports: ReportDescription[] = [
  {
    key: 'sehat-rekam',
    program: 'sehat-konsultasi',
    by: 'cendrawasih',
    at: '47d 20:15',
    title: 'IDOR ringkasan konsultasi membuka rekam medis pasien lain',
    target: 'https://konsul.sehatselalu.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    steps: [
      'Selesaikan satu konsultasi dengan akun uji A dari penyelenggara dan unduh ringkasannya.',
      'Masuk dengan akun uji B, lalu buka alamat ringkasan milik A.',
      'Berkas PDF milik A terunduh, lengkap dengan keluhan dan resep.',
    ],
    code: `GET /konsultasi/30117/ringkasan.pdf HTTP/1.1
Host: konsul.sehatselalu.test
Cookie: sid=<akun uji B>`,
    impact:
      'Rekam medis semua pasien dapat dibaca pengguna lain dengan menaikkan nomor. Data kesehatan adalah data pribadi spesifik menurut UU PDP.',
    advice: 'Periksa pemilik pada setiap unduhan dan ganti nomor urut dengan id acak.',
    picture: [
      'GET /konsultasi/30117/ringkasan.pdf',
      'masuk sebagai: uji-b',
      'pemilik berkas: uji-a',
      '200 OK (PDF)',
    ],
    acts: [
      take('46d 08:40', 'verifikator'),
      valid(
        '46d 11:00',
        'verifikator',
        5,
        'Ringkasan akun uji A terbuka dari akun uji B pada web dan aplikasi.',
      ),
      rate('45d 10:00', 'verifikator'),
      reply('45d 19:00', 'accepted'),
      give('44d 10:00', 'sehatselalu'),
      fixing('44d 10:05', 'sehatselalu'),
      retest(
        '41d 10:00',
        'sehatselalu',
        'Pemeriksaan pemilik sudah aktif di semua unduhan. Mohon diuji ulang.',
      ),
      verdict('40d 19:30', 'cendrawasih', 'fixed', 'Akun B kini mendapat 404 untuk ringkasan milik A.'),
      verdict('39d 10:00', 'verifikator', 'fixed', 'Uji ulang kami sama; id lama pun dijawab 404.'),
      resolve('38d 10:00', 'sehatselalu'),
      tell('18d 20:00', 'cendrawasih', recordDisclosure),
      agree('15d 10:00', 'sehatselalu'),
      publish('14d 10:00'),
    ],
  },
  {
    key: 'sehat-log',
    program: 'sehat-konsultasi',
    by: 'orangutan',
    at: '31d 21:00',
    title: 'Berkas log debug memuat nama dan keluhan pasien',
    target: 'https://api.sehatselalu.test',
    weakness: ['sensitive_data_exposure.visible_detailed_error_page.detailed_server_configuration', 532],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Kirim permintaan rusak ke API; pesan galat menyebut lokasi berkas log.',
      'Buka lokasi itu di peramban; berkas log terunduh tanpa masuk.',
      'Saya membaca sepuluh baris pertama, menyamarkannya, lalu menghapus berkasnya.',
    ],
    code: `GET /debug/app-2026-10.log HTTP/1.1
Host: api.sehatselalu.test
Range: bytes=0-1200`,
    impact: 'Nama, keluhan, dan nomor telepon pasien tercatat terang serta dapat diunduh siapa saja.',
    advice: 'Pindahkan log dari folder publik, samarkan data pribadi saat mencatat, dan hapus berkas lama.',
    acts: [
      take('30d 08:30', 'verifikator'),
      valid(
        '30d 10:00',
        'verifikator',
        5,
        'Berkas log terunduh tanpa masuk; sepuluh baris pertama memuat data tiga pasien.',
      ),
      rate('29d 10:00', 'verifikator'),
      reply('29d 20:00', 'accepted'),
      give('28d 10:00', 'sehatselalu'),
      fixing('28d 10:05', 'sehatselalu'),
      say(
        '27d 10:00',
        'sehatselalu',
        'Akses ke folder sudah ditutup sementara; penyamaran log sedang dikerjakan.',
      ),
    ],
  },
  {
    key: 'sehat-sesi',
    program: 'sehat-konsultasi',
    by: 'elang',
    at: '7d 20:00',
    title: 'Sesi dokter tetap hidup setelah akun dinonaktifkan',
    target: 'https://api.sehatselalu.test',
    weakness: [
      'broken_authentication_and_session_management.failure_to_invalidate_session.permission_change',
      613,
    ],
    cvss: 'CVSS:3.1/AV:N/AC:H/PR:L/UI:N/S:U/C:H/I:N/A:N',
    steps: [
      'Masuk sebagai dokter uji dan simpan tokennya.',
      'Minta admin uji menonaktifkan akun dokter itu.',
      'Pakai token yang sama dua jam kemudian; jadwal pasien masih terbaca.',
    ],
    code: `GET /v3/doctor/schedule HTTP/1.1
Host: api.sehatselalu.test
Authorization: Bearer <token dokter uji>`,
    impact:
      'Dokter yang sudah berhenti masih dapat membaca data pasien sampai tokennya kedaluwarsa, yaitu tujuh hari.',
    advice: 'Periksa status akun pada setiap permintaan atau cabut token saat akun dinonaktifkan.',
    acts: [
      take('6d 09:00', 'verifikator'),
      ask(
        '6d 14:00',
        'verifikator',
        'Apakah token diperbarui di antara langkah kedua dan ketiga? Mohon sebutkan waktunya.',
      ),
      answer(
        '5d 19:30',
        'Tidak diperbarui. Dinonaktifkan pukul 19.02, token dipakai pukul 21.05 dan masih dijawab `200`.',
      ),
    ],
  },
  {
    key: 'sehat-daftar',
    program: 'sehat-konsultasi',
    by: 'maleo',
    at: '12d 17:00',
    title: 'Pesan daftar membedakan nomor ponsel yang sudah terdaftar',
    target: 'https://konsul.sehatselalu.test',
    weakness: ['broken_access_control.username_enumeration.non_brute_force', 204],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N',
    steps: [
      'Masukkan nomor yang sudah terdaftar: pesannya “nomor sudah dipakai”.',
      'Masukkan nomor lain: kode langsung dikirim.',
    ],
    impact:
      'Siapa pun dapat mengetahui apakah seseorang memakai layanan kesehatan ini, yang sudah merupakan data pribadi.',
    advice: 'Tampilkan pesan yang sama untuk keduanya dan beri tahu pemilik nomor lewat SMS.',
    acts: [
      take('11d 10:00', 'verifikator'),
      valid(
        '8d 10:00',
        'verifikator',
        2,
        'Pesan berbeda terlihat pada web; aplikasi seluler sudah memakai pesan yang sama.',
      ),
    ],
  },
  {
    key: 'sprint-xxe',
    program: 'sehat-sprint',
    by: 'komodo',
    at: '20d 20:00',
    title: 'XXE pada unggah hasil laboratorium',
    target: 'https://lab.sehatselalu.test',
    weakness: ['server_side_injection.xml_external_entity_injection_xxe', 611],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:L',
    steps: [
      'Unggah berkas HL7/XML di bawah sebagai hasil laboratorium uji.',
      'Buka pratinjau hasil; isi `/etc/hostname` tampil di kolom catatan.',
    ],
    code: `<?xml version="1.0"?>
<!DOCTYPE hasil [<!ENTITY uji SYSTEM "file:///etc/hostname">]>
<hasil><catatan>&uji;</catatan></hasil>`,
    impact:
      'Petugas laboratorium mana pun dapat membaca berkas server, termasuk kunci basis data rekam medis.',
    advice:
      'Matikan entitas luar dan DTD pada pembaca XML, lalu jalankan pembacaan di proses tanpa hak berkas.',
    picture: ['pratinjau hasil lab', 'catatan: lab-web-02', 'entitas: file:///etc/hostname'],
    acts: [
      take('19d 09:00'),
      valid(
        '18d 11:00',
        'triase',
        5,
        'Entitas luar dibaca; isi `/etc/hostname` tampil pada pratinjau hasil uji.',
      ),
      rate('16d 10:00', 'sehatselalu'),
      reply('16d 20:00', 'accepted'),
      give('13d 10:00', 'sehatselalu'),
      fixing('13d 10:05', 'sehatselalu'),
      retest(
        '4d 11:00',
        'sehatselalu',
        'Pembaca XML diganti dan DTD ditolak. Mohon diuji ulang dengan berkas yang sama.',
      ),
      verdict(
        '3d 20:00',
        'komodo',
        'fixed',
        'Berkas yang sama ditolak dengan pesan “DTD tidak didukung”. Variasi parameter juga ditolak.',
      ),
    ],
  },
  {
    key: 'sprint-jadwal',
    program: 'sehat-sprint',
    by: 'jalak',
    at: '5h',
    title: 'Jadwal pengambilan sampel pasien lain dapat dipindahkan',
    target: 'https://lab.sehatselalu.test',
    weakness: ['broken_access_control.idor', 639],
    cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:N',
    steps: [
      'Pindahkan jadwal akun uji A dan tangkap permintaannya.',
      'Ganti id jadwal menjadi milik akun uji B; jadwal B berpindah dan B menerima pemberitahuan.',
    ],
    code: 'POST /jadwal/9921/pindah HTTP/1.1\nHost: lab.sehatselalu.test\n\ntanggal=2026-12-24&jam=07.00',
    impact: 'Jadwal semua pasien dapat dikacaukan, sehingga pemeriksaan penting terlambat.',
    advice: 'Periksa pemilik jadwal di server sebelum tanggalnya diubah.',
    acts: [],
  },
]
