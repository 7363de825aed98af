import { expect } from 'vitest'
import { memberStatus } from '#domain/company/member.ts'
import { programStatuses, rewardTypes, visibilities } from '#domain/program/program.ts'
import { rewardedBands } from '#domain/program/reward-grid.ts'

import { bandOf, bands, riskLevels } from '#kernel/risk-level.ts'
import type { Line } from '../line.ts'
import { calls, inputs, is, refuses, shownBy, shows } from '../proofs.ts'

const guards = 'test/attacks/guards.test.ts'
const roles = 'redirects %s to their home after sign-in, with the role cookie and login data'
const profile = '/:username people.reporter'
const writing = '/company/programs/create'
const bughunter = '/bughunter/profile'
const company = { intent: 'register', email: 'a@nusabank.test' }

export const fieldLines: Line[] = [
  [
    '3.1',
    'Cookie of login data: username, avatar, company_name, member_company_name',
    shownBy(guards, roles, 'username:', 'avatar:', 'company_name:', 'member_company_name:'),
  ],
  [
    '3.2',
    'Balance: balance, minimum_balance',
    calls(
      '/api/v1/company/account/balance',
      { as: 'owner' },
      { status: 200, data: { balance: expect.any(Number), minimum_balance: expect.any(Number) } },
    ),
  ],
  [
    '3.3',
    'Notification: shown with its message and colour for a time',
    shownBy(
      'test/journeys/layout.spec.ts',
      'a notification stays for 4500 ms: …',
      '.toast',
      'toBeVisible',
      'runFor',
    ),
  ],
  [
    '3.4',
    'Invitation: idHash, token, status in its address',
    shows(
      'other',
      '/bughunter/programs/invitation/:idHash/:token/:status invitation',
      'Undangan program | Program invitation',
      'value="accept"',
      'value="decline"',
    ),
  ],
  [
    '3.5',
    'Logout messages: the session was ended, the password was changed',
    shows('visitor', '/sign-in?done=session_over', 'telah berakhir. | Your session has ended.'),
    shows(
      'visitor',
      '/sign-in?done=password_changed_elsewhere',
      'Kata sandi diganti, silakan masuk lagi. | The password was changed.',
    ),
    shownBy(guards, 'has its own message for a password changed elsewhere'),
  ],
  [
    '3.6',
    'Login answers data.token and data.user',
    shownBy(
      'app/web/api/auth.test.ts',
      'returns to an API client a token and no cookie, and ends it',
      'data.user',
      'data.token',
    ),
  ],
  [
    '3.7',
    'Company sign-up: email, code, company name, phone, username, password twice, agreement',
    refuses(
      '/sign-up-company',
      company,
      ...inputs(
        'email',
        'code',
        'companyName',
        'phone',
        'username',
        'password',
        'confirmPassword',
        'agreement',
      ),
    ),
  ],
  [
    '3.8',
    'Bughunter sign-up: email, code, username, T-shirt size, password twice, agreement',
    refuses(
      '/sign-up-bughunter',
      { intent: 'register', email: 'a@b.test' },
      ...inputs('email', 'code', 'username', 'tshirtSize', 'password', 'confirmPassword', 'agreement'),
    ),
  ],
  [
    '3.9',
    'Contact: full name, company email, company name, phone, topic, title, message',
    shows(
      'visitor',
      '/contact-us',
      'name="fullName"',
      'Email perusahaan | Company email',
      ...inputs('email', 'companyName', 'phone', 'topic', 'title', 'message'),
    ),
  ],
  [
    '3.10',
    'Incident report: name, email, application name and domain, incident name, description, a file (PDF or image) if one likes',
    shows(
      'visitor',
      '/cyber-incident-report',
      ...inputs('name', 'email'),
      'Nama Aplikasi - Domain | Application Name - Domain',
      ...inputs('title', 'description'),
    ),
    shows(
      'visitor',
      '/cyber-incident-report',
      'accept="application/pdf,image/jpeg,image/png,image/webp"',
      'Tidak wajib. | Optional.',
    ),
    shownBy('app/web/api/public-forms.test.ts', 'an incident is reported by the API with a file, once'),
  ],
  [
    '3.11',
    'Executive download: name, email, job, position, company',
    shows(
      'visitor',
      '/publication/cyber-security-executive/:slug articles.executive',
      ...inputs('name', 'email', 'job', 'position', 'company'),
    ),
  ],
  [
    '3.12',
    'Program: money, other reward, money and other, points only',
    is('rewardTypes', rewardTypes, ['money', 'other', 'money_and_other', 'points']),
    shows('owner', writing, 'value="money_and_other"', 'value="points"'),
  ],
  [
    '3.13',
    'Program: a reward for each risk level',
    shows(
      'owner',
      writing,
      ...inputs('grid.low.least', 'grid.medium.least', 'grid.high.most', 'grid.critical.most'),
    ),
  ],
  [
    '3.14',
    'Program: public or private by invitation, valid until a date',
    is('visibilities', visibilities, ['public', 'private']),
    shows('owner', writing, 'name="visibility"'),
    shownBy(
      'app/domain/program/program-policy.test.ts',
      'shows public ones to all, private ones to the invited and the granted',
    ),
    shows('owner', writing, 'name="validUntil"'),
  ],
  [
    '3.15',
    'Vulnerability levels: Low, Medium, High, Critical',
    is('rewardedBands', rewardedBands, ['low', 'medium', 'high', 'critical']),
  ],
  [
    '3.16',
    'Profile: account status, member since, country',
    shows(
      'visitor',
      profile,
      'Terverifikasi | Verified',
      'Anggota sejak | Member since',
      'Negara | Country',
      'Indonesia',
    ),
  ],
  [
    '3.17',
    'Profile: programs with finds, in total, private, public',
    shows(
      'visitor',
      profile,
      'Program dengan temuan | Programs with finds',
      'Total',
      'Privat | Private',
      'Publik | Public',
    ),
  ],
  [
    '3.18',
    'Profile: vulnerabilities, risk value, average severity',
    shows(
      'visitor',
      profile,
      'Kerentanan | Vulnerabilities',
      'Nilai risiko | Risk value',
      'Rata-rata tingkat risiko | Average severity',
    ),
  ],
  [
    '3.19',
    'Profile: level and target type',
    shows('visitor', profile, 'Tingkat Perintis | Level Pioneer', 'Jenis target | Target types'),
  ],
  [
    '3.20',
    'Profile: certifications, skills, training, formal education, own articles',
    shownBy(
      'app/domain/account/curriculum-vitae/curriculum-vitae.test.ts',
      'grows, changes and shrinks, newest line first, readable by all users',
    ),
    shows(
      'visitor',
      profile,
      'Sertifikasi | Certification',
      'Keahlian | Skills',
      'Pelatihan | Training',
      'Pendidikan formal | Formal education',
      'Write-up | Write-ups',
    ),
  ],
  [
    '3.21',
    'Profile: work experience, the present position marked',
    shownBy(
      'app/domain/account/curriculum-vitae/curriculum-vitae.test.ts',
      'may be the current position, may run out later when it is a certificate, may end this very month',
    ),
  ],
  [
    '3.22',
    'Profile: about, and location or that it is not yet determined',
    shows('visitor', profile, 'Tentang | About', 'Lokasi belum ditentukan | Location not yet determined'),
  ],
  [
    '3.23',
    'Data of a person: name, identity document, password, birth date, email, mobile, address, NDA',
    shows(
      'unverified',
      bughunter,
      ...inputs('fullName', 'birthDate', 'address', 'phone'),
      'href="/bughunter/nda"',
      'href="/bughunter/profile/email"',
    ),
  ],
  [
    '3.24',
    'Data of an organisation: name, password, email, mobile, address, signed contract, NDA',
    shows(
      'owner',
      '/company/profile',
      'href="/company/contract"',
      'href="/company/profile/edit-password"',
      'href="/company/profile/email"',
    ),
    shows('owner', '/company/profile/edit-personal', ...inputs('name', 'phone', 'address')),
    shownBy(
      'app/domain/company/contract/sign-contract.test.ts',
      'stores text, signer and names, and waits for the platform team',
    ),
    shows(
      'hello',
      '/hello/contracts/:id contracts.ours',
      'PERJANJIAN KERAHASIAAN | CONFIDENTIALITY AGREEMENT',
    ),
  ],
  [
    '3.25',
    'Report status 1 to 3, vulnerability status 0 to 2',
    shownBy(
      'app/domain/report/report-lifecycle.test.ts',
      'report status of %s is %s',
      "['submitted', 1]",
      "['valid', 2]",
      "['closed', 3]",
    ),
    shownBy(
      'app/domain/report/report-lifecycle.test.ts',
      'vulnerability status of %s is %i',
      "['open', 0]",
      "['fixing', 1]",
      "['fixed', 2]",
    ),
  ],
  [
    '3.26',
    'Risk level 0 to 13, or none',
    is('riskLevels', [riskLevels, bandOf(null)], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 'others']),
  ],
  [
    '3.27',
    'Member status 1 and 2',
    is('memberStatus', memberStatus, { invited: 1, active: 2, deactivated: 3 }),
  ],
  [
    '3.28',
    'Program styles rejected, accepted, review, ended',
    is(
      'programStatuses',
      ['rejected', 'accepted', 'review', 'ended'].filter((one) => !programStatuses.includes(one as never)),
      [],
    ),
  ],
  [
    '3.29',
    'Severities critical, high, medium, low, informational, others',
    is('bands', [...bands, bandOf(null)], ['informational', 'low', 'medium', 'high', 'critical', 'others']),
  ],
]
