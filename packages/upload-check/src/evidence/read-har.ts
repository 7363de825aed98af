import { readFile } from 'node:fs/promises'
import { BadEvidence } from './evidence-problem.ts'

/** Headers that sign a person or a program in. */
const secretHeaders = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'x-auth-token',
  'x-csrf-token',
])
const mostEntries = 20_000

/**
 * Reads recorded requests of a browser (HAR 1.2): a log with a version, and entries that each have a request and a response.
 * @returns whether headers in it hold passwords, keys or sessions
 * @throws BadEvidence har_broken
 */
export async function readHar(path: string): Promise<{ secrets: boolean }> {
  const { log } = objectOf(parsed(await readFile(path, 'utf8')))
  const { version, entries } = objectOf(log)
  if (typeof version !== 'string' || !Array.isArray(entries) || entries.length > mostEntries) throw broken()
  let secrets = false
  for (const entry of entries) {
    const { request, response } = objectOf(entry)
    secrets = [request, response].map(holdsSecrets).includes(true) || secrets
  }
  return { secrets }
}

function parsed(text: string): unknown {
  try {
    // Some tools begin their files with a byte order mark.
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw broken()
  }
}

function holdsSecrets(message: unknown): boolean {
  const { headers = [], cookies = [] } = objectOf(message)
  if (!Array.isArray(headers) || !Array.isArray(cookies)) throw broken()
  const named = headers.some((header) => {
    const { name, value } = objectOf(header)
    return typeof name === 'string' && secretHeaders.has(name.toLowerCase()) && value !== ''
  })
  return named || cookies.length > 0
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw broken()
  return value as Record<string, unknown>
}

function broken(): BadEvidence {
  return new BadEvidence('har_broken')
}
