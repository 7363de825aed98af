import { catalogue } from './catalogue.ts'

/** The page between us and an address that somebody wrote into a report or a profile. */
export const externalWords = catalogue({
  id: {
    title: 'Keluar dari situs ini',
    intro:
      'Tautan ini ditulis oleh pengguna dan menuju situs di luar kendali kami. Periksa alamatnya dulu; halaman ini tidak akan meneruskan Anda secara otomatis.',
    host: 'Situs tujuan',
    readable: 'Terbaca sebagai',
    scheme: 'Sambungan',
    schemes: { https: 'https, terenkripsi', http: 'http, tidak terenkripsi' },
    whole: 'Alamat lengkap',
    homograph:
      'Nama situs ini memakai huruf di luar abjad Latin biasa. Huruf yang mirip dapat dipakai untuk meniru situs lain.',
    disguised:
      'Alamat ini menaruh nama di depan tanda @ agar tampak seperti situs lain. Nama itu sudah kami buang dari tombol di bawah.',
    plain: 'Sambungan ke situs ini tidak terenkripsi: isinya dapat dibaca dan diubah di jalan.',
    go: ({ host }: { host: string }) => `Lanjut ke ${host}`,
    stay: 'Ke beranda',
  },
  en: {
    title: 'Leaving this site',
    intro:
      'A user wrote this link. It leads to a site we do not control. Check its address first; this page never forwards you by itself.',
    host: 'Site it leads to',
    readable: 'Reads as',
    scheme: 'Connection',
    schemes: { https: 'https, encrypted', http: 'http, not encrypted' },
    whole: 'Whole address',
    homograph:
      'The name of this site uses letters beyond the plain Latin alphabet. Letters that look alike can imitate another site.',
    disguised:
      'This address puts a name before an @ to look like another site. The button below goes without that name.',
    plain: 'The connection to this site is not encrypted: others can read and change it on the way.',
    go: ({ host }: { host: string }) => `Go on to ${host}`,
    stay: 'To the homepage',
  },
})
