import { enter } from '../challenge-acts.ts'
import {
  accept,
  askCorrections,
  offerAccounts,
  presetGrid,
  reject,
  sendIn,
  takeAccount,
} from '../program-acts.ts'
import type { ProgramDescription, ProgramTexts } from '../seed-types.ts'

const consult: ProgramTexts = {
  managedBy: 'product',
  visibility: 'public',
  title: 'Sehat Selalu Telekonsultasi',
  summary: 'Konsultasi dokter jarak jauh; data pasien adalah yang paling kami jaga.',
  descriptionMd: `## Mengapa kami ikut

Rekam medis adalah data pribadi yang spesifik. Kami belum dapat membayar besar, tetapi setiap laporan kami tangani dengan sungguh-sungguh.

## Aturan khusus data kesehatan

- Pakai **akun uji** dari kami, jangan akun sungguhan
- Jangan membuka, mengunduh, atau menyimpan rekam medis siapa pun
- Bila terlanjur terlihat, hentikan dan beri tahu kami saat itu juga`,
  scope: [
    { type: 'web', target: 'https://konsul.sehatselalu.test', note: '' },
    { type: 'api', target: 'https://api.sehatselalu.test', note: 'Versi 3' },
  ],
  outOfScope: ['Sistem rumah sakit mitra', 'Panggilan video pihak ketiga'],
  publicationRules: 'Boleh diceritakan setelah ditutup, tanpa tangkapan layar yang memuat data pasien.',
  rewardType: 'other',
  otherRewards: {
    low: 'Piagam',
    medium: 'Kaus dan piagam',
    high: 'Cek kesehatan dasar',
    critical: 'Cek kesehatan lengkap',
  },
}

const lab: ProgramTexts = {
  managedBy: 'company',
  visibility: 'public',
  title: 'Sprint Keamanan Laboratorium',
  summary: 'Tantangan 60 hari untuk portal hasil laboratorium yang baru.',
  descriptionMd: `## Sprint 60 hari

Portal laboratorium baru kami buka dengan data buatan. Setiap laporan valid mendapat imbalan sesuai tabel, dan tiga bughunter dengan poin terbanyak kami undang ke Bandung.

- Data di lingkungan ini **buatan**, tetapi perlakukan seperti sungguhan
- Akun uji dibagikan setelah perjanjian disetujui`,
  scope: [{ type: 'web', target: 'https://lab.sehatselalu.test', note: 'Lingkungan sprint' }],
  outOfScope: ['Portal konsultasi (ada programnya sendiri)', 'Serangan yang membuat layanan tidak tersedia'],
  publicationRules: 'Boleh diceritakan setelah sprint berakhir dan celahnya diperbaiki.',
  rewardType: 'money',
  grid: presetGrid('standard'),
}

const city: ProgramTexts = {
  managedBy: 'company',
  visibility: 'public',
  title: 'Layanan Publik Kota Lestari',
  summary: 'Perizinan, aduan warga, dan surel pemerintah kota. Imbalan berupa poin dan piagam.',
  descriptionMd: `## Dari Dinas Kominfo Kota Lestari

Anggaran kami terbatas, tetapi warga berhak atas layanan yang aman. Program ini memberikan poin dan piagam dari Wali Kota untuk laporan yang valid.

### Ketentuan

1. Jangan mengubah data warga dan jangan mengunduh berkas warga.
2. Pengujian dilakukan di luar jam layanan, pukul 18.00 sampai 06.00 WIB.
3. Laporan ditangani oleh CSIRT Kota Lestari.`,
  scope: [
    { type: 'web', target: 'https://izin.kotalestari.test', note: 'Perizinan usaha' },
    { type: 'web', target: 'https://panel.kotalestari.test', note: 'Panel aduan warga' },
    { type: 'other', target: 'kotalestari.test', note: 'Surel dan DNS' },
  ],
  outOfScope: ['Situs kecamatan dan kelurahan', 'Uji beban'],
  publicationRules: 'Boleh diceritakan setelah ditutup dan dibaca oleh CSIRT Kota Lestari.',
  rewardType: 'points',
}

