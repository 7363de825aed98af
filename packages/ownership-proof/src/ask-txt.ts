import { Resolver } from 'node:dns/promises'
import { errorCode } from '@cakrawala/errors/start-problem'
import type { ProofAnswer } from './proof-reader.ts'

const triesMs = 1_500
const tries = 2
/** Most bytes of TXT records that are read; an answer above is not a place for a proof. */
const mostBytes = 4_096

/** A resolver that asks one server, or those of this machine. `server`: address and port. */
export function resolverAt(server: string | undefined): Resolver {
  const resolver = new Resolver({ timeout: triesMs, tries })
  if (server) resolver.setServers([server])
  return resolver
}

/** The TXT records of a name, chunks joined. Names that lead in circles have none: the server answers, not we, follow them. */
export async function askTxt(resolver: Resolver, name: string): Promise<ProofAnswer> {
  try {
    const records = await resolver.resolveTxt(name)
    // A circle of CNAMEs is an answer with no TXT record in it.
    if (records.length === 0) return { problem: 'missing' }
    const texts = records.map((chunks) => chunks.join(''))
    const bytes = texts.reduce((sum, text) => sum + text.length, 0)
    return bytes > mostBytes ? { problem: 'too_large' } : { texts }
  } catch (error) {
    return { problem: isNoData(error) ? 'missing' : 'unreachable' }
  }
}

/** Whether the server answered that there is nothing. */
export function isNoData(error: unknown): boolean {
  return ['ENODATA', 'ENOTFOUND', 'EBADRESP'].includes(errorCode(error) ?? '')
}
