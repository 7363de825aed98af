import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { signContractByCode } from '#db/seed/sign-contract.ts'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { takeIdentityCase } from '#domain/account/identity/review-identity.server.ts'
import { submitIdentity } from '#domain/account/identity/submit-identity.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { setPicture } from '#domain/account/picture/set-picture.server.ts'
import { assetEvidence } from '#domain/company/asset/asset-tables.server.ts'
import { claimAsset } from '#domain/company/asset/claim-asset.server.ts'
import { showAsset } from '#domain/company/asset/show-asset.server.ts'
import { contractToSign } from '#domain/company/contract/contract-to-sign.server.ts'
import { requestPlan } from '#domain/company/plan/request-plan.server.ts'
import { submitNpwp } from '#domain/company/submit-npwp.server.ts'
import type { InquiryInput } from '#domain/inquiry/inquiry-input.ts'
import { sendApplication, sendInquiry } from '#domain/inquiry/send-inquiry.server.ts'
import { grantProgram } from '#domain/program/grant/grant-program.server.ts'
import { letters } from '#domain/program/letter-tables.server.ts'
import type { Manager, Visibility } from '#domain/program/program.ts'
import { addTestAccounts } from '#domain/program/test-account/add-test-accounts.server.ts'
import { addTestAccountsInput } from '#domain/program/test-account/test-account-input.ts'
import { agreePublication, requestPublication } from '#domain/publication/disclosure-steps.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { attachFiles } from '#domain/report/attach-file.server.ts'
import { createCanned } from '#domain/report/canned/write-canned.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { saveDraft } from '#domain/report/draft/save-draft.server.ts'
import { saveDraftInput } from '#domain/report/report-input.ts'
import { commentFiles, reportComments } from '#domain/report/report-tables.server.ts'
import { askInfo, startFixing } from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { saveTemplate } from '#domain/report/template/write-template.server.ts'
import { certificates } from '#domain/reward/certificate/certificate-tables.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { buildAnnouncements } from './announcements.ts'
import { buildArticles } from './article-environment.ts'
import { companyOwner, hunter, incidentAccount, member, operator, visitor } from './cast.ts'
import { smallPdf } from './documents.ts'
import { buildIncidents } from './incidents.ts'
import { aMessage, filledForm } from './inquiries.ts'
import { proof, withPassword } from './members.ts'
import { buildPayouts } from './payout-environment.ts'
import { planRequest } from './plan-scenario.ts'
import { draftProgram, invite, join, liveProgram } from './program-scenario.ts'
import { buildRefunds } from './refund-environment.ts'
import { reportTexts, send } from './report-scenario.ts'
import { buildResidences } from './residence-environment.ts'
import { fund, reportRow, triage, vectors } from './reward-scenario.ts'
import { buildSettings } from './settings.ts'
import { buildTwoChallenges } from './two-challenges.ts'

export const principals = [
  'visitor',
  'unverified',
  'reporter',
  'other',
  'owner',
  'admin',
  'staff',
  'rival',
  'hello',
  'incident',
] as const
export type Principal = (typeof principals)[number]
type Owner = Person & { companyId: string }

/** MD-06: in titles; the person who reads it must see these letters, and the browser must not see a tag. */
export const markup = '</script><img src=x onerror=alert(1)>'

