import type { personalDataInput } from '#domain/account/identity/verification-input.ts'
import type { TshirtSize } from '#domain/account/sign-up/sign-up-input.ts'
import type { Locale } from '#kernel/locale.ts'
import type { z } from '#kernel/zod.ts'
import type { When } from '../when.ts'

/** How far the identity check went. `waiting`: no one has decided; `proposed`: a denial waits for its second person. */
export type IdentityStory = 'verified' | 'waiting' | 'proposed' | 'needs_fix' | 'denied'

export type HunterDescription = {
  username: string
  at: When
  locale: Locale
  tshirtSize: TshirtSize
  data: Omit<z.input<typeof personalDataInput>, 'tshirtSize' | 'hiddenFromBoards' | 'hiddenProfile'> & {
    about?: string
  }
  skills: string[]
  phone: string
  /** Invented: no person's number. */
  nik: string
  /** When the documents came in. */
  shown: When
  identity: IdentityStory
  hidden?: true
}

export const hunters: HunterDescription[] = [
  {
    username: 'elang',
    at: '75d 09:00',
    locale: 'id',
    tshirtSize: 'L',
    data: {
      fullName: 'Bagas Adi Prasetyo',
      birthDate: '1998-03-14',
      country: 'ID',
      city: 'Yogyakarta',
      about: 'Suka API perbankan dan kopi tubruk. Selalu memakai dua akun uji.',
    },
    skills: ['API', 'Otorisasi', 'Kriptografi'],
    phone: '081328114501',
    nik: '3471011403980003',
    shown: '74d 20:00',
    identity: 'verified',
  },
  {
    username: 'komodo',
    at: '75d 10:00',
    locale: 'id',
    tshirtSize: 'XL',
    data: {
      fullName: 'Yohanes Randi Lema',
      birthDate: '1996-11-02',
      country: 'ID',
      city: 'Kupang',
      about: 'Mencari perlombaan antarpermintaan sejak 2019.',
    },
    skills: ['Race condition', 'Web', 'XML'],
    phone: '081238114502',
    nik: '5371020211960001',
    shown: '74d 21:00',
    identity: 'verified',
  },
  {
    username: 'cendrawasih',
    at: '74d 11:00',
    locale: 'id',
    tshirtSize: 'M',
    data: {
      fullName: 'Maria Yolanda Wanggai',
      birthDate: '2000-07-21',
      country: 'ID',
      city: 'Jayapura',
      about: 'Android di pagi hari, penyimpanan awan di malam hari.',
    },
    skills: ['Android', 'Awan', 'DNS'],
    phone: '081248114503',
    nik: '9171036107000002',
    shown: '73d 19:00',
    identity: 'verified',
  },
  {
    username: 'orangutan',
    at: '74d 13:00',
    locale: 'id',
    tshirtSize: 'XXL',
    data: {
      fullName: 'Ahmad Rizki Maulana',
      birthDate: '1999-01-30',
      country: 'ID',
      city: 'Palangka Raya',
      about: 'Pelan tetapi teliti.',
    },
    skills: ['SQL', 'Web'],
    phone: '081258114504',
    nik: '6271013001990004',
    shown: '73d 20:00',
    identity: 'verified',
  },
  {
    username: 'jalak',
    at: '73d 09:30',
    locale: 'id',
    tshirtSize: 'M',
    data: {
      fullName: 'I Gede Surya Wirawan',
      birthDate: '2002-05-09',
      country: 'ID',
      city: 'Denpasar',
      about: 'Mahasiswa semester akhir yang seharusnya mengerjakan skripsi.',
    },
    skills: ['iOS', 'Web'],
    phone: '081268114505',
    nik: '5171020905020001',
    shown: '72d 18:00',
    identity: 'verified',
  },
  {
    username: 'maleo',
    at: '73d 14:00',
    locale: 'en',
    tshirtSize: 'S',
    data: {
      fullName: 'Nadia Puspita',
      birthDate: '1997-09-17',
      country: 'SG',
      city: 'Singapore',
      about: 'Security engineer by day. Reports in Indonesian, thinks in both.',
    },
    skills: ['Caching', 'OAuth'],
    phone: '+6591234507',
    nik: '7271015709970002',
    shown: '72d 20:30',
    identity: 'verified',
  },
  {
    username: 'tarsius',
    at: '72d 08:00',
    locale: 'id',
    tshirtSize: 'none',
    data: {
      fullName: 'Stevani Rumengan',
      birthDate: '1995-12-25',
      country: 'ID',
      city: 'Manado',
      about: 'Bekerja dalam diam.',
    },
    skills: ['Android', 'Jaringan'],
    phone: '081278114508',
    nik: '7171026512950001',
    shown: '71d 19:00',
    identity: 'verified',
    hidden: true,
  },
  {
    username: 'musang',
    at: '60d 09:00',
    locale: 'id',
    tshirtSize: 'L',
    data: {
      fullName: 'Rizal Firmansyah',
      birthDate: '1997-08-08',
      country: 'ID',
      city: 'Bandar Lampung',
      about: 'Lebih sering berkirim surel daripada berkirim laporan.',
    },
    skills: ['Web'],
    phone: '081338114513',
    nik: '1871010808970001',
    shown: '59d 20:00',
    identity: 'verified',
  },
  {
    username: 'anoa',
    at: '4d 10:00',
    locale: 'id',
    tshirtSize: 'L',
    data: {
      fullName: 'Fajar Hidayatullah',
      birthDate: '2001-04-04',
      country: 'ID',
      city: 'Kendari',
      about: 'Baru mulai, mohon bimbingannya.',
    },
    skills: ['Web'],
    phone: '081288114509',
    nik: '7471010404010002',
    shown: '1d 09:00',
    identity: 'waiting',
  },
  {
    username: 'kancil',
    at: '20d 10:00',
    locale: 'id',
    tshirtSize: 'M',
    data: { fullName: 'Dewi Lestari Ningsih', birthDate: '2003-02-11', country: 'ID', city: 'Semarang' },
    skills: ['Web', 'Android'],
    phone: '081298114510',
    nik: '3374015102030001',
    shown: '19d 20:00',
    identity: 'needs_fix',
  },
  {
    username: 'bekantan',
    at: '27d 10:00',
    locale: 'id',
    tshirtSize: 'XL',
    data: { fullName: 'Roni Kurniadi', birthDate: '1994-06-06', country: 'ID', city: 'Banjarmasin' },
    skills: [],
    phone: '081318114511',
    nik: '6371010606940001',
    shown: '26d 20:00',
    identity: 'denied',
  },
  {
    username: 'trenggiling',
    at: '6d 10:00',
    locale: 'id',
    tshirtSize: 'S',
    data: { fullName: 'Lukman Hakim Siregar', birthDate: '1993-10-28', country: 'ID', city: 'Medan' },
    skills: ['Firmware'],
    phone: '081328114512',
    nik: '1271012810930003',
    shown: '5d 19:00',
    identity: 'proposed',
  },
]
