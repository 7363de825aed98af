import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import { contract } from '#web/api/contract.ts'
import { openApi } from '#web/api/openapi.ts'

type Operation = { responses: Record<string, { content: Record<string, { schema: object }> }> }

const document = JSON.parse(JSON.stringify(openApi(contract, 'en'))) as {
  paths: Record<string, Record<string, Operation>>
  components: object
}
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false })
ajv.addSchema({ $id: 'openapi', components: document.components })
const checks = new Map<string, ValidateFunction>()

/** What of an answer the document does not allow; null where it allows all of it. */
export function strayIn(method: string, path: string, answer: unknown): string | null {
  const check = checkOf(method, path)
  if (check(answer)) return null
  const [first] = check.errors ?? []
  return `${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`
}

function checkOf(method: string, path: string): ValidateFunction {
  const known = checks.get(`${method} ${path}`)
  if (known) return known
  const spelled = path.replace(
    /:([A-Za-z]+)/g,
    (_all, name: string) => `{${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}}`,
  )
  const schema =
    document.paths[spelled]?.[method.toLowerCase()]?.responses['200']?.content['application/json']?.schema
  if (!schema) throw new Error(`the document has no ${method} ${path}`)
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object)
  checks.set(`${method} ${path}`, check)
  return check
}
