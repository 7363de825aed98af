import { confirm, enter, propose } from '../challenge-acts.ts'
import {
  accept,
  announce,
  answerInvite,
  grant,
  invite,
  letIn,
  offerAccounts,
  presetGrid,
  rewrite,
  sendIn,
  takeAccount,
} from '../program-acts.ts'
import type { ProgramDescription, ProgramTexts } from '../seed-types.ts'

const mobile: ProgramTexts = {
  managedBy: 'product',
  visibility: 'public',
  title: 'Nusa Mobile Banking',
  summary: 'Aplikasi Android, iOS, dan situs seluler Nusa Bank beserta API di belakangnya.',
  descriptionMd: `## Selamat datang

Nusa Mobile dipakai dua juta nasabah setiap hari. Kami mengundang bughunter membantu kami menemukan celah sebelum orang lain menemukannya.

## Yang paling kami cari

- Membaca atau mengubah data dan uang nasabah lain
- Melewati OTP, PIN, atau persetujuan transaksi
- Menjalankan perintah di server

## Aturan pengujian

1. Pakai **akun uji** yang kami berikan setelah Anda menyetujui perjanjian.
2. Berhenti pada bukti pertama; paling banyak tiga baris data, lalu samarkan.
3. Jangan memindahkan uang lebih dari Rp10.000 dan hanya antarakun uji.
4. Kirim header \`X-Bughunter: <nama pengguna>\` pada setiap permintaan.

> Pertanyaan tentang cakupan dijawab pada hari kerja yang sama.`,
  scope: [
    { type: 'api', target: 'https://api.nusabank.test', note: 'Semua endpoint di bawah /v2' },
    { type: 'android', target: 'com.nusabank.mobile', note: 'Versi 4.11 ke atas' },
    { type: 'ios', target: 'id.nusabank.mobile', note: 'Versi 4.11 ke atas' },
    { type: 'web', target: 'https://m.nusabank.test', note: '' },
  ],
  outOfScope: [
    'Serangan yang membuat layanan tidak tersedia',
    'Rekayasa sosial terhadap nasabah dan pegawai',
    'Tidak adanya certificate pinning atau deteksi jailbreak tanpa dampak lain',
    'Keluaran pemindai otomatis tanpa bukti',
  ],
  publicationRules:
    'Boleh diceritakan setelah diperbaiki, ditutup, dan isinya disetujui Nusa Bank. Alamat dalam, data nasabah, dan muatan utuh disamarkan.',
  rewardType: 'money_and_other',
  grid: presetGrid('financial'),
  otherRewards: {
    high: 'Kaus Nusa Bank',
    critical: 'Ransel Nusa Bank',
  },
}

const mobileNow: ProgramTexts = {
  ...mobile,
  scope: [
    ...mobile.scope,
    { type: 'web', target: 'https://promo.nusabank.test', note: 'Baru sejak rilis 4.12' },
  ],
  outOfScope: [
    ...(mobile.outOfScope ?? []),
    'Kerentanan pada perangkat yang sudah di-root atau di-jailbreak',
  ],
}

const wallet: ProgramTexts = {
  managedBy: 'product',
  visibility: 'public',
  title: 'Tantangan Dompet Nusa 2026',
  summary: 'Dua minggu mencari celah di dompet digital baru sebelum dibuka untuk umum.',
  descriptionMd: `## Tantangan

Dompet Nusa belum dibuka untuk umum. Selama dua minggu bughunter boleh mencoba lingkungan uji dengan saldo uji dari panitia.

- Pemenang ditentukan oleh poin laporan yang valid
- Bila seri, laporan valid yang lebih dulu menang
- Semua voucher dan saldo adalah uji coba, tidak dapat diuangkan`,
  scope: [{ type: 'web', target: 'https://dompet.nusabank.test', note: 'Lingkungan uji' }],
  outOfScope: ['Situs lain milik Nusa Bank', 'Serangan yang membuat layanan tidak tersedia'],
  publicationRules: 'Boleh diceritakan setelah tantangan berakhir dan celahnya diperbaiki.',
  rewardType: 'money_and_other',
  grid: presetGrid('standard'),
  otherRewards: { critical: 'Piala Tantangan Dompet Nusa' },
}

