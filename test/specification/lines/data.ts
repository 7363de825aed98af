import { memberStatus } from '#domain/company/member.ts'
import { programStatuses } from '#domain/program/program.ts'
import { bandOf, bands, riskLevels } from '#kernel/risk-level.ts'
import type { Line } from '../line.ts'
import { inputs, is, shownBy, shows } from '../proofs.ts'

const profile = '/:username people.reporter'
const bughunter = '/bughunter/profile'

/** What is known of people and companies, and the codes of their states. */
export const dataLines: Line[] = [
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