/** Words that are each in one private location; principals without access must never be sent them. */
export const canaries = {
  privateProgram: 'KANARI SUTRA',
  draftProgram: 'KANARI SONGKET',
  /** In titles of reports the company may not read yet, and of those it may. */
  unvalidated: 'KANARI MEGA',
  report: 'KANARI LURIK',
  others: 'KANARI SASIRANGAN',
  draftReport: 'KANARI ULOS',
  helloNote: 'KANARI BATIK',
  companyTalk: 'KANARI TENUN',
  companyNote: 'KANARI SARUNG',
  /** Masked in a comment inside; nobody is sent it but by unsealing. */
  sealedNik: '3173054107900004',
  reproduction: 'KANARI TAPIS',
  phone: '+6281298765432',
  birthDate: '1999-08-17',
  fullName: 'Kanari Gringsing',
  /** Name on the NPWP of the company. */
  npwpName: 'KANARI ENDEK',
  /** In what the company showed of an asset. */
  assetStatement: 'KANARI TROSO',
  /** In the canned answers of the company, and of the platform team. */
  cannedCompany: 'KANARI PEKALONGAN',
  cannedTeam: 'KANARI MEGAMENDUNG',
  /** In a report template of the reporter. */
  reportTemplate: 'KANARI SIDOMUKTI',
  /** In messages of the contact page. */
  inquiry: 'KANARI GERINGSING',
  /** In tickets of the incident account, in those of others, and in what responders keep to themselves. */
  incident: 'KANARI POLENG',
  foreignIncident: 'KANARI PRADA',
  responderNote: 'KANARI CEPUK',
  /** In a draft of the reporter's own article, and in one of the team. */
  articleDraft: 'KANARI REMBANG',
  platformDraft: 'KANARI JUMPUTAN',
  /** Of a test account that no one has taken. */
  testAccountName: 'KANARI ULAP',
  testPassword: 'KANARI SULAM',
} as const

export type Made = Record<string, unknown>
export type Environment = {
  people: Record<Exclude<Principal, 'visitor'>, Person> & { owner: Owner; rival: Owner }
  programs: Record<'open' | 'inner' | 'draft' | 'rivals', Made & { id: string }>
  /** Challenges: for everyone, and one the reporter was invited to. */
  contests: Record<'open' | 'inner', Made & { id: string }>
  reports: Record<
    'draft' | 'sent' | 'reviewed' | 'valid' | 'published' | 'inner' | 'foreign',
    Made & { id: string; hash: string }
  >
  /** The grant of the open program to the staff. */
  grant: Made & { id: string; memberId: string }
  agreement: Made & { id: string; hash: string }
  /** Documents that anyone with their code may check: the reporter's, of the open and of the inner program. */
  certificate: Made & { hash: string }
  letters: Record<'open' | 'inner', Made & { code: string }>
  invitation: Made & { idHash: string; token: string; status: string }
  /** Files hang on a draft, on a report in review, on a valid one, or on nothing. */
  files: Record<'draft' | 'reviewed' | 'valid' | 'loose', Made & { fileId: string }>
  /** Files of comments on the valid report, by who reads them; that of the team is on the one in review. */
  commentFiles: Record<'everyone' | 'company' | 'companyOwn' | 'team', Made & { fileId: string }>
  /** Identity cases: one the platform team has opened, one it has not. */
  cases: Record<'taken' | 'waiting', Made & { caseId: string; kind: string }>
  topUp: Made & { id: string }
  refunds: Record<'waiting' | 'returned', Made & { id: string }>
  residences: Record<'waiting' | 'former', Made & { id: string }>
  settings: Awaited<ReturnType<typeof buildSettings>>
  /** Of the reporter: one that waits, one that was paid. */
  payouts: Record<'waiting' | 'paid' | 'returned', Made & { id: string }>
  /** Memberships: an active one and an invitation of the company, and one of the rival. */
  members: Record<'staff' | 'pending' | 'rivals', Made & { id: string }>
  /** The NPWP of the company, waiting to be checked; its owner waits for another plan as well. */
  npwp: Made & { companyId: string }
  /** The contracts that wait for the platform team. */
  contracts: Record<'ours' | 'rivals', Made & { id: string }>
  /** Domains that the company and the rival claimed, each shown to the team with a document. */
  assets: Record<'ours' | 'rivals', Made & { id: string; evidenceId: string }>
  /** Canned answers: shared by the company, by the rival, and by the team. */
  canned: Record<'ours' | 'rivals' | 'team', Made & { id: string }>
  /** A report template of the reporter. */
  template: Made & { id: string }
  writeUp: Made & { username: string; slug: string }
  /** Public ones of the platform and of the reporter; drafts of both; one that waits for review. */
  articles: Record<
    'activity' | 'awareness' | 'executive' | 'inner' | 'draft' | 'sent',
    Made & { id: string; slug: string }
  > & {
    own: Made & { id: string; slug: string; username: string }
  }
  /** Of the platform: a draft, and a live one for the team alone. */
  announcements: Record<'draft' | 'live', Made & { id: string }>
  /** What two programs announced. */
  announced: Record<'open' | 'inner', Made & { id: string; announcementId: string }>
  /** Their pictures. */
  covers: Record<'public' | 'inner' | 'draft', Made & { fileId: string }>
  articlePictures: Record<'public' | 'inner' | 'draft', Made & { fileId: string }>
  /** The one of a bughunter, and the one of an operator. */
  pictures: Record<'open' | 'inner', Made & { fileId: string }>
  /** Messages of the contact page: one that waits, one taken for spam; and an application. */
  inquiries: Record<'waiting' | 'spam' | 'application', Made & { id: string }>
  /** Tickets of the incident account, assigned to it and judged by it, of others, and taken for spam. */
  incidents: Record<'own' | 'assigned' | 'judged' | 'foreign' | 'spam', Made & { id: string }>
  /** Files of the own ticket, for both sides or for responders only, and of the ticket of others. */
  incidentFiles: Record<'own' | 'inner' | 'foreign', Made & { fileId: string }>
}

