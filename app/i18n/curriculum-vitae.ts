import { catalogue } from './catalogue.ts'

/** The curriculum vitae of a bughunter: its own page, and the public profile that shows it. */
export const curriculumVitaeWords = catalogue({
  title: { id: 'CV', en: 'CV' },
  subtitle: {
    id: 'Semua yang kamu tulis di sini tampil di profil publikmu.',
    en: 'Everything you write here appears on your public profile.',
  },
  publicProfile: { id: 'Lihat profil publik', en: 'View public profile' },
  complete: {
    title: { id: 'Yang dilihat perusahaan', en: 'What companies look at' },
    text: ({ done, all }: { done: number; all: number }) => ({ id: `${done} dari ${all} sudah terisi`, en: `${done} of ${all} filled in` }),
    all: {
      id: 'Lengkap. Perusahaan bisa mengenalmu dari profil ini sebelum mengundangmu ke program privat.',
      en: 'Complete. Companies can get to know you from this profile before they invite you to a private program.',
    },
    done: { id: 'sudah', en: 'done' },
    todo: { id: 'belum', en: 'missing' },
    steps: {
      about: { id: 'Cerita singkat tentang dirimu', en: 'A few words about yourself' },
      skills: { id: 'Sedikitnya tiga keahlian', en: 'At least three skills' },
      experience: { id: 'Pengalaman kerja atau pendidikan', en: 'Work experience or education' },
      proof: { id: 'Sertifikasi atau pelatihan', en: 'A certification or training' },
      place: { id: 'Kota tempat tinggal, di halaman Profil', en: 'The city you live in, on the Profile page' },
    },
  },
  self: {
    title: { id: 'Tentang dan keahlian', en: 'About and skills' },
    about: { id: 'Tentang kamu', en: 'About you' },
    aboutHint: { id: 'Markdown boleh dipakai. Maksimal 5.000 karakter.', en: 'Markdown is supported. At most 5,000 characters.' },
    skills: { id: 'Keahlian', en: 'Skills' },
    skillsHint: {
      id: 'Satu per baris, atau pisahkan dengan koma. Maksimal 40 keahlian, masing-masing 40 karakter.',
      en: 'One per line, or separated by commas. At most 40 skills of 40 characters each.',
    },
    skillsAdd: { id: 'Ketik keahlian, lalu tekan Enter', en: 'Type a skill, then press Enter' },
    skillsRemove: ({ skill }: { skill: string }) => ({ id: `Hapus ${skill}`, en: `Remove ${skill}` }),
    save: { id: 'Simpan', en: 'Save' },
  },
  kinds: {
    certification: { id: 'Sertifikasi', en: 'Certification' },
    work: { id: 'Pengalaman kerja', en: 'Work experience' },
    training: { id: 'Pelatihan', en: 'Training' },
    education: { id: 'Pendidikan formal', en: 'Formal education' },
  },
  empty: {
    certification: { id: 'Belum ada sertifikasi.', en: 'No certification yet.' },
    work: { id: 'Belum ada pengalaman kerja.', en: 'No work experience yet.' },
    training: { id: 'Belum ada pelatihan.', en: 'No training yet.' },
    education: { id: 'Belum ada pendidikan.', en: 'No education yet.' },
  },
  add: {
    certification: { id: 'Tambah sertifikasi', en: 'Add a certification' },
    work: { id: 'Tambah pengalaman kerja', en: 'Add work experience' },
    training: { id: 'Tambah pelatihan', en: 'Add training' },
    education: { id: 'Tambah pendidikan', en: 'Add education' },
  },
  edit: { id: 'Ubah', en: 'Edit' },
  editOf: ({ title }: { title: string }) => ({ id: `Ubah ${title}`, en: `Edit ${title}` }),
  save: { id: 'Simpan', en: 'Save' },
  cancel: { id: 'Batal', en: 'Cancel' },
  remove: { id: 'Hapus baris ini', en: 'Delete this entry' },
  removeConfirm: { id: 'Ya, hapus', en: 'Yes, delete it' },
  fields: {
    title: {
      certification: { id: 'Nama sertifikat', en: 'Name of the certificate' },
      work: { id: 'Posisi', en: 'Position' },
      training: { id: 'Nama pelatihan', en: 'Name of the training' },
      education: { id: 'Jenjang dan jurusan', en: 'Degree and subject' },
    },
    organisation: {
      certification: { id: 'Penerbit', en: 'Issuer' },
      work: { id: 'Perusahaan atau organisasi', en: 'Company or organisation' },
      training: { id: 'Penyelenggara', en: 'Organiser' },
      education: { id: 'Sekolah atau kampus', en: 'School or university' },
    },
    startedOn: {
      certification: { id: 'Bulan terbit', en: 'Issued' },
      work: { id: 'Mulai', en: 'Start' },
      training: { id: 'Mulai', en: 'Start' },
      education: { id: 'Mulai', en: 'Start' },
    },
    endedOn: {
      certification: { id: 'Berlaku sampai', en: 'Valid until' },
      work: { id: 'Selesai', en: 'End' },
      training: { id: 'Selesai', en: 'End' },
      education: { id: 'Selesai', en: 'End' },
    },
    place: { id: 'Tempat', en: 'Place' },
    current: { id: 'Ini posisi saya saat ini', en: 'This is my current position' },
    link: { id: 'Tautan', en: 'Link' },
    about: { id: 'Keterangan', en: 'Description' },
  },
  hints: {
    month: { id: 'Tahun dan bulan, misalnya 2024-05', en: 'Year and month, such as 2024-05' },
    endedOn: {
      certification: { id: 'Kosongkan kalau berlaku seterusnya', en: 'Leave empty if it does not expire' },
      work: { id: 'Kosongkan kalau masih bekerja di sini', en: 'Leave empty if you still work there' },
      training: { id: 'Boleh dikosongkan', en: 'May be left empty' },
      education: { id: 'Kosongkan kalau masih berjalan', en: 'Leave empty if it is not finished' },
    },
    link: { id: 'Alamat lengkap yang diawali http, https, atau ftp', en: 'The full address, starting with http, https or ftp' },
  },
  current: { id: 'Posisi saat ini', en: 'Current position' },
  period: ({ from, to }: { from: string; to: string }) => ({ id: `${from} – ${to}`, en: `${from} – ${to}` }),
  toPresent: { id: 'sekarang', en: 'present' },
  issued: ({ from }: { from: string }) => ({ id: `Terbit ${from}`, en: `Issued ${from}` }),
  validUntil: ({ from, to }: { from: string; to: string }) => ({
    id: `Terbit ${from}, berlaku sampai ${to}`,
    en: `Issued ${from}, valid until ${to}`,
  }),
})
