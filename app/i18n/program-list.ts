import { catalogue } from './catalogue.ts'

/** Lists of programs: titles, what narrows them, and what is there when they are empty. */
export const programListWords = catalogue({
  ownTitle: { id: 'Program Anda', en: 'Your programs' },
  selfManagedTitle: { id: 'Program yang dikelola sendiri', en: 'Self-managed programs' },
  managedByTitle: ({ brand }: { brand: string }) => ({ id: `Program yang dikelola ${brand}`, en: `Programs managed by ${brand}` }),
  helloTitle: { id: 'Semua program', en: 'All programs' },
  create: { id: 'Buat program', en: 'Create a program' },
  faults: {
    unknown: {
      title: { id: 'Saringan ini tidak dikenal', en: 'This filter is not known' },
      text: { id: 'Pilih salah satu saringan di atas, atau hapus semuanya.', en: 'Choose one of the filters above, or clear them all.' },
    },
    too_long: {
      title: { id: 'Pencarian terlalu panjang', en: 'The search is too long' },
      text: { id: 'Tulis paling banyak 100 karakter.', en: 'Write at most 100 characters.' },
    },
  },
  search: { id: 'Cari', en: 'Search' },
  searchHint: { id: 'Nama program atau perusahaan', en: 'Program or company name' },
  searchOwn: { id: 'Nama program', en: 'Program name' },
  any: { id: 'Semua', en: 'All' },
  sort: { id: 'Urutkan', en: 'Sort by' },
  sorts: {
    newest: { id: 'Terbaru', en: 'Newest' },
    reward: { id: 'Imbalan tertinggi', en: 'Highest reward' },
    ending: { id: 'Segera berakhir', en: 'Ending soon' },
  },
  filter: { id: 'Saring program', en: 'Filter programs' },
  apply: { id: 'Terapkan', en: 'Apply' },
  reset: { id: 'Hapus saringan', en: 'Clear filters' },
  pager: { id: 'Halaman daftar program', en: 'Pages of programs' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  emptyTitle: { id: 'Belum ada program di sini', en: 'No programs here yet' },
  emptyPublic: {
    id: 'Program publik muncul di sini begitu diterima tim platform.',
    en: 'Public programs appear here as soon as the platform team accepts them.',
  },
  emptyNarrowedTitle: { id: 'Tidak ada program yang cocok', en: 'No program matches' },
  emptyNarrowed: {
    id: 'Coba kata lain, longgarkan pilihan, atau hapus saringan.',
    en: 'Try another word, loosen the choices, or clear the filters.',
  },
  emptyJoined: {
    id: 'Program yang perjanjiannya kamu setujui atau yang mengundangmu muncul di sini.',
    en: 'Programs whose agreement you accepted, or that invited you, appear here.',
  },
  emptyOwn: {
    id: 'Susun program pertama: tentukan ruang lingkup, imbalan, dan masa berlakunya. Tim kami meninjaunya sebelum dibuka.',
    en: 'Write the first program: its scope, its rewards and its term. Our team reviews it before it opens.',
  },
  emptyShared: {
    id: 'Program yang dibagikan admin perusahaan kepada Anda muncul di sini.',
    en: 'Programs that an admin of your company shares with you appear here.',
  },
  emptyHello: {
    id: 'Buat program untuk sebuah perusahaan, atau tunggu perusahaan mengajukannya.',
    en: 'Create a program for a company, or wait for one that a company sends.',
  },
  emptyQueue: { id: 'Tidak ada program yang menunggu ditinjau.', en: 'No program is waiting for review.' },
  queue: { id: 'Menunggu ditinjau', en: 'Waiting for review' },
  hunterTabs: { id: 'Daftar program', en: 'Lists of programs' },
  tabAll: { id: 'Semua program publik', en: 'All public programs' },
  tabJoined: { id: 'Diikuti', en: 'Joined' },
  tabInvitations: { id: 'Undangan', en: 'Invitations' },
})
