import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from '#kernel/zod.ts'
import { contract } from '#web/api/contract.ts'

/** A field that may be given a text, by a name for people. */
export type SchemaField = { name: string; schema: z.ZodType }

/**
 * Every field of every schema of ours that reads user input: all that modules named `…-input.ts` and `…-fields.ts`
 * export, and the queries and bodies of all calls. One field in many schemas is listed once.
 */
export async function schemaFields(): Promise<SchemaField[]> {
  const found = new Map<z.ZodType, string>()
  for (const module of inputModules()) {
    const exported = (await import(path.resolve(module))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported))
      if (value instanceof z.ZodType) collect(value, `${module} ${name}`, found)
      else if (typeof value === 'object' && value !== null)
        for (const [part, schema] of Object.entries(value))
          if (schema instanceof z.ZodType) collect(schema, `${module} ${name}.${part}`, found)
  }
  for (const { method, path: address, query, body } of contract)
    for (const schema of [query, body]) if (schema) collect(schema, `${method} ${address}`, found)
  return [...found].map(([schema, name]) => ({ schema, name }))
}

function inputModules(): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:-input|-fields)\.ts$|\/fields\.ts$/.test(name))
    .map((name) => `app/${name}`)
}

function collect(schema: z.ZodType, name: string, found: Map<z.ZodType, string>): void {
  if (found.has(schema)) return
  if (schema instanceof z.ZodObject) {
    for (const [part, inner] of Object.entries(schema.shape))
      collect(inner as z.ZodType, `${name}.${part}`, found)
  } else if (schema instanceof z.ZodPipe && isObject(schema.in)) collect(schema.in as z.ZodType, name, found)
  else if (schema instanceof z.ZodArray) {
    found.set(schema, name)
    collect(schema.element as z.ZodType, `${name}[]`, found)
  } else found.set(schema, name)
}

function isObject(schema: unknown): boolean {
  return schema instanceof z.ZodObject || (schema instanceof z.ZodPipe && isObject(schema.in))
}
