import { catalogue } from './catalogue.ts'

/** Names of the pages one can go to, for the public menu, the footer and the sidebars. */
export const navigationWords = catalogue({
  waiting: {
    count: ({ count }: { count: string }) => ({ id: `, ${count} menunggu`, en: `, ${count} waiting` }),
    work: ({ mine, nobody }: { mine: string; nobody: string }) => ({
      id: `, ${mine} milik saya dan ${nobody} belum diambil`,
      en: `, ${mine} of mine and ${nobody} not taken`,
    }),
  },
  groups: {
    product: { id: 'Produk', en: 'Product' },
    program: { id: 'Program', en: 'Program' },
    publication: { id: 'Publikasi', en: 'Publication' },
    about: { id: 'Tentang', en: 'About' },
  },
  links: {
    forCompanies: {
      label: { id: 'Untuk perusahaan', en: 'For companies' },
      hint: { id: 'Undang peneliti menguji sistem perusahaan', en: 'Invite researchers to test your systems' },
    },
    bugBountyProgram: {
      label: { id: 'Program bug bounty', en: 'Bug bounty program' },
      hint: { id: 'Bayar per celah yang terbukti', en: 'Pay per proven flaw' },
    },
    challengeProgram: {
      label: { id: 'Program challenge', en: 'Challenge program' },
      hint: { id: 'Uji bersama dalam hitungan hari', en: 'Test together in a matter of days' },
    },
    vulnerabilityManagement: {
      label: { id: 'Pengelolaan kerentanan', en: 'Vulnerability management' },
      hint: { id: 'Pintu resmi untuk melapor, tanpa imbalan uang', en: 'An official door to report, without cash rewards' },
    },
    bugFixing: {
      label: { id: 'Perbaikan dan layanan', en: 'Fixing and services' },
      hint: { id: 'Perbaikan, asesmen, pelatihan', en: 'Fixes, assessments, training' },
    },
    forBughunters: {
      label: { id: 'Untuk bughunter', en: 'For bughunters' },
      hint: { id: 'Temukan celah, dapatkan imbalan', en: 'Find flaws, earn rewards' },
    },
    programs: {
      label: { id: 'Semua program', en: 'All programs' },
      hint: { id: 'Program yang sedang menerima laporan', en: 'Programs that take reports now' },
    },
    leaderboard: {
      label: { id: 'Papan peringkat', en: 'Leaderboard' },
      hint: { id: 'Bughunter dengan poin tertinggi', en: 'Bughunters with the most points' },
    },
    activity: { label: { id: 'Activity', en: 'Activity' }, hint: { id: 'Kabar dan kegiatan kami', en: 'News of what we do' } },
    securityAwareness: {
      label: { id: 'Security Awareness', en: 'Security Awareness' },
      hint: { id: 'Pengetahuan keamanan untuk semua', en: 'Security knowledge for everyone' },
    },
    executive: {
      label: { id: 'Cyber Security Executive', en: 'Cyber Security Executive' },
      hint: { id: 'Laporan PDF untuk pimpinan', en: 'PDF reports for leaders' },
    },
    writeUps: {
      label: { id: 'Write-up bughunter', en: 'Bughunter Write-Ups' },
      hint: { id: 'Ringkasan temuan yang sudah diperbaiki', en: 'Finds that have been fixed, told by who found them' },
    },
    aboutUs: {
      label: { id: 'Tentang kami', en: 'About us' },
      hint: { id: 'Mengapa kami ada, penghargaan, tim', en: 'Why we exist, awards, team' },
    },
    bugBounty: {
      label: { id: 'Apa itu bug bounty', en: 'What a bug bounty is' },
      hint: { id: 'Penjelasan singkat untuk kedua pihak', en: 'In short, for both sides' },
    },
    questions: {
      label: { id: 'Pertanyaan umum', en: 'Questions' },
      hint: { id: 'Jawaban yang dapat dicari', en: 'Answers you can search' },
    },
    contact: {
      label: { id: 'Hubungi kami', en: 'Contact us' },
      hint: { id: 'Kantor Bandung dan alamat dukungan', en: 'Bandung office and support addresses' },
    },
    incidentReport: {
      label: { id: 'Laporan insiden siber', en: 'Cyber incident report' },
      hint: { id: 'Tanpa biaya, dengan panduan jam pertama', en: 'Free, with guidance for the first hour' },
    },
    career: { label: { id: 'Karier', en: 'Career' }, hint: { id: 'Bekerja dan magang bersama kami', en: 'Work and internships with us' } },
  },
  places: {
    dashboard: { id: 'Dasbor', en: 'Dashboard' },
    program: { id: 'Program', en: 'Program' },
    hacktivity: { id: 'Hacktivity', en: 'Hacktivity' },
    leaderboard: { id: 'Papan peringkat', en: 'Leaderboard' },
    selfManaged: { id: 'Dikelola sendiri', en: 'Self Managed' },
    report: { id: 'Laporan', en: 'Report' },
    team: { id: 'Anggota tim', en: 'Team Members' },
    memberList: { id: 'Daftar anggota', en: 'Member List' },
    userLog: { id: 'Log pengguna', en: 'User Log' },
    license: { id: 'Lisensi', en: 'License' },
    security: { id: 'Keamanan', en: 'Security' },
    queues: { id: 'Antrean', en: 'Queues' },
    workQueue: { id: 'Semua antrean', en: 'All queues' },
    verification: { id: 'Verifikasi', en: 'Verification' },
    appeals: { id: 'Keberatan', en: 'Appeals' },
    recovery: { id: 'Pemulihan akun', en: 'Account recovery' },
    accounts: { id: 'Akun', en: 'Accounts' },
    allAccounts: { id: 'Semua akun', en: 'All accounts' },
    auditLog: { id: 'Log audit', en: 'Audit log' },
    settings: { id: 'Pengaturan', en: 'Settings' },
    jobs: { id: 'Email dan tugas', en: 'Mail and jobs' },
    topUps: { id: 'Isi saldo', en: 'Top-ups' },
    collusion: { id: 'Dugaan kolusi', en: 'Signs of collusion' },
    payouts: { id: 'Pembayaran', en: 'Payouts' },
    refunds: { id: 'Pengembalian saldo', en: 'Refunds' },
    contracts: { id: 'Kontrak', en: 'Contracts' },
    npwp: { id: 'NPWP', en: 'NPWP' },
    inquiries: { id: 'Pesan masuk', en: 'Inquiries' },
    publications: { id: 'Publikasi', en: 'Publications' },
    articles: { id: 'Artikel', en: 'Articles' },
    downloads: { id: 'Peminta laporan', en: 'Report requests' },
    announcements: { id: 'Pengumuman', en: 'Announcements' },
    incidents: { id: 'Insiden siber', en: 'Cyber incidents' },
    assets: { id: 'Aset', en: 'Assets' },
  },
  managedBy: ({ brand, product }: { brand: string; product: string }) => ({ id: `Dikelola ${brand}`, en: `Managed by ${product}` }),
  signUpCompany: { id: 'Daftar sebagai perusahaan', en: 'Sign up as a company' },
  signUpBughunter: { id: 'Daftar sebagai bughunter', en: 'Sign up as a bughunter' },
})