const cameras: ProgramTexts = {
  ...city,
  title: 'Kamera Lalu Lintas Kota Lestari',
  summary: 'Jaringan kamera di dua belas persimpangan beserta pusat kendalinya.',
  scope: [{ type: 'network', target: '10.20.0.0/16', note: 'Jaringan kamera' }],
}

const pharmacy: ProgramTexts = {
  ...consult,
  title: 'Apotek Sehat Selalu',
  summary: 'Tebus resep dan lacak pengantaran obat.',
  scope: [
    { type: 'web', target: 'https://apotek.sehatselalu.test', note: '' },
    { type: 'api', target: 'https://api.kurir-mitra.test', note: 'Pelacakan kurir' },
  ],
}

export const publicGoodPrograms: ProgramDescription[] = [
  {
    key: 'sehat-konsultasi',
    by: 'sehatselalu',
    at: '57d 09:00',
    kind: 'vulnerability_management',
    lastDay: 280,
    texts: consult,
    acts: [
      sendIn('57d 10:00', 'sehatselalu'),
      accept('56d 09:00', 'verifikator'),
      offerAccounts('56d 10:00', 'sehatselalu', [
        'pasien.uji.1, Sawah-Hijau-31, pasien dengan dua kunjungan buatan',
        'pasien.uji.2, Lampu-Jalan-62, pasien dengan dua kunjungan buatan',
        'dokter.uji.1, Rumah-Kayu-19, dokter tanpa pasien',
      ]),
    ],
  },
  {
    key: 'sehat-sprint',
    by: 'sehatselalu',
    at: '30d 09:00',
    kind: 'challenge',
    lastDay: 32,
    texts: lab,
    contest: {
      opens: [-28, '12:00'],
      closes: [20, '20:00'],
      starts: [-27, '09:00'],
      ends: [32, '20:00'],
      limit: 60,
      prizeRule: 'shared',
      pool: '10.000.000',
    },
    acts: [
      sendIn('30d 10:00', 'sehatselalu'),
      accept('28d 10:00', 'verifikator'),
      offerAccounts(
        '28d 11:00',
        'sehatselalu',
        Array.from({ length: 10 }, (_, at) => `sprint${at + 1}, Contoh-Darah-${at + 1}, pasien buatan`),
      ),
      enter('27d 19:00', 'komodo'),
      enter('26d 20:00', 'jalak'),
      enter('24d 20:30', 'maleo'),
      enter('23d 19:45', 'elang'),
      enter('22d 19:45', 'orangutan'),
      takeAccount('21d 20:00', 'komodo'),
      takeAccount('20d 21:00', 'maleo'),
    ],
  },
  {
    key: 'lestari-layanan',
    by: 'kotalestari',
    at: '64d 09:00',
    kind: 'vulnerability_management',
    lastDay: 210,
    texts: city,
    acts: [sendIn('64d 10:00', 'kotalestari'), accept('63d 10:00')],
  },
  {
    key: 'lestari-kamera',
    by: 'kotalestari',
    at: '18d 09:00',
    kind: 'vulnerability_management',
    lastDay: 90,
    texts: cameras,
    acts: [
      sendIn('18d 10:00', 'kotalestari'),
      reject(
        '17d 14:00',
        'triase',
        'Jaringan dalam tidak dapat diuji dari internet dan izin pengelola jalan belum dilampirkan. Mohon ubah cakupan ke sistem yang dapat dijangkau.',
      ),
    ],
  },
  {
    key: 'sehat-apotek',
    by: 'sehatselalu',
    at: '6d 09:00',
    kind: 'vulnerability_management',
    lastDay: 180,
    texts: pharmacy,
    acts: [
      sendIn('6d 10:00', 'sehatselalu'),
      askCorrections(
        '5d 14:00',
        'verifikator',
        'api.kurir-mitra.test milik mitra kurir, bukan milik Sehat Selalu. Keluarkan dari ruang lingkup, atau minta mitra membuka programnya sendiri.',
      ),
    ],
  },
]