const partners: ProgramTexts = {
  managedBy: 'company',
  visibility: 'private',
  title: 'Nusa Open API untuk Mitra',
  summary: 'API dan portal pengembang untuk mitra bisnis; hanya lewat undangan.',
  descriptionMd: `## Program undangan

Mitra memakai API ini untuk memindahkan uang atas nama nasabah. Keberadaan program ini **rahasia**; mohon tidak menyebutkannya di luar.

### Lingkungan

Kami menyediakan mitra uji dengan saldo uji. Mintalah kunci melalui komentar pertama pada laporan Anda atau kepada tim program.`,
  scope: [
    { type: 'api', target: 'https://openapi.nusabank.test', note: 'Lingkungan uji mitra' },
    { type: 'web', target: 'https://dev.nusabank.test', note: 'Portal pengembang' },
  ],
  outOfScope: ['Sistem milik mitra', 'Uji beban'],
  publicationRules: 'Program ini rahasia. Publikasi hanya dengan izin tertulis dari Nusa Bank.',
  rewardType: 'money',
  grid: presetGrid('financial'),
}

export const nusaPrograms: ProgramDescription[] = [
  {
    key: 'nusa-mobile',
    by: 'nusabank',
    at: '70d 10:00',
    kind: 'bug_bounty',
    lastDay: 240,
    texts: mobile,
    acts: [
      sendIn('70d 11:00', 'nusabank'),
      accept('69d 10:00'),
      grant('69d 11:00', 'nusabank', 'nusabank-staf'),
      offerAccounts('69d 13:00', 'nusabank-admin', [
        'uji.tabungan.01, Kelapa-Muda-71, tabungan dengan saldo Rp500.000',
        'uji.tabungan.02, Angin-Timur-48, tabungan dengan saldo Rp500.000',
        'uji.tabungan.03, Batu-Karang-26, tabungan dengan saldo Rp500.000',
        'uji.bisnis.01, Pasar-Pagi-93, dua pemegang persetujuan transaksi',
        'uji.bisnis.02, Hujan-Sore-57, dua pemegang persetujuan transaksi',
        'uji.kartu.01, Bukit-Teh-84, kartu virtual aktif',
      ]),
      rewrite('47d 15:00', 'nusabank-admin', mobileNow),
      letIn('46d 09:00'),
      announce(
        '42d 15:30',
        'nusabank-admin',
        'Situs promo ikut diuji',
        'Mulai rilis 4.12, **promo.nusabank.test** masuk ruang lingkup. Temuan di sana dibayar dengan tabel imbalan yang sama.\n\nSetujui lagi perjanjian sebelum menguji: aturan perangkat yang di-root ikut berubah.',
      ),
      takeAccount('29d 20:10', 'tarsius'),
      takeAccount('15d 20:30', 'elang'),
    ],
  },
  {
    key: 'nusa-tantangan',
    by: 'nusabank',
    at: '66d 13:00',
    kind: 'challenge',
    lastDay: -48,
    texts: wallet,
    contest: {
      opens: [-64, '08:00'],
      closes: [-58, '12:00'],
      starts: [-62, '09:00'],
      ends: [-48, '20:00'],
      limit: 40,
      prizeRule: 'ranked',
      prizes: [
        { amount: '15.000.000', item: 'Piala Tantangan Dompet Nusa' },
        { amount: '7.500.000', item: '' },
        { amount: '2.500.000', item: '' },
      ],
    },
    acts: [
      sendIn('66d 13:30', 'nusabank'),
      accept('65d 10:30', 'verifikator'),
      enter('60d 19:30', 'elang'),
      enter('60d 20:00', 'komodo'),
      enter('59d 19:00', 'tarsius'),
      enter('59d 20:15', 'maleo'),
      enter('58d 09:40', 'jalak'),
      propose('47d 10:00', 'triase'),
      confirm('47d 15:00', 'nusabank'),
    ],
  },
  {
    key: 'nusa-api',
    by: 'nusabank-admin',
    at: '40d 09:00',
    kind: 'bug_bounty',
    lastDay: 320,
    texts: partners,
    acts: [
      sendIn('40d 09:30', 'nusabank-admin'),
      accept('39d 14:00'),
      invite('38d 09:00', 'nusabank', 'elang'),
      invite('38d 09:01', 'nusabank', 'jalak'),
      answerInvite('37d 19:00', 'elang', { decision: 'accept' }),
      answerInvite('36d 20:00', 'jalak', {
        decision: 'decline',
        reason: 'Sedang menyelesaikan skripsi, semoga lain kali.',
      }),
      invite('20d 09:00', 'nusabank-admin', 'cendrawasih'),
      answerInvite('19d 18:00', 'cendrawasih', { decision: 'accept' }),
      invite('2d 10:00', 'nusabank-admin', 'komodo'),
    ],
  },
]
