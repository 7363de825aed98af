import { boardPeriods } from '#domain/reward/board-period.ts'
import type { Line } from '../line.ts'
import { inputs, is, opens, shownBy, shows } from '../proofs.ts'

const program = '/programs/:id programs.open'
const profile = '/:username people.reporter'
const article = '/publication/activity/:slug articles.activity'
const recovery = 'test/journeys/recovery.spec.ts'

/** What the screens hold. */
export const screenLines: Line[] = [
  [
    '2.100',
    'Landing page: what the platform is, and the way in',
    shows(
      'visitor',
      '/',
      'Platform keamanan siber crowdsourced #1 di Indonesia | The #1 crowdsourced cyber security platform in Indonesia',
      'href="/sign-up"',
      'href="/programs"',
    ),
  ],
  [
    '2.101',
    'Sign-up chooser: company or bughunter',
    shows('visitor', '/sign-up', 'href="/sign-up-company"', 'href="/sign-up-bughunter"'),
  ],
  [
    '2.102',
    'Company sign-up',
    shows('visitor', '/sign-up-company', 'Daftar sebagai perusahaan | Sign up as a company', 'name="email"'),
  ],
  [
    '2.103',
    'Bughunter sign-up',
    shows(
      'visitor',
      '/sign-up-bughunter',
      'Daftar sebagai bughunter | Sign up as a bughunter',
      'name="email"',
    ),
  ],
  [
    '2.104',
    'Sign-in',
    shows(
      'visitor',
      '/sign-in',
      ...inputs('identifier', 'password'),
      'href="/forgot-password"',
      'href="/sign-up"',
    ),
  ],
  [
    '2.105',
    'Forgot password',
    shows('visitor', '/forgot-password', 'Lupa kata sandi | Forgot password', 'name="identifier"'),
  ],
  [
    '2.106',
    'Reset password',
    opens('reset_password', 'Atur ulang kata sandi | Reset password', 'name="confirmPassword"'),
  ],
  [
    '2.107',
    'Create password',
    opens('create_password', 'Buat kata sandi | Create password', 'name="confirmPassword"'),
  ],
  [
    '2.108',
    'Company member verification',
    opens('member_verification', 'Nusa Bank', ...inputs('username', 'agreement')),
  ],
  [
    '2.109',
    'Program list with the reward per vulnerability',
    shows('visitor', '/programs', 'Per kerentanan | Per vulnerability', 'Rp500.000 – Rp75.000.000'),
  ],
  [
    '2.110',
    'Program: description, reward, risk level',
    shows(
      'visitor',
      program,
      'Deskripsi | Description',
      'Kami mengundang bughunter menguji aplikasi perbankan kami.',
      'Imbalan | Reward',
      'Rp15.000.000 – Rp75.000.000',
      'Tingkat risiko | Risk level',
      'Kritis | Critical',
    ),
  ],
  [
    '2.111',
    'Program: application domain, type of application',
    shows(
      'visitor',
      program,
      'Domain aplikasi | Application domain',
      'https://app.nusabank.test',
      'Jenis aplikasi | Type of application',
      'Web',
    ),
  ],
  [
    '2.112',
    'Program: out-of-scope list',
    shows(
      'visitor',
      program,
      'Di luar ruang lingkup | Out of scope',
      'Serangan yang membuat layanan tidak tersedia',
    ),
  ],
  [
    '2.113',
    'Program: incoming reports, total valid reports, days left',
    shows(
      'visitor',
      program,
      'Laporan masuk | Incoming reports',
      'Total laporan valid | Total valid reports',
      'Sisa hari | Days left',
    ),
  ],
  [
    '2.114',
    'Program: publication rules',
    shows(
      'visitor',
      program,
      'Aturan publikasi | Publication rules',
      'Boleh diceritakan setelah diperbaiki dan ditutup.',
    ),
  ],
  [
    '2.115',
    'Program: button to submit a report',
    shows('visitor', program, 'Kirim laporan | Submit report'),
    shows('reporter', '/bughunter/programs/detail/:id programs.open', 'Kirim laporan | Submit report'),
  ],
  [
    '2.116',
    'Public profile: status, counts, performance, certification, skills, experience, training, education, articles',
    shows(
      'visitor',
      profile,
      'Terverifikasi | Verified',
      'Program dengan temuan | Programs with finds',
      'Kinerja | Performance',
      'Sertifikasi | Certification',
      'Keahlian | Skills',
      'Pengalaman kerja | Work experience',
      'Pelatihan | Training',
      'Pendidikan formal | Formal education',
      "Artikel bughunter | Bughunter's article",
    ),
  ],
  [
    '2.117',
    'Leaderboard: filters by year with points, December and all',
    is('boardPeriods', boardPeriods([2019, 2020]), ['all', 'month', 'december', '2020', '2019']),
    shows('visitor', '/leaderboard', 'Semua | All', 'Desember | December', '2026'),
  ],
  [
    '2.118',
    'Leaderboard: rank, name, points, total vulnerabilities',
    shows(
      'visitor',
      '/leaderboard',
      'Peringkat | Rank',
      'Nama | Name',
      'Poin | Points',
      'Total kerentanan | Total vulnerabilities',
    ),
  ],
  [
    '2.119',
    'Contact: office in Bandung, mailboxes for business and for bughunters',
    shows('visitor', '/contact-us', 'Bandung, Jawa Barat | Bandung, West Java'),
    shows('visitor', '/contact-us', 'href="mailto:business@', 'href="mailto:bughunter-support@'),
  ],
  [
    '2.120',
    'Cyber incident report',
    shows('visitor', '/cyber-incident-report', 'Formulir laporan | Report form'),
  ],
  [
    '2.121',
    'Frequently asked questions',
    shows(
      'visitor',
      '/frequently-asked-question',
      'Pertanyaan umum | Frequently asked questions',
      'name="q"',
    ),
    shownBy(
      'app/web/parts/reading/faq-search.test.ts',
      'are at least 24 in five groups, each with an anchor of its own',
    ),
  ],
  [
    '2.122',
    'Terms and conditions, privacy policy',
    shows('visitor', '/term-and-condition', 'Syarat & Ketentuan | Terms & Conditions'),
    shows('visitor', '/privacy-policy', 'Kebijakan Privasi | Privacy Policy'),
  ],
  [
    '2.123',
    'About us: about, awards, team',
    shows(
      'visitor',
      '/about-us',
      'href="/about-us#about"',
      'href="/about-us#awards"',
      'href="/about-us#team"',
      'Penghargaan | Awards',
      'Tim triase | Triage team',
    ),
  ],
  [
    '2.124',
    'Career and internship with a button to join',
    shows(
      'visitor',
      '/career',
      'href="/career/apply"',
      'Bergabung | Join us',
      'Daftar magang | Apply for an internship',
    ),
  ],
  [
    '2.125',
    'Publications hub with a tab for each kind',
    shows(
      'visitor',
      '/publication',
      'href="/publication/activity"',
      'href="/publication/security-awareness"',
      'href="/publication/cyber-security-executive"',
      'href="/publication/bughunter-write-ups"',
    ),
  ],
  [
    '2.126',
    'Each kind of publication has a list and a page',
    shows('visitor', '/publication/activity', 'href="/publication/activity/kegiatan'),
    shows('visitor', '/publication/security-awareness', 'href="/publication/security-awareness/awareness'),
    shows(
      'visitor',
      '/publication/cyber-security-executive',
      'href="/publication/cyber-security-executive/laporan',
    ),
    shows('visitor', '/publication/bughunter-write-ups', 'href="/write-ups/'),
  ],
  [
    '2.127',
    'The page of a publication has a part to share it',
    shows('visitor', article, 'Bagikan | Share', 'Salin tautan | Copy the link'),
  ],
  [
    '2.128',
    'Write-ups are searched by topic',
    shows('visitor', '/publication/bughunter-write-ups', ...inputs('topic', 'q')),
    shownBy(
      'test/pages/publications.test.ts',
      'shows own articles beside write-ups, by topic, and on the profile of their author',
      'topic=api',
    ),
  ],
  [
    '2.129',
    'Cyber Security Executive has a form to download',
    shows(
      'visitor',
      '/publication/cyber-security-executive/:slug articles.executive',
      ...inputs('job', 'position'),
      'value="download"',
    ),
  ],
  [
    '2.130',
    'Two-factor reset: request, done, back to sign-in',
    shows('visitor', '/verify/forgot-totp', 'name="identifier"', 'Kirim tautan | Send the link'),
    shownBy(
      recovery,
      'a bughunter without the phone resets the authenticator after a day, in …',
      'words.factor.confirmTitle',
      'words.factor.heldTitle',
    ),
    shows('visitor', '/verify/forgot-totp', 'Kembali ke halaman masuk | Back to sign in', 'href="/sign-in"'),
  ],
]
