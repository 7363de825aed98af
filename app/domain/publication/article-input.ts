import { lineField } from '#domain/account/account-fields.ts'
import { wholeNumber, z } from '#kernel/zod.ts'
import { articleTopics, platformKinds, topicsAtMost } from './article.ts'

/** What a text must be before other users read it; drafts may be shorter. */
export const complete = { summary: { least: 40, most: 300 }, body: { least: 300, most: 40_000 } } as const

const summaryField = z.string().trim().max(complete.summary.most, 'too_long').default('')
const bodyField = z.string().trim().max(complete.body.most, 'too_long').default('')
const titleField = lineField(120, 8)

/** One topic arrives as a text, several as a list, none not at all. */
const topicsField = z
  .preprocess(
    (sent) => (sent === undefined ? [] : Array.isArray(sent) ? sent : [sent]),
    z.array(z.enum(articleTopics)).max(topicsAtMost, 'too_many'),
  )
  .transform((topics) => [...new Set(topics)])

/** Pictures in the texts of one article. */
export const picturesPerArticle = 20

/** Pictures for the text: one arrives as a file, several as a list, none not at all. */
const picturesField = z
  .union([z.array(z.file()), z.file().transform((file) => [file])])
  .pipe(z.array(z.file()).max(picturesPerArticle, 'too_many'))
  .optional()

const texts = {
  title: titleField,
  summary: summaryField,
  body: bodyField,
  titleEn: z.union([z.literal(''), titleField]).default(''),
  summaryEn: summaryField,
  bodyEn: bodyField,
  topics: topicsField,
  cover: z.file().optional(),
  files: picturesField,
  noCover: z.literal('yes').optional(),
  /** Which button was pressed: saving may lead on. */
  afterwards: z.enum(['preview']).optional(),
}

/** A bughunter's own article. */
export const ownArticleInput = z.strictObject({
  ...texts,
  key: z.uuid().optional(),
  revision: wholeNumber(0, 1_000_000).optional(),
})

/** An article of the platform team; executive reports may bring their own PDFs. */
export const platformArticleInput = z.strictObject({
  ...texts,
  kind: z.enum(platformKinds),
  pdfId: z.file().optional(),
  pdfEn: z.file().optional(),
  key: z.uuid().optional(),
  revision: wholeNumber(0, 1_000_000).optional(),
})

export type ArticleInput = z.output<typeof ownArticleInput>
export type PlatformArticleInput = z.output<typeof platformArticleInput>

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A minute of the editor's clock in Asia/Jakarta, as `datetime-local` sends it. */
export const scheduleInput = z.strictObject({
  at: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(moment, 'date_invalid')
    .transform((text, context) => {
      const at = new Date(`${text}:00+07:00`)
      if (!Number.isNaN(at.getTime())) return at
      context.addIssue({ code: 'custom', message: 'date_invalid' })
      return z.NEVER
    }),
})

export const articleReasonInput = z.strictObject({
  reason: z.string().trim().min(1, 'required').min(20, 'too_short').max(2_000, 'too_long'),
})
/** The team needs no reason to take its own words back. */
export const unpublishInput = z.strictObject({
  reason: z.string().trim().max(2_000, 'too_long').default(''),
})