/** A small environment in which everything that can be hidden exists; made by the use cases people use. */
export async function buildEnvironment(): Promise<Environment> {
  const people = await buildPeople()
  await fund(people.owner.companyId, 101_234_567n)
  const programs = await buildPrograms(people)
  const agreement = await join(people.reporter, programs.open.id)
  await join(people.other, programs.open.id)
  const set = `${canaries.testAccountName},${canaries.testPassword}`
  await addTestAccounts(people.owner, programs.open.id, addTestAccountsInput.parse({ passwords: set }))
  const innerAgreement = await join(people.reporter, programs.inner.id, people.owner)
  const reports = await buildReports(people, programs)
  const invitation = await invite(people.owner, programs.inner.id, people.other)
  const files = await buildFiles(people, reports)
  const commentFiles = await buildCommentFiles(reports)
  const cases = { taken: await openCase('3273011708990001'), waiting: await openCase('3273011708990002') }
  await takeIdentityCase(people.hello, cases.taken.caseId)
  const topUp = await buildTopUp(people)
  const members = await buildMembers(people)
  const npwp = await buildNpwp(people)
  const contracts = { ours: await signed(people.owner), rivals: await signed(people.rival) }
  const assets = await buildAssets(people)
  const canned = await buildCanned(people)
  const template = await buildTemplate(people, programs.open.id)
  const inquiries = {
    waiting: await inquire({}),
    spam: await inquire({ reference: 'x' }),
    application: await apply(),
  }
  const tickets = await buildIncidents(people.hello, people.incident, { ...canaries, markup })
  const written = await buildArticles(people.hello, people.reporter, { ...canaries, markup })
  const [given] = await database().select({ hash: certificates.code }).from(certificates)
  const papers = {
    certificate: given!,
    letters: { open: await letterOf(agreement.id), inner: await letterOf(innerAgreement.id) },
  }
  const writeUp = { username: people.reporter.username, slug: 'cerita-yang-boleh-dibaca-semua-orang' }
  return {
    ...{
      people,
      programs,
      contests: await buildTwoChallenges(
        people.owner,
        people.hello,
        people.reporter,
        canaries.privateProgram,
      ),
      reports,
      agreement,
      files,
      commentFiles,
      cases,
      topUp,
      refunds: await buildRefunds(people.owner, people.hello),
      residences: await buildResidences(people.reporter, people.other),
      settings: await buildSettings(people.hello),
      ...(await buildAnnouncements(people.hello, people.owner, programs, { ...canaries, markup })),
      payouts: await buildPayouts(people.reporter, people.hello, reports.published.id),
      members,
      npwp,
      contracts,
      assets,
      canned,
      template,
      writeUp,
      inquiries,
      pictures: { open: await shown(people.reporter), inner: await shown(people.hello) },
      ...papers,
      ...tickets,
      ...written,
    },
    grant: { id: programs.open.id, memberId: people.staff.memberId! },
    invitation: { ...invitation, status: 'accept' },
  }
}

