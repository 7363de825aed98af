import { catalogue } from './catalogue.ts'

/** The picture of an account, in its settings. `own` of a person, `company` of an owner. */
export const pictureWords = catalogue({
  title: {
    bughunter: { id: 'Foto profil', en: 'Profile picture' },
    company: { id: 'Logo perusahaan', en: 'Company logo' },
    hello: { id: 'Foto profil', en: 'Profile picture' },
  },
  where: {
    bughunter: {
      id: 'Tampil di profil publik, papan peringkat, dan komentarmu. Kalau profilmu ditutup, orang lain hanya melihat inisial.',
      en: 'Shown on your public profile, the leaderboard and beside your comments. While your profile is closed, others see initials only.',
    },
    company: {
      id: 'Tampil di daftar dan halaman program, serta di samping komentar orang perusahaan Anda.',
      en: 'Shown in the list and the pages of programs, and beside comments of your people.',
    },
    hello: {
      id: 'Tampil di samping komentar Anda bagi yang boleh membaca nama Anda.',
      en: 'Shown beside your comments to those who may read your name.',
    },
  },
  picture: { id: 'Berkas gambar', en: 'Picture file' },
  hint: {
    id: 'JPG, PNG, atau WebP di bawah 5 MB. Dipotong persegi dari tengah; data lokasi dan kamera dihapus.',
    en: 'JPG, PNG or WebP below 5 MB. Cut square from the centre; data on place and camera are removed.',
  },
  set: { id: 'Pasang gambar', en: 'Set the picture' },
  replace: { id: 'Ganti gambar', en: 'Replace the picture' },
  remove: { id: 'Hapus gambar', en: 'Remove the picture' },
})
