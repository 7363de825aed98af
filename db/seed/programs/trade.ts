import { accept, letIn, pause, presetGrid, rewrite, sendIn } from '../program-acts.ts'
import type { ProgramDescription, ProgramTexts } from '../seed-types.ts'

const merchant: ProgramTexts = {
  managedBy: 'company',
  visibility: 'public',
  title: 'WarungPay untuk Pemilik Warung',
  summary: 'Dasbor pemilik warung, kasir, dan API pembayaran WarungPay.',
  descriptionMd: `## Tentang WarungPay

Sepuluh ribu warung menerima pembayaran lewat WarungPay. Tim kami kecil, jadi laporan yang jelas sangat membantu.

### Toko uji

Daftar di halaman *Coba gratis* dengan nama toko yang diawali \`uji-\`. Jangan menyentuh toko lain.

### Yang kami hargai

| Temuan | Contoh |
|---|---|
| Uang | pencairan, pengembalian dana |
| Data toko | penjualan, pelanggan |
| Kasir | hak pegawai dan pemilik |`,
  scope: [
    { type: 'web', target: 'https://merchant.warungpay.test', note: '' },
    { type: 'api', target: 'https://api.warungpay.test', note: '' },
    { type: 'other', target: '*.warungpay.test', note: 'Semua subdomain selain blog' },
  ],
  outOfScope: [
    'blog.warungpay.test',
    'Clickjacking pada halaman tanpa tindakan penting',
    'Surel palsu (SPF, DKIM)',
  ],
  publicationRules: 'Boleh diceritakan tujuh hari setelah laporan ditutup, setelah kami baca bersama.',
  rewardType: 'money',
  grid: presetGrid('standard'),
}

const till: ProgramTexts = {
  ...merchant,
  title: 'WarungPay Kasir Android',
  summary: 'Aplikasi kasir baru untuk tablet; masih kami siapkan.',
  scope: [{ type: 'android', target: 'id.warungpay.kasir', note: 'Beta 0.9' }],
}

const portal: ProgramTexts = {
  managedBy: 'product',
  visibility: 'public',
  title: 'Portal Pengiriman Rantai Logistik',
  summary: 'Portal pelanggan, pelacakan paket, dan penyimpanan label pengiriman.',
  descriptionMd: `## Tentang kami

Rantai mengirim tiga juta paket sebulan. Data penerima adalah amanah: nama, alamat, dan nomor telepon.

## Cara menguji

- Buat kiriman uji dengan kode \`UJI-BUG\`, yang tidak pernah dijemput kurir
- Jangan mengubah status kiriman orang lain
- Sebutkan nomor kiriman uji di laporan`,
  scope: [
    { type: 'web', target: 'https://portal.rantailogistik.test', note: '' },
    { type: 'web', target: 'https://lacak.rantailogistik.test', note: '' },
  ],
  outOfScope: ['Aplikasi kurir', 'Gudang dan perangkat pemindai'],
  publicationRules: 'Boleh diceritakan setelah ditutup; nama pelanggan dan alamat dalam disamarkan.',
  rewardType: 'money_and_other',
  grid: presetGrid('standard'),
  retestReward: '150000',
  otherRewards: {
    medium: 'Voucher kirim Rp200.000',
    high: 'Voucher kirim Rp500.000',
    critical: 'Voucher kirim setahun',
  },
}

const portalNow: ProgramTexts = {
  ...portal,
  scope: [
    ...portal.scope,
    { type: 'cloud', target: 'label-rantai (Amazon S3)', note: 'Hanya membaca daftar dan satu berkas uji' },
  ],
}

const fleet: ProgramTexts = {
  ...portal,
  title: 'Tantangan Telematika Armada',
  summary: 'Satu akhir pekan bersama pelacak armada dan dasbor pengemudi.',
  descriptionMd: `## Tantangan akhir pekan

Dua puluh perangkat pelacak uji tersedia di kantor kami di Surabaya. Bughunter boleh membawa peralatan radio sendiri; perangkat tidak boleh dibawa pulang.`,
  scope: [
    { type: 'hardware', target: 'Pelacak RT-200', note: 'Firmware 3.1' },
    { type: 'web', target: 'https://armada.rantailogistik.test', note: '' },
  ],
}

