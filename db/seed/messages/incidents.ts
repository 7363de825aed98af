import { newId } from '@cakrawala/ids/ids'
import {
  assessIncidentInput,
  noteIncidentInput,
  reportIncidentInput,
} from '#domain/incident/incident-input.ts'
import { advanceIncident, rejectIncident, verifyIncident } from '#domain/incident/move-incident.server.ts'
import { appointResponder } from '#domain/incident/name-responder.server.ts'
import { noteIncident } from '#domain/incident/note-incident.server.ts'
import { reportIncident } from '#domain/incident/report-incident.server.ts'
import { assignIncident, takeIncident } from '#domain/incident/take-incident.server.ts'
import type { z } from '#kernel/zod.ts'
import { demoPassword } from '../cast.ts'
import { screenPicture } from '../pictures.ts'
import type { OpenPopulation } from '../population.ts'
import { type Scene, visitor } from '../scene.ts'
import type { When } from '../when.ts'
import { pastFormToken } from './past-form-token.ts'

type Told = Omit<z.input<typeof reportIncidentInput>, 'file' | 'form' | 'reference'>
type Judged = z.input<typeof assessIncidentInput>
type Step = (id: string) => Promise<unknown>

/** Tickets in every state: of unknown senders, of the incident account, and assigned to it. */
export function incidentScenes(population: OpenPopulation): Scene[] {
  const desk = desks(population)
  const appoint = () =>
    appointResponder(population.person('triase'), {
      email: 'insiden@demo.test',
      username: '',
      currentPassword: demoPassword,
    })
  return [
    { at: '60d 09:00', play: appoint },
    ...story('24d 07:40', ransomware, [
      [
        '24d 08:05',
        (id) => assignIncident(population.person('triase'), id, population.person('insiden').accountId),
      ],
      ['24d 08:40', desk.verify('insiden', lockedFiles)],
      [
        '24d 09:10',
        desk.step(
          'insiden',
          'handling',
          'Kami mulai dari server berkas. Mohon jangan menyalakan ulang mesin mana pun.',
        ),
      ],
      [
        '22d 16:30',
        desk.step(
          'insiden',
          'recovered',
          'Layanan kembali dari cadangan tanggal 3. Kata sandi admin sudah diganti semua.',
        ),
      ],
      [
        '20d 10:00',
        desk.step(
          'insiden',
          'closed',
          'Tidak ada tanda serangan ulang selama dua hari. Ringkasan langkah pencegahan ada di atas.',
        ),
      ],
    ]),
    ...story('9d 20:15', breach, [
      [
        '8d 08:10',
        (id) => assignIncident(population.person('triase'), id, population.person('insiden').accountId),
      ],
      ['8d 09:00', desk.verify('insiden', openBackup)],
      [
        '8d 09:30',
        desk.step(
          'insiden',
          'handling',
          'Tautan cadangan sudah kami minta ditutup. Kami hitung berapa orang yang terkena.',
        ),
      ],
      [
        '6d 15:00',
        desk.step('insiden', 'recovered', 'Berkas sudah tidak dapat diakses dan log aksesnya tersimpan.'),
      ],
    ]),
    ...story('4d 13:05', defaced, [
      ['4d 13:30', (id) => takeIncident(population.person('triase'), id)],
      ['4d 14:10', desk.verify('triase', oldPlugin)],
      [
        '4d 14:40',
        desk.step(
          'triase',
          'handling',
          'Situs diarahkan ke halaman pemeliharaan. Kirim log server web bila ada.',
        ),
      ],
      ['3d 09:20', async (id) => noteIncident(population.person('insiden'), id, await logs())],
    ]),
    ...story('2d 08:50', phishing, [
      ['2d 09:15', (id) => takeIncident(population.person('verifikator'), id)],
      ['2d 10:00', desk.verify('verifikator', fakePage)],
    ]),
    ...story('1d 19:30', slow, [
      ['1d 20:00', (id) => takeIncident(population.person('triase'), id)],
      [
        '1d 20:20',
        (id) =>
          rejectIncident(
            population.person('triase'),
            id,
            'Perlambatan ini berasal dari pembaruan rutin penyedia Anda, bukan serangan. Silakan lapor lagi bila ada tanda lain.',
          ),
      ],
    ]),
    ...story('5h', flood, []),
    ...story('50m', stolen, []),
  ]
}

function desks(population: OpenPopulation) {
  return {
    verify: (by: string, judged: Judged) => (id: string) =>
      verifyIncident(population.person(by), id, assessIncidentInput.parse(judged)),
    step: (by: string, to: 'handling' | 'recovered' | 'closed', note: string) => (id: string) =>
      advanceIncident(population.person(by), id, to, note),
  }
}

function story(at: When, told: Told, steps: readonly (readonly [When, Step])[]): Scene[] {
  let id = ''
  const report = async () => {
    const form = pastFormToken('incident form')
    id = await reportIncident(visitor, reportIncidentInput.parse({ ...told, form }), 'id')
  }
  return [{ at, play: report }, ...steps.map(([when, step]) => ({ at: when, play: () => step(id) }))]
}

