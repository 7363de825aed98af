import { z } from 'zod'
import { leftOut } from './left-out.ts'
import { snake } from './spelling.ts'

/** A JSON Schema (2020-12) as far as it is looked into here. */
export type JsonSchema = {
  [key: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  $defs?: Record<string, JsonSchema>
}

/** Makes JSON schemas of Zod's, spelled as JSON is here; named ones are components, each once. */
export class Shelf {
  readonly schemas: Record<string, JsonSchema> = {}

  /** What may be sent in. `without`: a field that travels elsewhere. */
  input(schema: z.ZodType, { without }: { without?: string | undefined } = {}): JsonSchema {
    const made = this.#made(schema, 'input')
    if (without === undefined || !made.properties) return made
    const { [without]: _gone, ...properties } = made.properties
    return { ...made, properties, required: (made.required ?? []).filter((name) => name !== without) }
  }

  /** What is sent out. */
  output(schema: z.ZodType, { asIs = false }: { asIs?: boolean | undefined } = {}): JsonSchema {
    return this.#made(schema, 'output', asIs)
  }

  errorSchema(codes: readonly string[]): JsonSchema {
    const errors = z.record(z.string(), z.array(z.string())).optional()
    const code = z.enum(codes as [string, ...string[]])
    return this.output(z.object({ success: z.literal(false), code, message: z.string(), errors }))
  }

  #made(schema: z.ZodType, io: 'input' | 'output', asIs = false): JsonSchema {
    const options = { io, unrepresentable: 'any', override } as const
    const { $schema: _version, $defs, ...made } = z.toJSONSchema(schema, options) as JsonSchema
    for (const [name, named] of Object.entries($defs ?? {})) this.schemas[name] = respelled(named)
    return asIs ? made : respelled(made)
  }
}

const { $schema: _, ...safeInteger } = z.toJSONSchema(z.int())

/** How values without a type of JSON are sent: moments and amounts as `snakeKeys` has them, files as bytes. */
function override({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  const { def } = zodSchema._zod
  if (def.type === 'readonly') delete jsonSchema.readOnly
  if (def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
  if (def.type === 'object') dropLeftOut(jsonSchema, def.shape)
  if (def.type === 'bigint') Object.assign(jsonSchema, safeInteger)
  if (def.type === 'custom' && Object.keys(jsonSchema).length === 0) {
    Object.assign(jsonSchema, { contentMediaType: 'application/octet-stream' })
  }
  // A format replaces its long pattern.
  if ('format' in jsonSchema && 'pattern' in jsonSchema) delete jsonSchema.pattern
}

function dropLeftOut(schema: z.core.JSONSchema.BaseSchema, shape: Readonly<Record<string, unknown>>): void {
  const isLeft = (name: string) => shape[name] === leftOut
  for (const name of Object.keys(shape).filter(isLeft)) delete schema.properties?.[name]
  if (schema.required) schema.required = schema.required.filter((name) => !isLeft(name))
}

function respelled(schema: JsonSchema): JsonSchema {
  return walked(schema) as JsonSchema
}

function walked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'properties') return [key, renamed(part as Record<string, unknown>)]
      if (key === 'required' && Array.isArray(part)) return [key, part.map((name) => snake(String(name)))]
      if (key === '$ref') return [key, String(part).replace('#/$defs/', '#/components/schemas/')]
      return [key, key === 'enum' || key === 'const' || key === 'default' ? part : walked(part)]
    }),
  )
}

function renamed(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [snake(name), walked(part)]))
}