async function shown(person: Person): Promise<{ fileId: string }> {
  return { fileId: await setPicture(person, { picture: await picture() }) }
}

async function letterOf(agreementId: string): Promise<{ code: string }> {
  const [row] = await database()
    .select({ code: letters.code })
    .from(letters)
    .where(eq(letters.agreementId, agreementId))
  return row!
}

async function buildPeople(): Promise<Environment['people']> {
  const owner = await companyOwner('Nusa Bank')
  const reporter = await hunter()
  await database()
    .update(bughunters)
    .set({ phone: canaries.phone, birthDate: canaries.birthDate, fullName: canaries.fullName })
    .where(eq(bughunters.accountId, reporter.accountId))
  return {
    unverified: await hunter({ verified: false }),
    reporter,
    other: await hunter(),
    owner,
    admin: await member(owner.companyId, 1),
    staff: await member(owner.companyId, 2),
    rival: await companyOwner('Warung Pay'),
    hello: await operator(),
    incident: await incidentAccount(),
  }
}

async function buildPrograms({
  owner,
  staff,
  rival,
  hello: team,
}: Environment['people']): Promise<Environment['programs']> {
  const live = (by: Owner, title: string, visibility: Visibility, managedBy: Manager) =>
    liveProgram(by, team, { title, visibility, managedBy })
  const open = await live(owner, `Program Nusa terbuka ${markup}`, 'public', 'product')
  await grantProgram(await withPassword(owner), open, staff.memberId!, proof)
  return {
    open: { id: open },
    inner: { id: await live(owner, `Program ${canaries.privateProgram}`, 'private', 'company') },
    draft: { id: await draftProgram(owner, { title: `Program ${canaries.draftProgram}` }) },
    rivals: { id: await live(rival, 'Program Warung terbuka', 'public', 'product') },
  }
}

async function buildReports(
  people: Environment['people'],
  { open, inner }: Environment['programs'],
): Promise<Environment['reports']> {
  const { reporter, other, hello: team } = people
  const draft = await saveDraft(reporter, open.id, {
    ...{ key: newId(), revision: 0, ...reportTexts({ title: `Draf ${canaries.draftReport} pertama` }) },
  })
  const unread = { title: `Celah ${canaries.unvalidated} pada halaman masuk` }
  const sent = await send(reporter, open.id, unread)
  const reviewed = await send(reporter, open.id, unread)
  await takeReport(team, reviewed.id)
  await commentOnReport(team, reviewed.id, {
    ...{ body: `Catatan tim saja: ${canaries.helloNote}.`, audience: 'hello' },
    files: [named(await picture(), canaries.helloNote)],
  })
  const foreign = await send(other, open.id, { title: `Celah ${canaries.others} pada unggahan` })
  await takeReport(team, foreign.id)
  await askInfo(team, foreign.id, { body: 'Mohon lengkapi langkah ketiga dengan tangkapan layar.' })
  const valid = await validated(people, open.id, `Celah ${canaries.report} ${markup}`)
  await commentOnReport(people.owner, valid.id, {
    ...{
      body: `Bahasan di dalam saja: ${canaries.companyTalk}, ${canaries.sealedNik}.`,
      audience: 'company',
    },
    personalData: [`mask:nik:${canaries.sealedNik}`],
    files: [named(await picture(), canaries.companyTalk)],
  })
  await commentOnReport(people.owner, valid.id, {
    ...{ body: `Catatan perusahaan saja: ${canaries.companyNote}.`, audience: 'company_own' },
    files: [named(await picture(), canaries.companyNote)],
  })
  await commentOnReport(team, valid.id, {
    ...{ body: 'Layar kami saat mengulanginya.', audience: 'all', files: [await picture()] },
  })
  const published = await publishedReport(people, open.id)
  const innerReport = await send(reporter, inner.id, {
    title: `Celah ${canaries.report} di program tertutup`,
  })
  return { draft, sent, reviewed, valid, published, foreign, inner: innerReport }
}

