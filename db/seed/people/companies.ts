import type { companyProfileInput } from '#domain/company/company-input.ts'
import type { npwpInput } from '#domain/company/npwp-input.ts'
import type { Plan } from '#domain/company/plan.ts'
import type { Locale } from '#kernel/locale.ts'
import type { z } from '#kernel/zod.ts'
import type { When } from '../when.ts'

export type TopUpStory = {
  at: When
  /** Whole rupiah as typed. */
  amount: string
  reference: string
  /** Absent while no one has decided. */
  decided?: { at: When; refused?: string }
}

/** What was asked of the plan; `granted` is missing while no one has decided. */
export type PlanStory = {
  at: When
  plan: Plan
  reason: string
  contact: string
  /** Days it holds from the day it is granted. */
  granted?: { at: When; days: number }
}

export type CompanyDescription = {
  username: string
  email: string
  at: When
  locale: Locale
  profile: z.input<typeof companyProfileInput>
  contract: ContractStory
  topUps: TopUpStory[]
  npwp?: NpwpStory
  plans?: PlanStory[]
}

/** Who signs the cooperation contract, and when both have. `renewed`: signed anew for another name, which waits. */
export type ContractStory = {
  at: When
  counterSigned: When
  signer: string
  position: string
  renewed?: { at: When; legalName: string }
}

/** Invented numbers; the check digits fit. */
export type NpwpStory = {
  at: When
  facts: Omit<z.input<typeof npwpInput>, 'card'>
  /** Absent while no one has decided. */
  verified?: When
}

