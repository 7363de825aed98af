import { camel } from '@cakrawala/api-contract/spelling'
import { accountWords } from '#i18n/account.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { announcementWords, programAnnouncementWords } from '#i18n/announcements.ts'
import { applyWords } from '#i18n/apply.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { articleWords } from '#i18n/articles.ts'
import { assetWords } from '#i18n/assets.ts'
import { auditLogWords } from '#i18n/audit-log.ts'
import { breachWords } from '#i18n/breach.ts'
import { cannedWords } from '#i18n/canned.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { companyAccountWords } from '#i18n/company-account.ts'
import { contactWords } from '#i18n/contact.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { unnamedField } from '#i18n/errors.ts'
import { incidentReportWords } from '#i18n/incident-report.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { licenseWords } from '#i18n/license.ts'
import { memberWords } from '#i18n/members.ts'
import { moneyWords } from '#i18n/money.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { pictureWords } from '#i18n/picture.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { promiseWords } from '#i18n/promises.ts'
import { publicationWords } from '#i18n/publication.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { bulkWords } from '#i18n/report-bulk.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { reportTemplateWords } from '#i18n/report-templates.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { rewardWords } from '#i18n/reward.ts'
import { securityWords } from '#i18n/security.ts'
import { settingWords } from '#i18n/settings.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { teamWords } from '#i18n/team.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { verificationWords } from '#i18n/verification.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'

/** By the name of a field; what is no text is no label. */
type Labels = Readonly<Record<string, unknown>>

/**
 * What the fields of a call are called in the page whose form sends the same: a function of a field's path, such as
 * `scope.0.target`. It says `unnamedField` for those no form has: the answer says beside it which one it is.
 * @param pattern of the call's address
 */
export function labelsOfCall(pattern: string, locale: Locale): (path: string) => string {
  const own = ofCalls.filter(([calls]) => calls.test(pattern)).map(([, labels]) => labels(locale, pattern))
  const labels: Labels = Object.assign({}, generalLabels(locale), ...own)
  const { label } = wordsIn(unnamedField, locale)
  return (path) => {
    // A name that is not known may be as long as a body.
    const names = path.slice(-longestPath).split('.').map(camel).reverse()
    const found = names.find((name) => Object.hasOwn(labels, name) && typeof labels[name] === 'string')
    return found ? (labels[found] as string) : label
  }
}

const longestPath = 200

function generalLabels(locale: Locale): Labels {
  const program = wordsIn(programFormWords, locale)
  const { acts } = wordsIn(accountsWords, locale)
  const { documents, personal } = wordsIn(verificationWords, locale)
  const { question } = wordsIn(recoveryWords, locale)
  return {
    ...wordsIn(challengeWords, locale).form,
    ...wordsIn(articleQueueWords, locale).form,
    ...pick(personal, ['fullName', 'birthDate', 'country', 'city', 'address']),
    ...pick(documents, ['nik', 'firstKind', 'firstFile', 'secondKind', 'secondFile', 'selfie']),
    ...{ consent: documents.consentName, appeal: documents.appealLabel },
    ...{
      question: question.field,
      answer: question.answer,
      file: wordsIn(incidentWords, locale).one.note.file,
    },
    ...wordsIn(accountWords, locale).fields,
    ...pick(wordsIn(payoutWords, locale), ['gross', 'net', 'holder']),
    ...pick(wordsIn(ownPayoutWords, locale).accountPage, ['provider', 'number']),
    ...pick(wordsIn(moneyWords, locale).topUp, ['amount', 'reference', 'proof', 'bank']),
    ...pick(wordsIn(taxResidenceWords, locale), ['since', 'document']),
    ...pick(acts, [
      'step',
      'reason',
      'days',
      'statement',
      'note',
      'liftReason',
      'why',
      'decision',
      'decisionText',
    ]),
    ...{
      ...program,
      target: program.scopeTarget,
      descriptionMd: program.description,
      retestReward: program.retest,
    },
    ...{ text: wordsIn(announcementWords, locale).form.text, quality: wordsIn(triageWords, locale).quality },
    ...{
      otherReward: wordsIn(rewardWords, locale).give.item,
      received: wordsIn(moneyWords, locale).received,
    },
    picture: wordsIn(pictureWords, locale).picture,
    pictureReason: acts.reason,
    // The sentence about it names the platform, as on the page.
    agreement: settings().brandName,
  }
}

