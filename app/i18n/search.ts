import { catalogue } from './catalogue.ts'

/** Searching everything an area has. */
export const searchWords = catalogue({
  title: { id: 'Cari', en: 'Search' },
  label: { id: 'Cari di area ini', en: 'Search this area' },
  hint: { id: 'Kode, judul, atau nama', en: 'Code, title or name' },
  run: { id: 'Cari dan jalankan', en: 'Find and run' },
  submit: { id: 'Cari', en: 'Search' },
  results: ({ q }: { q: string }) => ({ id: `Hasil untuk "${q}"`, en: `Results for "${q}"` }),
  groups: {
    reports: { id: 'Laporan', en: 'Reports' },
    programs: { id: 'Program', en: 'Programs' },
    payouts: { id: 'Pembayaran', en: 'Payouts' },
    top_ups: { id: 'Isi saldo', en: 'Top-ups' },
    members: { id: 'Anggota tim', en: 'Team members' },
    profiles: { id: 'Profil bughunter', en: 'Bughunter profiles' },
    pages: { id: 'Halaman', en: 'Pages' },
    accounts: { id: 'Akun', en: 'Accounts' },
    incidents: { id: 'Insiden', en: 'Incidents' },
    inquiries: { id: 'Pesan masuk', en: 'Inquiries' },
    assigned_tickets: { id: 'Tiket yang diserahkan kepada Anda', en: 'Tickets assigned to you' },
    own_tickets: { id: 'Laporan Anda', en: 'Your reports' },
  },
  more: ({ total }: { total: string }) => ({ id: `Lihat semua (${total})`, en: `See all (${total})` }),
  all: { id: 'Lihat semua', en: 'See all' },
  start: {
    title: { id: 'Cari apa saja di area ini', en: 'Search anything in this area' },
    text: {
      id: 'Tulis kode atau nomor laporan, sebagian judul, nama orang, atau nama halaman, lalu tekan Enter.',
      en: 'Type a report code or its number, part of a title, a name or a page, then press Enter.',
    },
  },
  nothing: {
    title: { id: 'Tidak ditemukan', en: 'Nothing found' },
    text: {
      id: 'Periksa ejaannya atau gunakan kata yang lebih pendek. Yang dicari hanya hal yang boleh dibaca akun ini.',
      en: 'Check the spelling or use a shorter word. Only what this account may read is searched.',
    },
  },
})