/** A file whose very name only some may read. */
function named(file: File, name: string): File {
  return new File([file], `${name}.jpg`, { type: file.type })
}

async function buildCommentFiles({
  valid,
  reviewed,
}: Environment['reports']): Promise<Environment['commentFiles']> {
  const rows = await database()
    .select({ fileId: commentFiles.fileId, audience: reportComments.audience })
    .from(commentFiles)
    .innerJoin(reportComments, eq(reportComments.id, commentFiles.commentId))
    .where(inArray(reportComments.reportId, [valid.id, reviewed.id]))
  const of = (audience: string) => rows.find((row) => row.audience === audience)!
  const [everyone, company, companyOwn, team] = ['all', 'company', 'company_own', 'hello'].map(of)
  return { everyone: everyone!, company: company!, companyOwn: companyOwn!, team: team! }
}

async function buildFiles(
  { reporter }: Environment['people'],
  reports: Environment['reports'],
): Promise<Environment['files']> {
  const keep = async () => storeFile(reporter, 'report', await picture(), 'files')
  const on = async (report: { id: string }) => {
    const file = await keep()
    await attachFiles(reporter, report.id, [file.fileId])
    return file
  }
  return {
    draft: await on(reports.draft),
    reviewed: await on(reports.reviewed),
    valid: await on(reports.valid),
    loose: await keep(),
  }
}

/** A person who waits to be verified. */
async function openCase(nik: string): Promise<Environment['cases']['taken']> {
  const applicant = await hunter({ verified: false, nda: true })
  const facts = {
    fullName: 'Calon Bughunter',
    birthDate: '1999-08-17',
    city: 'Bandung',
    phoneVerifiedAt: now(),
  }
  await database().update(bughunters).set(facts).where(eq(bughunters.accountId, applicant.accountId))
  const image = await picture()
  await submitIdentity(applicant, {
    ...{ nik, firstKind: 'ktp', firstFile: image, secondKind: 'sim', secondFile: image, selfie: image },
  })
  const [row] = await database()
    .select({ id: identityCases.id })
    .from(identityCases)
    .where(eq(identityCases.accountId, applicant.accountId))
  return { caseId: row!.id, kind: 'selfie' }
}

async function buildMembers({ owner, staff, rival }: Environment['people']): Promise<Environment['members']> {
  const pending = newId()
  await database()
    .insert(companyMembers)
    .values({
      ...{ id: pending, companyId: owner.companyId, name: 'Belum Menjawab', permission: 2, status: 1 },
      ...{ email: 'belum@nusabank.test', emailKey: 'belum@nusabank.test', invitedAt: now() },
    })
  const theirs = await member(rival.companyId, 2)
  return { staff: { id: staff.memberId! }, pending: { id: pending }, rivals: { id: theirs.memberId! } }
}

async function buildTopUp({ owner }: Environment['people']): Promise<Environment['topUp']> {
  const proof = await storeFile(owner, 'top_up_proof', await picture(), 'proof')
  const asked = { key: newId(), amount: 10_000_000n, reference: 'TRF-001' }
  return { id: await requestTopUp(owner, asked, proof.fileId) }
}

async function buildNpwp({ owner }: Environment['people']): Promise<Environment['npwp']> {
  const facts = {
    number: '0012345674012000',
    name: canaries.npwpName,
    address: 'Jalan Asia Afrika 8, Bandung',
  }
  await submitNpwp(owner, { ...facts, card: smallPdf() })
  await requestPlan(owner, planRequest)
  return { companyId: owner.companyId }
}

async function signed(owner: Owner): Promise<Environment['contracts']['ours']> {
  const textHash = contractToSign().textHash.toString('hex')
  const names = { legalName: 'PT Nusa Bank', signerName: 'Ratna Dewi', position: 'Direktur' }
  const input = { textHash, ...names, accepted: 'yes', ...proof } as const
  return { id: await signContractByCode(await withPassword(owner), input, 'test') }
}

async function buildAssets({ owner, rival }: Environment['people']): Promise<Environment['assets']> {
  const ours = await shownAsset(owner, 'nusabank.test', `${canaries.assetStatement} ${markup}`)
  return { ours, rivals: await shownAsset(rival, 'warungpay.test', 'Kami yang mendaftarkannya.') }
}

