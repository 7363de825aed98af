import { catalogue } from './catalogue.ts'

/** Names of the pages about the own account. */
export const profileTabWords = catalogue({
  label: { id: 'Halaman akun', en: 'Account pages' },
  tabs: {
    profile: { id: 'Profil', en: 'Profile' },
    curriculumVitae: { id: 'CV', en: 'CV' },
    reward: { id: 'Imbalan', en: 'Rewards' },
    certificates: { id: 'Sertifikat', en: 'Certificates' },
    articles: { id: 'Artikel', en: 'Articles' },
    company: { id: 'Data perusahaan', en: 'Company data' },
    npwp: { id: 'NPWP', en: 'NPWP' },
    password: { id: 'Kata sandi', en: 'Password' },
    email: { id: 'Email', en: 'Email' },
    security: { id: 'Keamanan', en: 'Security' },
    nda: { id: 'NDA', en: 'NDA' },
    notifications: { id: 'Pemberitahuan', en: 'Notifications' },
    standing: { id: 'Status', en: 'Standing' },
    data: { id: 'Data saya', en: 'My data' },
    leave: { id: 'Hapus akun', en: 'Delete account' },
  },
})
