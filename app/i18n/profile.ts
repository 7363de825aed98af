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
    contract: { id: 'Kontrak', en: 'Contract' },
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

type Named = { name: string; brand: string }
type Described = Named & { points: number; vulnerabilities: number }

/** The public profile of a bughunter. */
export const profileWords = catalogue({
  title: { id: 'Profil bughunter', en: 'Bughunter profile' },
  described: ({ name, brand, points, vulnerabilities }: Described) => ({
    id: `${name}, bughunter di ${brand}: ${points} poin dari ${vulnerabilities} kerentanan yang terbukti.`,
    en: `${name}, bughunter at ${brand}: ${points} points from ${vulnerabilities} proven ${vulnerabilities === 1 ? 'vulnerability' : 'vulnerabilities'}.`,
  }),
  describedPlain: ({ name, brand }: Named) => ({ id: `${name}, bughunter di ${brand}.`, en: `${name}, bughunter at ${brand}.` }),
  statuses: {
    0: { id: 'Sedang diperiksa', en: 'In Review' },
    1: { id: 'Terverifikasi', en: 'Verified' },
    2: { id: 'Perlu perbaikan', en: 'Needs correction' },
    3: { id: 'Ditangguhkan', en: 'Suspended' },
    4: { id: 'Ditolak', en: 'Denied' },
  },
  memberSince: ({ date }: { date: string }) => ({ id: `Anggota sejak ${date}`, en: `Member since ${date}` }),
  country: { id: 'Negara', en: 'Country' },
  locationUnknown: { id: 'Lokasi belum ditentukan', en: 'Location not yet determined' },
  location: { id: 'Lokasi', en: 'Location' },
  rank: { id: 'Peringkat', en: 'Rank' },
  noRank: { id: 'Tidak ada di papan peringkat', en: 'Not on the leaderboard' },
  notShown: { id: 'Tidak ditampilkan', en: 'Not shown' },
  rankHint: { id: 'Seluruh waktu', en: 'All time' },
  points: { id: 'Poin', en: 'Points' },
  levelIs: ({ level }: { level: string }) => ({ id: `Tingkat ${level}`, en: `Level ${level}` }),
  programs: { id: 'Program dengan temuan', en: 'Programs with finds' },
  programsTotal: { id: 'Total', en: 'Total' },
  programsPrivate: { id: 'Privat', en: 'Private' },
  programsPublic: { id: 'Publik', en: 'Public' },
  targetTypes: { id: 'Jenis target', en: 'Target types' },
  targetTypesEmpty: { id: 'Belum ada temuan valid.', en: 'No valid find yet.' },
  performance: { id: 'Kinerja', en: 'Performance' },
  vulnerabilities: { id: 'Kerentanan', en: 'Vulnerabilities' },
  vulnerabilitiesHint: { id: 'Laporan valid', en: 'Valid reports' },
  riskValue: { id: 'Nilai risiko', en: 'Risk value' },
  riskValueHint: { id: 'Jumlah tingkat risiko 0–13', en: 'Sum of the risk levels 0–13' },
  averageSeverity: { id: 'Rata-rata tingkat risiko', en: 'Average severity' },
  averageHint: { id: 'Dari laporan valid', en: 'Of valid reports' },
  about: { id: 'Tentang', en: 'About' },
  aboutEmpty: { id: 'Belum ada cerita.', en: 'Nothing told yet.' },
  skills: { id: 'Keahlian', en: 'Skills' },
  skillsEmpty: { id: 'Belum diisi.', en: 'Not filled in yet.' },
  writeUps: { id: 'Write-up', en: 'Write-ups' },
  writeUpsEmpty: { id: 'Belum ada write-up yang diterbitkan.', en: 'No write-up published yet.' },
})