async function logs() {
  const body = 'Ini potongan log sekitar jam kejadian. Alamat yang sama muncul sejak malam sebelumnya.'
  const lines = [
    '12:58 POST /wp-admin/upload 200',
    '13:01 GET /cache.php?x=1 200',
    '13:02 PUT /index.html 201',
  ]
  return noteIncidentInput.parse({ key: newId(), body, file: await screenPicture('log-server', lines) })
}

const ransomware: Told = {
  name: 'Wulan Kartika',
  email: 'it@klinikmelati.test',
  application: 'Rekam medis - rm.klinikmelati.test',
  title: 'Berkas server terkunci dan ada pesan tebusan',
  description:
    'Sejak pukul 06.30 semua berkas di server rekam medis berakhiran .kunci dan di setiap folder ada berkas permintaan tebusan. Kami sudah mencabut kabel jaringannya dan belum mematikan mesin.',
}
const lockedFiles: Judged = {
  kind: 'ransomware',
  severity: 'critical',
  personalData: 'yes',
  vital: 'no',
  chronology:
    '02.10 masuk lewat akun jarak jauh tanpa langkah kedua; 05.50 enkripsi mulai; 06.30 disadari petugas.',
  impact: 'Rekam medis tidak dapat dibuka dua hari; data 4.100 pasien mungkin tersalin.',
}
const breach: Told = {
  name: 'Bagas Prakoso',
  email: 'bagas@koperasimaju.test',
  application: 'Aplikasi anggota - anggota.koperasimaju.test',
  title: 'Cadangan data anggota terbuka untuk umum',
  description:
    'Kami menerima email berisi tautan ke berkas cadangan basis data anggota kami. Tautan itu dapat dibuka siapa saja tanpa kata sandi, dan isinya memang data kami.',
}
const openBackup: Judged = {
  kind: 'data_breach',
  severity: 'high',
  personalData: 'yes',
  vital: 'no',
  chronology:
    'Cadangan mingguan ditulis ke penyimpanan yang izin bacanya terbuka sejak pemindahan bulan lalu.',
  impact: 'Nama, nomor telepon, dan saldo simpanan 860 anggota terbaca setidaknya sekali.',
}
const defaced: Told = {
  name: 'Ismail',
  email: 'insiden@demo.test',
  application: 'Situs desa - desa.contoh.test',
  title: 'Halaman depan situs diganti orang lain',
  description:
    'Pukul 13.02 halaman depan situs desa berubah menjadi gambar dan tulisan yang bukan dari kami. Halaman lain masih seperti biasa. Kami belum mengubah apa pun.',
}
const oldPlugin: Judged = {
  kind: 'defacement',
  severity: 'medium',
  personalData: 'no',
  vital: 'no',
  chronology: '12.58 berkas diunggah lewat modul lama; 13.02 halaman depan ditimpa.',
  impact: 'Halaman depan; tidak ada data pribadi di server itu.',
}
const phishing: Told = {
  name: 'Laras Widya',
  email: 'laras@tokobatik.test',
  application: 'Toko daring - tokobatik.test',
  title: 'Halaman masuk palsu yang meniru toko kami',
  description:
    'Beberapa pembeli mengirim tangkapan layar halaman masuk yang mirip toko kami di alamat lain dan meminta kode OTP. Tiga orang sudah mengisi kata sandinya.',
}
const fakePage: Judged = {
  kind: 'phishing',
  severity: 'medium',
  personalData: 'yes',
  vital: 'no',
  chronology: 'Domain tiruan terdaftar kemarin; pesan berantai mulai pukul 07.00.',
  impact: 'Tiga akun pembeli; pembayaran ditahan sementara.',
}
const slow: Told = {
  name: 'Doni',
  email: 'doni@bengkel.test',
  application: 'Sistem kasir - kasir.bengkel.test',
  title: 'Sistem kasir lambat sejak sore',
  description: 'Sejak pukul 17.00 kasir kami lambat sekali membuka daftar barang. Apakah ini serangan?',
}
const flood: Told = {
  name: 'Ismail',
  email: 'insiden@demo.test',
  application: 'Layanan surat daring - surat.desa.contoh.test',
  title: 'Layanan tidak dapat dibuka karena banjir permintaan',
  description:
    'Sejak tadi pagi layanan surat daring tidak dapat dibuka. Penyedia kami bilang ada ribuan permintaan per detik dari banyak negara ke satu alamat.',
}
const stolen: Told = {
  name: 'Prita Anggraini',
  email: 'prita@kurirkilat.test',
  application: 'Akun admin gudang - gudang.kurirkilat.test',
  title: 'Akun admin dipakai orang lain',
  description:
    'Akun admin gudang masuk dari kota lain pukul 11.20 dan mengubah nomor telepon tiga kurir. Kata sandinya sudah kami ganti, sesi lain belum berani kami putus.',
}
