import { lineField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { templateBounds } from './template-bounds.ts'

const name = lineField(templateBounds.name, 2)

/** Saves the texts of a draft or report of one's own under a name. */
export const saveTemplateInput = z.strictObject({ reportId: z.uuidv7('invalid'), templateName: name })
export type SaveTemplateInput = z.output<typeof saveTemplateInput>

export const renameTemplateInput = z.strictObject({ name })
export type RenameTemplateInput = z.output<typeof renameTemplateInput>
