import { newId, randomWord } from '@cakrawala/ids/ids'
import type { Call } from '#web/api/call.ts'
import { contract } from '#web/api/contract.ts'
import { openApi } from '#web/api/openapi.ts'

/** Acts that would end what the attack depends on. */
const ending = /logout|sessions|password|recovery|leav|account\/delete/

export const readings = contract.filter(({ method, path }) => method === 'GET' && !ending.test(path))
export const jsonActs = contract.filter(
  ({ method, path, form }) => method !== 'GET' && method !== 'DELETE' && !form && !ending.test(path),
)

/** An address of a call; every parameter is `word`, or looks right and names nothing. */
export function addressOf({ path }: Pick<Call, 'path'>, word?: string): string {
  return path.replace(
    /:([A-Za-z]+)/g,
    (_all, name: string) => word ?? (/(?:^id|Id)$/.test(name) ? newId() : randomWord()),
  )
}

const documented = new Map(
  Object.entries(openApi(contract, 'en').paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const { responses } = operation as { responses: Record<string, unknown> }
      return [`${method} ${path}`, new Set(Object.keys(responses).map(Number))] as const
    }),
  ),
)
/** What the server answers before routing: unreadable, another host, too large headers. */
const atEndpoint = new Set([400, 421, 431])

/** Whether the document of the API names this status for this call. */
export function isDocumented({ method, path }: Call, status: number): boolean {
  const pattern = path.replace(
    /:([A-Za-z]+)/g,
    (_all, name: string) => `{${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}}`,
  )
  return (
    atEndpoint.has(status) || (documented.get(`${method.toLowerCase()} ${pattern}`)?.has(status) ?? false)
  )
}

/** The fields a call knows, as they are sent. */
export function fieldsOf(schema: unknown): string[] {
  const shape = typeof schema === 'object' && schema !== null && 'shape' in schema ? schema.shape : {}
  return Object.keys(shape as object).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
}
