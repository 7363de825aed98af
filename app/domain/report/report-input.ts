import { now } from '@cakrawala/calendar/clock'
import type { Fault } from '#kernel/refusal.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { appealAnswers } from './appeal.ts'
import { classFaults, classFields, draftClassFields } from './classification/class-input.ts'
import { parseCvss } from './classification/cvss.ts'
import { templateFaults } from './families/prompts.ts'
import { personalDataField as personalData } from './guard/personal-data-input.ts'
import { judgeLanguage } from './quality/indonesian-text.ts'
import { commentAudiences, retestVerdicts } from './report-code.ts'

/** Lengths of a report's texts, in characters. */
const reportBounds = {
  title: { min: 10, max: 150 },
  target: { min: 1, max: 500 },
  pocMd: { min: 50, max: 50_000 },
  impactMd: { min: 30, max: 10_000 },
  recommendationMd: { min: 20, max: 10_000 },
  message: { min: 20, max: 5_000 },
  summary: { min: 20, max: 4_000 },
} as const

const proseFields = ['pocMd', 'impactMd', 'recommendationMd'] as const

const earliest = Date.parse('2000-01-01T00:00:00Z')
/** A moment as forms send it: `YYYY-MM-DDTHH:mm`, Asia/Jakarta. */
const localMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/
/** A vector with some of its metrics: what a draft may hold. */
const partialVector = /^CVSS:(?:3\.1|4\.0)(?:\/[A-Z]{1,2}:[A-Z])*$/

const key = z.uuidv7('invalid')
const revision = wholeNumber(0, 1_000_000)

/**
 * Browsers send line ends as CRLF: one letter a line end counts the same everywhere. PostgreSQL stores no
 * NUL.
 */
function plain(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replaceAll('\0', '')
}

/** A title is shown in lists: no line ends, no marks that turn the letters after it. */
function oneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

