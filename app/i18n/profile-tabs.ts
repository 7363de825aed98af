import { catalogue } from './catalogue.ts'

/** Names of the pages about the own account. */
export const profileTabWords = catalogue({
  id: {
    label: 'Halaman akun',
    tabs: {
      profile: 'Profil',
      curriculumVitae: 'CV',
      reward: 'Imbalan',
      certificates: 'Sertifikat',
      articles: 'Artikel',
      company: 'Data perusahaan',
      npwp: 'NPWP',
      password: 'Kata sandi',
      email: 'Email',
      security: 'Keamanan',
      nda: 'NDA',
      notifications: 'Pemberitahuan',
      standing: 'Status',
      data: 'Data saya',
      leave: 'Hapus akun',
    },
  },
  en: {
    label: 'Account pages',
    tabs: {
      profile: 'Profile',
      curriculumVitae: 'CV',
      reward: 'Rewards',
      certificates: 'Certificates',
      articles: 'Articles',
      company: 'Company data',
      npwp: 'NPWP',
      password: 'Password',
      email: 'Email',
      security: 'Security',
      nda: 'NDA',
      notifications: 'Notifications',
      standing: 'Standing',
      data: 'My data',
      leave: 'Delete account',
    },
  },
})
