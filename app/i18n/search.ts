import { catalogue } from './catalogue.ts'

/** Searching everything an area has. */
export const searchWords = catalogue({
  id: {
    title: 'Cari',
    label: 'Cari di area ini',
    hint: 'Kode, judul, atau nama',
    submit: 'Cari',
    results: ({ q }: { q: string }) => `Hasil untuk "${q}"`,
    groups: {
      reports: 'Laporan',
      programs: 'Program',
      accounts: 'Akun',
      incidents: 'Insiden',
      inquiries: 'Pesan masuk',
      assigned_tickets: 'Tiket yang diserahkan kepada Anda',
      own_tickets: 'Laporan Anda',
    },
    more: ({ total }: { total: string }) => `Lihat semua (${total})`,
    all: 'Lihat semua',
    start: {
      title: 'Cari apa saja di area ini',
      text: 'Tulis kode laporan, sebagian judul, atau nama, lalu tekan Enter.',
    },
    nothing: {
      title: 'Tidak ditemukan',
      text: 'Periksa ejaannya atau gunakan kata yang lebih pendek. Yang dicari hanya hal yang boleh dibaca akun ini.',
    },
  },
  en: {
    title: 'Search',
    label: 'Search this area',
    hint: 'Code, title or name',
    submit: 'Search',
    results: ({ q }) => `Results for "${q}"`,
    groups: {
      reports: 'Reports',
      programs: 'Programs',
      accounts: 'Accounts',
      incidents: 'Incidents',
      inquiries: 'Inquiries',
      assigned_tickets: 'Tickets assigned to you',
      own_tickets: 'Your reports',
    },
    more: ({ total }) => `See all (${total})`,
    all: 'See all',
    start: {
      title: 'Search anything in this area',
      text: 'Type a report code, part of a title, or a name, then press Enter.',
    },
    nothing: {
      title: 'Nothing found',
      text: 'Check the spelling or use a shorter word. Only what this account may read is searched.',
    },
  },
})
