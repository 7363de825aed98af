import { catalogue } from './catalogue.ts'

/** Signs that a bughunter and a company are one: for the platform team alone. */
export const collusionWords = catalogue({
  title: { id: 'Dugaan kolusi', en: 'Signs of collusion' },
  hint: {
    id: 'Bughunter dan perusahaan penerima laporannya yang memakai hal yang sama dalam 90 hari terakhir. Ini tanda untuk diperiksa, bukan bukti; tidak ada pihak lain yang melihatnya.',
    en: 'Bughunters and companies they report to that had the same things in the last 90 days. Signs to look into, no proof; nobody else sees them.',
  },
  queue: { id: 'Antrean kerja', en: 'Work queue' },
  tabs: {
    label: { id: 'Keadaan', en: 'State' },
    open: { id: 'Perlu diperiksa', en: 'To look into' },
    handled: { id: 'Sudah diperiksa', en: 'Looked into' },
  },
  caption: { id: 'Dugaan kolusi', en: 'Signs of collusion' },
  bughunter: { id: 'Bughunter', en: 'Bughunter' },
  company: { id: 'Perusahaan', en: 'Company' },
  reasons: { id: 'Kesamaan', en: 'In common' },
  raised: { id: 'Ditandai', en: 'Raised' },
  found: { id: 'Hasil', en: 'Found' },
  kinds: {
    network: ({ who }: { who: string }) => ({ id: `Jaringan yang sama dengan ${who}`, en: `The same network as ${who}` }),
    device: ({ who }: { who: string }) => ({
      id: `Jaringan dan peramban yang sama dengan ${who}`,
      en: `The same network and browser as ${who}`,
    }),
    phone: () => ({ id: 'Nomor telepon perusahaan', en: 'The company’s phone number' }),
    account: () => ({
      id: 'Nomor telepon perusahaan sebagai dompet digital tujuan pembayaran',
      en: 'The company’s phone number as the e-wallet money goes to',
    }),
  },
  somebody: { id: 'orang perusahaan', en: 'a person of the company' },
  last: ({ at }: { at: string }) => ({ id: `terakhir ${at}`, en: `last ${at}` }),
  note: { id: 'Hasil pemeriksaan', en: 'What was found' },
  noteHint: { id: 'Minimal 20 karakter. Hanya tim yang membacanya.', en: 'At least 20 characters. Only the team reads it.' },
  handle: { id: 'Catat sudah diperiksa', en: 'Mark as looked into' },
  by: ({ who, at }: { who: string; at: string }) => ({ id: `${who}, ${at}`, en: `${who}, ${at}` }),
  empty: { id: 'Tidak ada tanda', en: 'No signs' },
  emptyText: {
    id: 'Setiap malam pasangan baru dicari; yang ditemukan muncul di sini.',
    en: 'New pairs are looked for every night; what is found stands here.',
  },
})
