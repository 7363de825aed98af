import { catalogue } from './catalogue.ts'

/** The page between us and an address that a person wrote into a report or a profile. */
export const externalWords = catalogue({
  title: { id: 'Keluar dari situs ini', en: 'Leaving this site' },
  intro: {
    id: 'Tautan ini ditulis oleh pengguna dan menuju situs di luar kendali kami. Periksa alamatnya dulu; halaman ini tidak akan meneruskan Anda secara otomatis.',
    en: 'A user wrote this link. It leads to a site we do not control. Check its address first; this page never forwards you by itself.',
  },
  host: { id: 'Situs tujuan', en: 'Site it leads to' },
  readable: { id: 'Terbaca sebagai', en: 'Reads as' },
  scheme: { id: 'Sambungan', en: 'Connection' },
  schemes: {
    https: { id: 'https, terenkripsi', en: 'https, encrypted' },
    http: { id: 'http, tidak terenkripsi', en: 'http, not encrypted' },
  },
  whole: { id: 'Alamat lengkap', en: 'Whole address' },
  homograph: {
    id: 'Nama situs ini memakai huruf di luar abjad Latin biasa. Huruf yang mirip dapat dipakai untuk meniru situs lain.',
    en: 'The name of this site uses letters beyond the plain Latin alphabet. Letters that look alike can imitate another site.',
  },
  disguised: {
    id: 'Alamat ini menaruh nama di depan tanda @ agar tampak seperti situs lain. Nama itu sudah kami buang dari tombol di bawah.',
    en: 'This address puts a name before an @ to look like another site. The button below goes without that name.',
  },
  plain: {
    id: 'Sambungan ke situs ini tidak terenkripsi: isinya dapat dibaca dan diubah di jalan.',
    en: 'The connection to this site is not encrypted: others can read and change it on the way.',
  },
  go: ({ host }: { host: string }) => ({ id: `Lanjut ke ${host}`, en: `Go on to ${host}` }),
  stay: { id: 'Ke beranda', en: 'To the homepage' },
})