/** Where a name means something else than in most forms. */
const ofCalls: readonly (readonly [calls: RegExp, labels: (locale: Locale, pattern: string) => Labels])[] = [
  [
    /\/(?:reports|drafts)\b/,
    (locale) => {
      const { fields } = wordsIn(reportActWords, locale)
      const texts = { body: fields.reason, note: fields.reason, reproductionNote: fields.reproduction }
      const own = { ...fields, ...texts, cvssVector: fields.cvss }
      return { ...wordsIn(reportFormWords, locale).fields, ...own }
    },
  ],
  [
    /\/reports\/:id\//,
    (locale, pattern) => {
      const { answer, appeal, rating } = wordsIn(myReportsWords, locale)
      const own = { answer_info: answer.body, appeal: appeal.body, answer_rating: rating.body }
      const act = pattern.slice(pattern.lastIndexOf('/') + 1).replaceAll('-', '_')
      const asked: Record<string, { label: string }> = wordsIn(reportActWords, locale).fields.body
      const body = asked[act]?.label ?? (own as Record<string, string>)[act]
      return body === undefined ? {} : { body }
    },
  ],
  [/\/canned-answers/, (locale) => pick(wordsIn(cannedWords, locale), ['name', 'scope', 'textId', 'textEn'])],
  [
    /-template/,
    (locale) => {
      const { name, template } = wordsIn(reportTemplateWords, locale)
      return { name, templateName: name, template }
    },
  ],
  [/\/reports\/bulk$/, (locale) => wordsIn(bulkWords, locale).fields],
  [/\/comments$/, (locale) => wordsIn(reportReadingWords, locale).comments],
  [/\/publication/, (locale) => wordsIn(publicationWords, locale).panel.fields],
  [/reward$/, (locale) => pick(wordsIn(rewardWords, locale), ['amount', 'reason'])],
  [/\/(?:announcement_desk|announcement-desk)/, (locale) => wordsIn(announcementWords, locale).form],
  [/\/announcements/, (locale) => ({ title: wordsIn(programAnnouncementWords, locale).desk.name })],
  [
    /\/curriculum/,
    (locale) => {
      const { fields, self } = wordsIn(curriculumVitaeWords, locale)
      // What an entry is called depends on its kind.
      return { ...pick(self, ['about', 'skills']), kind: undefined, ...fields }
    },
  ],
  [/\/company\/profile$/, (locale) => wordsIn(companyAccountWords, locale).fields],
  [/npwp/, (locale) => wordsIn(npwpWords, locale).fields],
  [/\/members/, (locale) => wordsIn(memberWords, locale).fields],
  [/\/assets/, (locale) => pick(wordsIn(assetWords, locale), ['kind', 'name', 'statement', 'document'])],
  [/\/license\//, (locale) => pick(wordsIn(licenseWords, locale), ['plan', 'validUntil'])],
  [/\/license\/requests$/, (locale) => wordsIn(licenseWords, locale).ask],
  [/\/inquiries\/:id/, (locale) => pick(wordsIn(inquiriesWords, locale).one, ['note'])],
  [/\/inquiries$/, (locale) => wordsIn(contactWords, locale).fields],
  [/\/applications$/, (locale) => wordsIn(applyWords, locale).fields],
  [/\/incidents$/, (locale) => wordsIn(incidentReportWords, locale).fields],
  [/\/executive-reports\//, (locale) => wordsIn(articleWords, locale).executive.fields],
  [/\/clear-late$/, (locale) => pick(wordsIn(promiseWords, locale).clear, ['note'])],
  [/\/passkeys/, (locale) => ({ name: wordsIn(securityWords, locale).passkeys.name })],
  [
    /\/incidents\//,
    (locale) => {
      const { assessment, acts, note } = wordsIn(incidentWords, locale).one
      return { ...assessment, ...pick(acts, ['note', 'reason']), ...pick(note, ['body', 'audience', 'file']) }
    },
  ],
  [/\/team(\/|-invitation|$)/, (locale) => wordsIn(teamWords, locale).fields],
  [/audit-log/, (locale) => wordsIn(auditLogWords, locale).filters],
  [/user-log/, (locale) => wordsIn(userLogWords, locale).filters],
  [/affected/, (locale) => wordsIn(breachWords, locale).filters],
  [
    /\/setting/,
    (locale) => {
      const { facts, change } = wordsIn(settingWords, locale)
      return { ...pick(facts, ['decideReason']), ...pick(change, ['validFrom', 'reason']) }
    },
  ],
]

function pick<T extends Labels, K extends keyof T>(words: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<T, K>
}
