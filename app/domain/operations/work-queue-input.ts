import { z } from '#kernel/zod.ts'
import { desks } from './work-queue.ts'

/** One thing of the queue. */
export const workInput = z.strictObject({ desk: z.enum(desks, 'invalid'), id: z.uuidv7('invalid') })
export type WorkInput = z.output<typeof workInput>
