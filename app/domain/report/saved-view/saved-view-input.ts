import { lineField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { mostColumns, reportColumns } from './report-columns.ts'
import { savedViewBounds } from './saved-view.ts'

/** A ticked box of a form; calls say it as JSON does. */
const ticked = z
  .union([z.literal(['on', 'true']), z.boolean()])
  .optional()
  .transform((value) => value !== undefined && value !== false)

const columns = z
  .array(z.enum(reportColumns, 'invalid'))
  .transform((chosen) => [...new Set(chosen)])
  .refine((chosen) => chosen.filter((one) => one !== 'title').length <= mostColumns, 'columns_many')

/** A view as it is saved or changed; `query` is the part of the list's address behind `?`. No `columns`: those of its reader. */
export const savedViewInput = z.strictObject({
  name: lineField(savedViewBounds.name),
  shared: ticked,
  query: z.string().max(savedViewBounds.query, 'too_long').default(''),
  columns: columns.optional(),
})
export type SavedViewInput = z.output<typeof savedViewInput>

/** The same as a form of the list sends it: what it is about stands in the address of the list. */
export const savedViewForm = savedViewInput
  .pick({ name: true, shared: true })
  .extend({ withColumns: ticked, viewId: z.uuidv7('invalid').optional() })

/** The view a list opens with; none where it is empty. */
export const defaultViewInput = z.strictObject({ viewId: z.union([z.literal(''), z.uuidv7('invalid')]) })
export type DefaultViewInput = z.output<typeof defaultViewInput>

/** One view, named in a form. */
export const viewIdInput = z.strictObject({ viewId: z.uuidv7('invalid') })

/** The ticked columns as a form sends them, in their order, and one that is to go a place up or down. */
export const columnsForm = z.strictObject({
  columns: z
    .union([z.array(z.string()), z.string().transform((one) => [one])])
    .default([])
    .pipe(columns),
  move: z
    .string()
    .regex(/^(?:up|down):[a-z]{1,20}$/, 'invalid')
    .optional(),
  usual: ticked,
})

/** The columns of a list in their order; none for the usual ones. */
export const listColumnsInput = z.strictObject({ columns: columns.default([]) })
export type ListColumnsInput = z.output<typeof listColumnsInput>
