import { isId } from '@cakrawala/ids/ids'
import { labelsField } from '#domain/report/handling/handling-input.ts'
import { messageInput } from '#domain/report/report-input.ts'
import { wholeNumber, z } from '#kernel/zod.ts'
import { closeAsInvalidInput } from '../reward-input.ts'
import { bulkReasons, mostInBulk } from './bulk.ts'

/** A report as the list showed it. `handlingRevision`: of how the own company handles it, 0 where it does not yet. */
const row = z.strictObject({
  id: z.string().refine(isId, 'invalid'),
  revision: wholeNumber(0, 1_000_000),
  handlingRevision: wholeNumber(0, 1_000_000).default(0),
})
export type ChosenRow = z.output<typeof row>

const rows = z
  .array(row, 'rows_none')
  .min(1, 'rows_none')
  .max(mostInBulk, 'rows_many')
  .refine((chosen) => new Set(chosen.map(({ id }) => id.toLowerCase())).size === chosen.length, 'rows_twice')

/** The rows alone, while the rest is still asked for. */
export const chosenRows = z.strictObject({ rows })

/** `actOnReports`: which reports, and what of all of them. */
export const bulkInput = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('take'), rows }),
  z.strictObject({ act: z.literal('assign'), rows, assigneeId: z.uuidv7('invalid') }),
  z
    .strictObject({ act: z.literal('label'), rows, add: labelsField, remove: labelsField })
    .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'required' }),
  messageInput.extend({ act: z.literal('ask_info'), rows }),
  closeAsInvalidInput
    .omit({ revision: true })
    .extend({ act: z.literal('close_invalid'), rows, reason: z.enum(bulkReasons, 'required') }),
])
export type BulkInput = z.output<typeof bulkInput>
