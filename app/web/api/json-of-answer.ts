import { snakeKeys } from '@cakrawala/api-contract/spelling'
import { mapWithPauses } from '@cakrawala/fair-queue/pauses'
import { z } from '#kernel/zod.ts'
import type { Call } from './call.ts'

/**
 * What of an answer may leave the platform: what its schema names, spelled as JSON is here.
 * @throws if `strict` where the schema does not name a field: it is sent by name or left out by name
 */
export function jsonOfAnswer({ answer, asIs }: Call, said: unknown, strict: boolean): unknown {
  if (!answer) return {}
  const told = read(answer, said, strict)
  return asIs ? told : snakeKeys(told)
}

/** The same as JSON for the copy of a list, its rows one by one in pieces. */
export async function jsonOfRows(
  { answer }: Call,
  said: Record<string, unknown>,
  strict: boolean,
): Promise<Buffer> {
  if (!(answer instanceof z.ZodObject)) throw new Error('a copy of rows needs a schema')
  const members: string[] = []
  for (const [name, schema] of Object.entries<z.ZodType>(answer.shape)) {
    const text = await jsonOf(schema, said[name], strict)
    members.push(`${JSON.stringify(name)}:${text}`)
  }
  return Buffer.from(`{"success":true,"data":{${members.join(',')}}}`)
}

async function jsonOf(schema: z.ZodType, value: unknown, strict: boolean): Promise<string> {
  const shown = (one: z.ZodType, part: unknown) => JSON.stringify(snakeKeys(read(one, part, strict)))
  if (!(schema instanceof z.ZodArray)) return shown(schema, value)
  const row = schema.element as z.ZodType
  const rows = await mapWithPauses(z.array(z.unknown()).parse(value), (one) => shown(row, one))
  return `[${rows.join(',')}]`
}

function read(schema: z.ZodType, said: unknown, strict: boolean): unknown {
  const told = schema.parse(said)
  const cut = strict ? cutFrom(said, told) : null
  if (cut !== null) throw new Error(`the schema of an answer does not name ${cut}`)
  return told
}

/** The path of the first field of an answer that its schema drops; null where there is none. */
function cutFrom(said: unknown, told: unknown, at = ''): string | null {
  if (typeof said !== 'object' || said === null || typeof told !== 'object' || told === null) return null
  for (const [name, part] of Object.entries(said)) {
    const path = `${at}/${name}`
    const cut = Object.hasOwn(told, name) ? cutFrom(part, told[name as keyof typeof told], path) : path
    if (cut !== null) return cut
  }
  return null
}