function text({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .transform((typed) => plain(typed).trim())
    .pipe(z.string().min(1, 'required').min(min, 'too_short').max(max, 'too_long'))
}

function draftText({ max }: { max: number }) {
  return z.string().transform(plain).pipe(z.string().max(max, 'too_long')).default('')
}

const foundAt = z
  .string()
  .min(1, 'required')
  .transform((typed, context) => {
    const moment = localMoment.test(typed) ? Date.parse(`${typed.slice(0, 16)}:00+07:00`) : Number.NaN
    // 31 February is read as 3 March.
    if (moment >= earliest && isSaid(moment, typed)) return new Date(moment)
    context.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })

function isSaid(moment: number, typed: string): boolean {
  return new Date(moment + 7 * 3_600_000).toISOString().startsWith(typed.slice(0, 16))
}

const reportFields = z.strictObject({
  key,
  revision: revision.optional(),
  title: z.string().transform(oneLine).pipe(text(reportBounds.title)),
  target: text(reportBounds.target),
  foundAt: foundAt.refine((moment) => moment <= now(), 'in_future'),
  ...classFields,
  cvssVector: z
    .string()
    .min(1, 'required')
    .max(200, 'invalid')
    .refine((vector) => parseCvss(vector) !== null, 'cvss_invalid'),
  pocMd: text(reportBounds.pocMd),
  impactMd: text(reportBounds.impactMd),
  recommendationMd: text(reportBounds.recommendationMd),
  personalData,
})

const faultsOf = (report: Partial<z.output<typeof reportFields>>) => [
  ...classFaults(report, 'both'),
  ...firstOfField([...templateFaults(report), ...foreignTexts(report)]),
]

/** What of a template is left says more than the language of the rest. */
function firstOfField(faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(([field], at) => faults.findIndex(([other]) => other === field) === at)
}

/** A proof of concept may be all requests and code; the whole report may not be in another language, nor its explanation. */
function foreignTexts(report: object): [field: string, key: string][] {
  const [title, ...texts] = (['title', ...proseFields] as const).map((name) => typedIn(report, name))
  const foreign = proseFields.filter((_, at) => isForeign(texts[at]!))
  if (foreign.length === 0 && isForeign([title, ...texts].join('\n\n'))) foreign.push('pocMd')
  return foreign.map((field) => [field, 'not_indonesian'])
}

/** Texts beyond their bound are refused for that and not read. */
function typedIn(report: object, name: 'title' | (typeof proseFields)[number]): string {
  const typed: unknown = name in report ? report[name as keyof typeof report] : ''
  return typeof typed === 'string' && typed.length <= reportBounds[name].max ? typed : ''
}

function isForeign(typed: string): boolean {
  return judgeLanguage(typed).verdict === 'other'
}

/**
 * A report as it is sent. `key` names the form: the same key is the same report; `revision` is that of the draft it was
 * written on, where there is one.
 */
export const submitReportInput = withChecks(reportFields, faultsOf)
export type SubmitReportInput = z.output<typeof submitReportInput>

/** A report corrected before the first decision; `revision` is the one the form was opened with. */
export const editReportInput = withChecks(reportFields.omit({ key: true }).extend({ revision }), faultsOf)
export type EditReportInput = z.output<typeof editReportInput>

const empty = z.literal('').transform(() => null)

/** An unfinished report: everything may still be missing. `revision` is 0 before the first save. */
export const saveDraftInput = z.strictObject({
  key,
  revision: revision.default(0),
  title: z.string().transform(oneLine).pipe(z.string().max(reportBounds.title.max, 'too_long')).default(''),
  target: draftText(reportBounds.target),
  foundAt: foundAt.or(empty).nullable().default(null),
  ...draftClassFields,
  cvssVector: z.string().regex(partialVector, 'invalid').max(200, 'invalid').or(z.literal('')).default(''),
  pocMd: draftText(reportBounds.pocMd),
  impactMd: draftText(reportBounds.impactMd),
  recommendationMd: draftText(reportBounds.recommendationMd),
  personalData,
})
export type SaveDraftInput = z.output<typeof saveDraftInput>

/** Files that go with one text. */
export const filesPerText = 5
const oneFile = z.file().transform((file) => [file])
const someFiles = z.union([z.array(z.file()), oneFile]).pipe(z.array(z.file()).max(filesPerText, 'too_many'))
const withFiles = { files: someFiles.optional() }

export const messageInput = z.strictObject({ body: text(reportBounds.message), ...withFiles, personalData })
export type MessageInput = z.output<typeof messageInput>

/**
 * The text of an objection or of its answer; `revision` is that of the page it was written on, where there
 * was one.
 */
export const appealInput = messageInput.extend({ revision: revision.optional() })
export type AppealInput = z.output<typeof appealInput>

export const appealAnswerInput = appealInput.extend({ answer: z.enum(appealAnswers, 'required') })
export type AppealAnswerInput = z.output<typeof appealAnswerInput>

export const commentInput = z.strictObject({
  body: text({ min: 2, max: reportBounds.message.max }),
  audience: z.enum(commentAudiences, 'invalid'),
  ...withFiles,
  personalData,
})
export type CommentInput = z.output<typeof commentInput>

export const takeReportInput = z.strictObject({ assigneeId: z.uuidv7('invalid').optional() })

/** `revision` is that of the page it was written on, where there was one: another round may run by now. */
export const retestVerdictInput = z.strictObject({
  verdict: z.enum(retestVerdicts, 'required'),
  body: text(reportBounds.message),
  ...withFiles,
  revision: revision.optional(),
  personalData,
})
export type RetestVerdictInput = z.output<typeof retestVerdictInput>

const ratingAnswers = ['accepted', 'disputed'] as const
export type RatingAnswer = (typeof ratingAnswers)[number]
export const ratingAnswerInput = withChecks(
  z.strictObject({
    answer: z.enum(ratingAnswers, 'invalid'),
    body: z.string().max(reportBounds.message.max, 'too_long').default(''),
    ...withFiles,
    revision: revision.optional(),
    personalData,
  }),
  ({ answer, body = '', files }) => {
    const length = body.trim().length
    if (answer === 'accepted') return files && length === 0 ? [['body', 'required']] : []
    return length >= reportBounds.message.min ? [] : [['body', 'dispute_reason']]
  },
)
export type RatingAnswerInput = z.output<typeof ratingAnswerInput>

export const detachFileInput = z.strictObject({ fileId: z.uuidv7('invalid') })

/** The English summary; `revision` is that of the summary on the page, 0 where there was none. */
export const summarizeInput = z.strictObject({
  summary: text(reportBounds.summary).refine(
    (typed) => judgeLanguage(typed).verdict !== 'indonesian',
    'not_english',
  ),
  revision: revision.optional(),
  personalData,
})
export type SummarizeInput = z.output<typeof summarizeInput>