const shop: ProgramTexts = {
  managedBy: 'company',
  visibility: 'public',
  title: 'Kopi Nusantara Online Store',
  summary: 'Our web shop and payment API. Small team, quick answers, fair starter rewards.',
  descriptionMd: `## Hello, bughunters

We sell coffee from 40 cooperatives across the archipelago. The shop is small, but it holds the names and addresses of real customers.

### How to test

- Create your own account and place orders with the coupon \`BUGHUNT\`; we cancel them every evening
- Stop at the first proof and never keep customer data
- One vulnerability per report, please. Reports are written in Indonesian; we read them with pleasure

### What we care about most

1. Prices, payments and refunds
2. Customer accounts and addresses
3. Anything that runs on our servers

> Thank you for helping a small business stay safe.`,
  scope: [
    { type: 'web', target: 'https://kopinusantara.test', note: 'Shop and checkout' },
    { type: 'api', target: 'https://api.kopinusantara.test', note: 'Payments, orders, webhooks' },
  ],
  outOfScope: ['Denial of service', 'Social engineering', 'Third-party analytics and chat widgets'],
  publicationRules: 'You may tell the story once we have fixed it and both of us have read the text.',
  rewardType: 'money',
  grid: presetGrid('starter'),
}

const subscription: ProgramTexts = {
  ...shop,
  title: 'Kopi Nusantara Subscription',
  summary: 'The monthly coffee subscription; paused while we move to a new platform.',
  scope: [{ type: 'web', target: 'https://langganan.kopinusantara.test', note: '' }],
  rewardType: 'other',
  otherRewards: {
    low: '250 g single origin',
    medium: '1 kg single origin',
    high: 'Three months of coffee',
    critical: 'A year of coffee',
  },
}

export const tradePrograms: ProgramDescription[] = [
  {
    key: 'warung-merchant',
    by: 'warungpay',
    at: '69d 13:00',
    kind: 'bug_bounty',
    lastDay: 150,
    texts: merchant,
    acts: [sendIn('69d 14:00', 'warungpay'), accept('68d 09:30', 'verifikator')],
  },
  {
    key: 'warung-kasir',
    by: 'warungpay',
    at: '9d 15:00',
    kind: 'bug_bounty',
    lastDay: 200,
    texts: till,
    acts: [],
  },
  {
    key: 'rantai-portal',
    by: 'rantailogistik',
    at: '62d 09:00',
    kind: 'bug_bounty',
    lastDay: 300,
    texts: portal,
    acts: [
      sendIn('62d 10:00', 'rantailogistik'),
      accept('61d 09:00'),
      rewrite('39d 11:00', 'rantailogistik', portalNow),
      letIn('38d 09:00'),
    ],
  },
  {
    key: 'rantai-armada',
    by: 'rantailogistik',
    at: '3d 13:00',
    kind: 'challenge',
    lastDay: 45,
    texts: fleet,
    contest: {
      opens: [3, '09:00'],
      closes: [12, '20:00'],
      starts: [14, '09:00'],
      ends: [16, '17:00'],
      limit: 20,
      prizeRule: 'ranked',
      prizes: [
        { amount: '10.000.000', item: '' },
        { amount: '5.000.000', item: '' },
      ],
    },
    acts: [sendIn('2d 15:00', 'rantailogistik')],
  },
  {
    key: 'kopi-toko',
    by: 'kopinusantara',
    at: '61d 10:00',
    kind: 'bug_bounty',
    lastDay: 190,
    texts: shop,
    acts: [sendIn('61d 10:30', 'kopinusantara'), accept('60d 11:00', 'verifikator')],
  },
  {
    key: 'kopi-langganan',
    by: 'kopinusantara',
    at: '52d 10:00',
    kind: 'bug_bounty',
    lastDay: 120,
    texts: subscription,
    acts: [
      sendIn('52d 10:30', 'kopinusantara'),
      accept('51d 14:00', 'verifikator'),
      pause('15d 10:00', 'kopinusantara'),
    ],
  },
]
