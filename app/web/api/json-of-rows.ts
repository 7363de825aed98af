import { snakeKeys } from '@cakrawala/api-contract/spelling'
import { mapWithPauses } from '@cakrawala/fair-queue/pauses'
import { z } from '#kernel/zod.ts'
import type { Call } from './call.ts'

/** The answer of a call as JSON, its lists row by row in pieces. Only what the schema names leaves the platform. */
export async function jsonOfRows({ answer }: Call, said: Record<string, unknown>): Promise<Buffer> {
  if (!(answer instanceof z.ZodObject)) throw new Error('a copy of rows needs a schema')
  const members: string[] = []
  for (const [name, schema] of Object.entries<z.ZodType>(answer.shape)) {
    const text = await jsonOf(schema, said[name])
    members.push(`${JSON.stringify(name)}:${text}`)
  }
  return Buffer.from(`{"success":true,"data":{${members.join(',')}}}`)
}

async function jsonOf(schema: z.ZodType, value: unknown): Promise<string> {
  const shown = (one: z.ZodType, part: unknown) => JSON.stringify(snakeKeys(one.parse(part)))
  if (!(schema instanceof z.ZodArray)) return shown(schema, value)
  const row = schema.element as z.ZodType
  const rows = await mapWithPauses(z.array(z.unknown()).parse(value), (one) => shown(row, one))
  return `[${rows.join(',')}]`
}
