/** The chapters of the API's document. */
export const tags = {
  session: ['Sesi dan akses', 'Sessions and access'],
  security: ['Keamanan akun', 'Account security'],
  own: ['Akun dan data sendiri', 'Your account and data'],
  identity: ['Verifikasi identitas', 'Identity verification'],
  profile: ['Profil bughunter', 'Bughunter profile'],
  company: ['Perusahaan', 'Company'],
  members: ['Anggota perusahaan', 'Company members'],
  programs: ['Program', 'Programs'],
  agreements: ['Undangan dan perjanjian', 'Invitations and agreements'],
  reports: ['Laporan', 'Reports'],
  rewards: ['Imbalan dan poin', 'Rewards and points'],
  money: ['Saldo dan isi saldo', 'Balance and top-ups'],
  publications: ['Publikasi', 'Publications'],
  incidents: ['Insiden siber', 'Cyber incidents'],
  inquiries: ['Pesan dan lamaran', 'Messages and applications'],
  accounts: ['Akun dan sanksi', 'Accounts and sanctions'],
  dashboards: ['Dasbor', 'Dashboards'],
  notices: ['Pemberitahuan', 'Notifications'],
  payouts: ['Pencairan', 'Payouts'],
  challenges: ['Program tantangan', 'Challenge programs'],
} as const satisfies Record<string, readonly [id: string, en: string]>
export type Tag = keyof typeof tags
