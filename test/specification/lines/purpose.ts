import { submitIdentityInput } from '#domain/account/identity/verification-input.ts'
import { denialReasons, identityImages } from '#domain/account/identity.ts'
import { plans } from '#domain/company/plan.ts'
import { programKinds, rewardTypes } from '#domain/program/program.ts'
import { verificationWords } from '#i18n/verification.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import type { Line } from '../line.ts'
import { frames, inputs, is, opens, shownBy, shows } from '../proofs.ts'

const services = '/vulnerability-bug-fixing'
const company = 'app/domain/company'
const report = 'app/domain/report'

/** Who uses the product, what it offers, and how a report runs. */
export const purposeLines: Line[] = [
  [
    '1.1',
    'Indonesian first, English beside it',
    is('defaultLocale', [defaultLocale, ...locales], ['id', 'id', 'en']),
  ],
  [
    '1.2',
    'Companies run programs',
    shownBy(
      'app/domain/program/editing/move-program.test.ts',
      'goes live through review, pauses, goes on and ends',
    ),
  ],
  [
    '1.3',
    'A company registers with an address of its own, not of a free mail provider',
    shownBy(`${company}/sign-up.test.ts`, 'refuses free mail providers for companies'),
    shows(
      'visitor',
      '/sign-up-company',
      'Alamat di domain perusahaan Anda, bukan penyedia email gratis | An address at your company’s domain, not at a free mail provider',
    ),
  ],
  ['1.4', 'Plans of companies: one free, others paid', is('plans', plans, ['free', 'pro', 'enterprise'])],
  [
    '1.5',
    'Members of a company verify themselves through a mailed link, and may be managed by its admin',
    opens('member_verification', 'Nusa Bank'),
    shownBy(`${company}/members.test.ts`, 'makes an account without a password, once', 'create_password'),
    shownBy(`${company}/members.test.ts`, 'is allowed only for people who manage members'),
  ],
  [
    '1.6',
    'Bughunters test programs and report for reward and reputation',
    shownBy(
      'test/journeys/main.spec.ts',
      'in Indonesian, with every mail',
      'and sends a report',
      'rates and rewards it',
    ),
  ],
  [
    '1.7',
    'Bughunters are Indonesian, wherever they live',
    is('denialReasons', denialReasons.includes('not_indonesian'), true),
    is('verificationWords', verificationWords.en.reasons.not_indonesian, 'Not an Indonesian citizen'),
    shownBy('test/journeys/english.spec.ts', 'a bughunter abroad reads, signs up and signs in in English'),
    shownBy('test/attacks/codes.test.ts', 'sends texts to mobile telephones of any country'),
  ],
  ['1.8', 'Registration is free for bughunters', shows('visitor', '/sign-up', 'Gratis | Free of charge')],
  [
    '1.9',
    'Verified identity comes before joining a program',
    shownBy(
      'app/domain/program/agreement/agree-to-program.test.ts',
      'names the step that is missing',
      'account_unverified',
    ),
  ],
  [
    '1.10',
    'Verification: the email address and the mobile number, each by a code',
    shownBy(
      `${company}/sign-up.test.ts`,
      'makes no account before the code is proved, and then a bughunter who can sign in',
    ),
    shownBy(
      'app/domain/account/identity/verification.test.ts',
      'needs personal data, a phone and the agreement before documents',
      'phone',
    ),
    shows('unverified', '/bughunter/profile', 'Nomor ponsel | Mobile number'),
  ],
  [
    '1.11',
    'Verification: two of identity card, passport, driving licence and family card, with a selfie',
    is('identityImages', identityImages, ['ktp', 'passport', 'sim', 'kk', 'selfie']),
    is(
      'submitIdentityInput',
      Object.keys(submitIdentityInput.shape).filter((name) => /File|selfie/.test(name)),
      ['firstFile', 'secondFile', 'selfie'],
    ),
  ],
  [
    '1.12',
    'The platform team verifies and validates reports',
    shownBy(`${report}/report-use-cases.test.ts`, 'starts the review, and later only changes the assignee'),
    shows('hello', '/hello/reports/detail/:hash/:id reports.reviewed', 'Nyatakan valid | Accept as valid'),
  ],
  [
    '1.13',
    'The platform team can read every report',
    shows('hello', '/hello/reports/detail/:hash/:id reports.sent', 'KANARI MEGA'),
    shows('hello', '/hello/reports/detail/:hash/:id reports.valid', 'KANARI LURIK'),
  ],
  [
    '1.14',
    'The platform team may suspend or end an account and its access at once',
    shownBy(
      'app/domain/account/status/account-status.test.ts',
      'suspends for a time, notifies, and ends with the time; ended twice at once, it ends once',
    ),
    shownBy(
      'test/attacks/sessions.test.ts',
      'is effective when the account ends, even if no code ended its sessions',
    ),
  ],
  [
    '1.15',
    'Visitors read the public pages',
    frames('visitor', '/programs', 'href="/sign-in"', 'href="/sign-up"'),
  ],
  [
    '1.16',
    'Offer: bug bounty program',
    is('programKinds', programKinds.includes('bug_bounty'), true),
    shows('visitor', '/bug-bounty-program', 'Program bug bounty | Bug bounty program'),
  ],
  [
    '1.17',
    'Offer: challenge program',
    is('programKinds', programKinds.includes('challenge'), true),
    shows('visitor', '/challenge-program', 'Program challenge | Challenge program'),
  ],
  [
    '1.18',
    'Offer: vulnerability management',
    is('programKinds', programKinds.includes('vulnerability_management'), true),
    shows(
      'visitor',
      '/vulnerability-management-program',
      'Pengelolaan kerentanan | Vulnerability management',
    ),
  ],
  [
    '1.19',
    'Offer: vulnerability bug fixing',
    shows(
      'visitor',
      services,
      'Perbaikan celah | Vulnerability bug fixing',
      'href="/contact-us?topic=business"',
    ),
  ],
  [
    '1.20',
    'Offer: automated security testing',
    shows('visitor', services, 'Pengujian keamanan otomatis | Automated security testing'),
  ],
  [
    '1.21',
    'Offer: cloud automated testing',
    shows('visitor', services, 'Pengujian otomatis untuk cloud | Cloud automated testing'),
  ],
  [
    '1.22',
    'Offer: security assessment',
    shows('visitor', services, 'Asesmen keamanan | Security assessment'),
  ],
  [
    '1.23',
    'Offer: cyber security training',
    shows('visitor', services, 'Pelatihan keamanan siber | Cyber security training'),
  ],
  [
    '1.24',
    'Offer: internship program',
    shows('visitor', '/career', 'Program magang | Internship program', 'href="/career/apply?for=internship"'),
  ],
  [
    '1.25',
    'Offer: free form for cyber incidents',
    shows('visitor', '/cyber-incident-report', 'Tanpa biaya | Free of charge'),
  ],
  [
    '1.26',
    'Offer: publications in four kinds',
    shows(
      'visitor',
      '/publication',
      'Activity',
      'Security Awareness',
      'Cyber Security Executive',
      'Bughunter Write-Ups',
    ),
  ],
  [
    '1.27',
    'Offer: public leaderboard of bughunters by points',
    shownBy(
      'app/domain/reward/leaderboard.test.ts',
      'counts valid reports only and follows the order of the rule',
    ),
    shows('visitor', '/leaderboard', 'menurut poin | ranked by points'),
  ],
  [
    '1.28',
    'Rewards are money, points or custom things: a certificate, a place on the board, a T-shirt',
    is('rewardTypes', rewardTypes, ['money', 'other', 'money_and_other', 'points']),
    shows('visitor', '/program-certificates/:hash certificate', 'Sertifikat program | Program certificate'),
    shownBy(
      'app/domain/reward/give-reward.test.ts',
      'grants points only where no money is in the program, with the named item',
    ),
  ],
  [
    '1.29',
    'The reward follows the risk level',
    shownBy(
      'app/domain/reward/give-reward.test.ts',
      'requires an amount inside the reward table, or a reason',
    ),
  ],
  [
    '1.30',
    'A report runs: sent, verified, valid, rated, rewarded, closed, then published',
    shownBy(
      `${report}/report-lifecycle.test.ts`,
      'runs from draft to published',
      'submit',
      'rate',
      'approve_reward',
      'closed',
    ),
  ],
  [
    '1.31',
    'The company rates the risk',
    shows(
      'owner',
      '/company/reports/detail/:hash/:id reports.valid',
      'Nilai tingkat risiko | Rate the severity',
    ),
  ],
  [
    '1.32',
    'Publication only of reports that are fixed and closed',
    shownBy(`${report}/report-lifecycle.test.ts`, 'publishes only closed ∧ resolved ∧ fixed'),
    shownBy(
      'app/domain/publication/publication.test.ts',
      'is refused before the report is closed and fixed (RPT-09)',
    ),
  ],
  [
    '1.33',
    'Reports are written in Indonesian',
    shownBy('test/journeys/mistakes.spec.ts', 'a report in English is sent back'),
  ],
  [
    '1.34',
    'A report holds: bughunter name, time found, vulnerability name, proof of concept, risk and impact, recommendation',
    shows(
      'other',
      '/bughunter/programs/submit-report/:id programs.open',
      'Nama bughunter | Bughunter name',
      ...inputs('foundAt', 'title', 'pocMd', 'impactMd', 'recommendationMd'),
    ),
  ],
  [
    '1.35',
    'Every report has a code of its own',
    shownBy(`${report}/report-code.test.ts`, 'gives two reports two codes'),
  ],
  [
    '1.36',
    'A sent report cannot be edited once its status is set',
    shownBy(
      `${report}/report-use-cases.test.ts`,
      'store the text before an edit, and end with the first decision',
    ),
  ],
]