async function shownAsset(by: Owner, name: string, statement: string) {
  const { assetId: id } = await claimAsset(by, { kind: 'domain', name })
  await showAsset(by, id, { statement, document: smallPdf() })
  const [shown] = await database().select().from(assetEvidence).where(eq(assetEvidence.assetId, id))
  return { id, evidenceId: shown!.id }
}

async function buildCanned({ owner, rival, hello }: Environment['people']): Promise<Environment['canned']> {
  const shared = (by: Person, word: string) => {
    const text = { textId: `Halo {{hunter}}. ${word} ${markup}`, textEn: '' }
    return createCanned(by, { name: `${word} sapaan`, scope: 'shared', ...text })
  }
  return {
    ours: await shared(owner, canaries.cannedCompany),
    rivals: await shared(rival, 'Warung'),
    team: await shared(hello, canaries.cannedTeam),
  }
}

async function buildTemplate({ reporter }: Environment['people'], programId: string) {
  const key = newId()
  const pocMd = `${canaries.reportTemplate} ${markup}`
  const draft = await saveDraft(reporter, programId, saveDraftInput.parse({ key, pocMd }))
  return saveTemplate(reporter, { reportId: draft.id, templateName: `${canaries.reportTemplate} ${markup}` })
}

async function inquire(said: Partial<InquiryInput>): Promise<Environment['inquiries']['waiting']> {
  const message = aMessage({ title: `${canaries.inquiry} ${markup}`, form: filledForm(), ...said })
  return { id: await sendInquiry(visitor, message, 'id') }
}

async function apply(): Promise<Environment['inquiries']['application']> {
  const facts = { fullName: 'Pelamar Rajin', email: 'pelamar@contoh.test', phone: '+622150001234' }
  const message = `${canaries.inquiry} ingin bergabung dengan tim triase.`
  const wanted = {
    position: 'triage' as const,
    link: 'https://contoh.test/karya',
    message,
    file: smallPdf('', 'cv.pdf'),
  }
  return { id: await sendApplication(visitor, { ...facts, ...wanted, form: filledForm() }, 'id') }
}

async function picture(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4a7c74' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'gambar.jpg', { type: 'image/jpeg' })
}

async function validated({ reporter, hello: team }: Environment['people'], programId: string, title: string) {
  const report = await send(reporter, programId, { title })
  await takeReport(team, report.id)
  const found = triage(vectors.medium)
  await validateReport(team, report.id, {
    ...found,
    reproductionNote: `Diulang dua kali: ${canaries.reproduction}.`,
  })
  return report
}

async function publishedReport(people: Environment['people'], programId: string) {
  const { reporter, owner, hello: team } = people
  const report = await validated(people, programId, `Celah ${canaries.report} yang sudah ditutup`)
  const { revision, triagedLevel } = await reportRow(report.id)
  await rateReport(owner, report.id, {
    ...{ revision, level: triagedLevel!, cvssVector: vectors.medium, reason: undefined },
  })
  await giveReward(owner, report.id, {
    key: newId(),
    amount: 3_000_000n,
    otherReward: undefined,
    reason: undefined,
  })
  await startFixing(owner, report.id)
  await askRetest(owner, report.id, { body: 'Sudah kami perbaiki, mohon diuji ulang.' })
  await giveRetestVerdict(team, report.id, {
    verdict: 'fixed',
    body: 'Langkah yang sama kini ditolak sistem.',
  })
  await resolveReport(owner, report.id)
  const disclosureText = {
    title: 'Cerita yang boleh dibaca semua orang',
    summary: 'Celah lama yang sudah diperbaiki dan kini boleh diceritakan.',
    body: 'Kami menemukan celah pada halaman masuk, melaporkannya, dan celah itu sudah diperbaiki dengan baik.',
  }
  await requestPublication(reporter, report.id, disclosureText)
  await agreePublication(owner, report.id, { wording: 1 })
  await publishReport(team, report.id)
  return report
}