export const companyStories: CompanyDescription[] = [
  {
    username: 'nusabank',
    email: 'owner@nusabank.test',
    at: '73d 09:00',
    locale: 'id',
    profile: {
      name: 'Nusa Bank',
      phone: '(021) 5000 1234',
      sector: 'finance',
      website: 'https://nusabank.test',
      about:
        'Bank digital dengan dua juta nasabah. Program pertama kami dibuka bersama peluncuran Nusa Mobile 4.',
      contactName: 'Ratna Dewi Anggraini',
      address: 'Jalan Asia Afrika 8, Bandung 40111',
    },
    npwp: {
      at: '70d 09:00',
      facts: {
        number: '01.234.567.4-012.000',
        name: 'PT Nusa Bank Digital',
        address: 'Jalan Asia Afrika 8, Kel. Braga, Kec. Sumur Bandung, Kota Bandung, Jawa Barat 40111',
      },
      verified: '70d 15:00',
    },
    plans: [
      {
        at: '73d 09:40',
        plan: 'enterprise',
        reason:
          'Kami membuka program untuk aplikasi mobile, kanal web, dan challenge internal, dengan tiga tim.',
        contact: 'Ratna Dewi Anggraini, 0812-0000-1234',
        granted: { at: '73d 11:00', days: 365 },
      },
    ],
    contract: {
      at: '73d 12:00',
      counterSigned: '73d 15:00',
      signer: 'Ratna Dewi Anggraini',
      position: 'Direktur Teknologi',
    },
    topUps: [
      {
        at: '68d 10:00',
        amount: 'Rp300.000.000',
        reference: 'NB/BB/2026/0917',
        decided: { at: '68d 14:00' },
      },
      {
        at: '47d 09:00',
        amount: 'Rp400.000.000',
        reference: 'NB/BB/2026/1005',
        decided: { at: '47d 13:30' },
      },
      { at: '6h', amount: 'Rp200.000.000', reference: 'NB/BB/2026/1121' },
    ],
  },
  {
    username: 'warungpay',
    email: 'owner@warungpay.test',
    at: '72d 10:00',
    locale: 'id',
    profile: {
      name: 'WarungPay',
      phone: '(0274) 555 210',
      sector: 'finance',
      website: 'https://warungpay.test',
      about: 'Pembayaran digital untuk sepuluh ribu warung di Jawa dan Bali.',
    },
    npwp: {
      at: '1d 10:00',
      facts: {
        number: '02.345.678.3-541.000',
        name: 'PT Warung Pembayaran Nusantara',
        address: 'Jalan Malioboro 21, Kel. Sosromenduran, Kec. Gedongtengen, Kota Yogyakarta 55271',
      },
    },
    plans: [
      {
        at: '72d 11:00',
        plan: 'pro',
        reason: 'Dua program untuk aplikasi merchant dan kasir, dengan lima orang dari tim produk.',
        contact: 'Bagus Setiawan, bagus@warungpay.test',
        granted: { at: '71d 09:00', days: 365 },
      },
    ],
    contract: {
      at: '72d 12:00',
      counterSigned: '71d 10:00',
      signer: 'Bagus Setiawan',
      position: 'Direktur Utama',
    },
    topUps: [
      { at: '67d 10:00', amount: 'Rp26.000.000', reference: 'WP-TOPUP-01', decided: { at: '67d 15:00' } },
    ],
  },
  {
    username: 'rantailogistik',
    email: 'keamanan@rantailogistik.test',
    at: '66d 09:00',
    locale: 'id',
    profile: {
      name: 'Rantai Logistik',
      phone: '(031) 7400 990',
      sector: 'transport',
      website: 'https://rantailogistik.test',
      about: 'Pengiriman antarpulau sejak 1987.',
    },
    plans: [
      {
        at: '66d 10:00',
        plan: 'pro',
        reason: 'Portal pelanggan sepanjang tahun, dan satu challenge armada pada akhir tahun.',
        contact: 'Tim keamanan, (031) 7400 990',
        granted: { at: '65d 09:00', days: 90 },
      },
    ],
    contract: {
      at: '66d 11:00',
      counterSigned: '65d 10:00',
      signer: 'Hartono Wijaya',
      position: 'Direktur Operasional',
    },
    topUps: [
      { at: '61d 10:00', amount: 'Rp150.000.000', reference: 'RL-9981', decided: { at: '60d 09:00' } },
    ],
  },
  {
    username: 'sehatselalu',
    email: 'csirt@sehatselalu.test',
    at: '65d 09:00',
    locale: 'id',
    profile: {
      name: 'Sehat Selalu',
      phone: '(022) 8200 771',
      sector: 'health',
      website: 'https://sehatselalu.test',
      about: 'Konsultasi dokter dan laboratorium dari rumah.',
    },
    plans: [
      {
        at: '65d 10:00',
        plan: 'pro',
        reason: 'Kanal laporan kerentanan dan satu sprint pengujian untuk layanan laboratorium.',
        contact: 'csirt@sehatselalu.test',
        granted: { at: '64d 14:00', days: 365 },
      },
    ],
    contract: {
      at: '65d 11:00',
      counterSigned: '64d 15:00',
      signer: 'dr. Lestari Widyaningrum',
      position: 'Direktur',
    },
    topUps: [
      { at: '29d 13:00', amount: 'Rp60.000.000', reference: 'SS-SPRINT-01', decided: { at: '28d 09:00' } },
    ],
  },
  {
    username: 'kotalestari',
    email: 'kominfo@kotalestari.test',
    at: '68d 09:00',
    locale: 'id',
    profile: {
      name: 'Pemerintah Kota Lestari',
      phone: '(0341) 366 110',
      sector: 'government',
      website: 'https://kotalestari.test',
      about: 'Dinas Komunikasi dan Informatika, CSIRT Kota Lestari.',
    },
    plans: [
      {
        at: '68d 10:00',
        plan: 'pro',
        reason: 'Dua kanal laporan kerentanan untuk dua bulan percobaan pada layanan warga.',
        contact: 'Dinas Kominfo, (0341) 366 110',
        granted: { at: '67d 10:00', days: 60 },
      },
      {
        at: '1d 13:00',
        plan: 'pro',
        reason: 'Perpanjangan: perizinan dan pajak daerah menyusul portal warga pada triwulan depan.',
        contact: 'Dinas Kominfo, (0341) 366 110',
      },
    ],
    contract: {
      at: '68d 11:00',
      counterSigned: '67d 11:00',
      signer: 'Sri Wahyuni',
      position: 'Kepala Dinas Komunikasi dan Informatika',
    },
    topUps: [],
  },
  {
    username: 'kopinusantara',
    email: 'hello@kopinusantara.test',
    at: '64d 09:00',
    locale: 'en',
    profile: {
      name: 'Kopi Nusantara Online',
      phone: '(0361) 900 414',
      sector: 'retail',
      website: 'https://kopinusantara.test',
      about: 'Coffee from 40 cooperatives, roasted to order and shipped across the archipelago.',
    },
    plans: [
      {
        at: '64d 10:00',
        plan: 'pro',
        reason: 'Two programs for the launch of the shop and of the subscriptions, for two months.',
        contact: 'Made Sutari, hello@kopinusantara.test',
        granted: { at: '63d 10:00', days: 60 },
      },
    ],
    contract: {
      at: '64d 11:00',
      counterSigned: '63d 11:00',
      signer: 'Made Sutari',
      position: 'Founder',
      renewed: { at: '1d 11:00', legalName: 'PT Kopi Nusantara Daring' },
    },
    topUps: [
      { at: '58d 10:00', amount: 'Rp15.000.000', reference: 'KOPI-BB-1', decided: { at: '57d 10:00' } },
      {
        at: '12d 10:00',
        amount: 'Rp5.000.000',
        reference: 'KOPI-BB-2',
        decided: {
          at: '11d 10:00',
          refused: 'Belum ada dana masuk dengan berita KOPI-BB-2. Mohon periksa kembali bukti transfernya.',
        },
      },
    ],
  },
]
