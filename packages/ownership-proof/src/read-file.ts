import type { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { isNoData } from './ask-txt.ts'
import type { ProofAnswer, ProofProblem } from './proof-reader.ts'

const wholeMs = 5_000
const mostBytes = 4_096
const mostHeaderBytes = 8_192
const mostRedirects = 3

export type FileOptions = {
  resolver: Resolver
  ports: { http: number; https: number }
  /** Whether a connection to an address may be made at all. */
  mayConnect: (address: string) => boolean
}
type Step = ProofAnswer | { location: string }

/**
 * A small text file of a host, by HTTPS and where that is not answered by HTTP, read within five seconds. Each connection goes to an
 * address that was resolved and judged before; a redirect is followed within the host alone.
 */
export async function readProofFile(host: string, path: string, options: FileOptions): Promise<ProofAnswer> {
  const signal = AbortSignal.timeout(wholeMs)
  // The name server has limits of its own, which are longer.
  const late = new Promise<ProofAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve({ problem: 'unreachable' }), { once: true })
  })
  return Promise.race([readBoth(host, path, options, signal), late])
}

async function readBoth(
  host: string,
  path: string,
  options: FileOptions,
  signal: AbortSignal,
): Promise<ProofAnswer> {
  const first = await readFrom(new URL(`https://${host}${path}`), options, signal)
  if ('texts' in first || first.problem !== 'unreachable') return first
  return readFrom(new URL(`http://${host}${path}`), options, signal)
}

async function readFrom(start: URL, options: FileOptions, signal: AbortSignal): Promise<ProofAnswer> {
  let url = start
  for (let step = 0; step <= mostRedirects; step++) {
    const answer = await askOnce(url, options, signal)
    if (!('location' in answer)) return answer
    const next = URL.canParse(answer.location, url) ? new URL(answer.location, url) : null
    if (!next || next.hostname !== start.hostname || next.port !== '') return { problem: 'redirected' }
    if (next.protocol !== 'https:' && next.protocol !== 'http:') return { problem: 'redirected' }
    url = next
  }
  return { problem: 'redirected' }
}

async function askOnce(url: URL, options: FileOptions, signal: AbortSignal): Promise<Step> {
  const addresses = await addressesOf(url.hostname, options.resolver)
  if ('problem' in addresses) return addresses
  if (!addresses.every(options.mayConnect)) return { problem: 'inner_address' }
  if (signal.aborted) return { problem: 'unreachable' }
  return request(url, addresses[0]!, options, signal)
}

/** A name without an address is an answer: there is no host to have a file. */
async function addressesOf(host: string, resolver: Resolver): Promise<string[] | { problem: ProofProblem }> {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return [bare]
  const asked = [resolver.resolve4(host), resolver.resolve6(host)]
  const answers = await Promise.allSettled(asked)
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  const answered = answers.every((answer) => answer.status === 'fulfilled' || isNoData(answer.reason))
  return { problem: answered ? 'missing' : 'unreachable' }
}

function request(url: URL, address: string, { ports }: FileOptions, signal: AbortSignal): Promise<Step> {
  const secure = url.protocol === 'https:'
  return new Promise((resolve) => {
    const settle = (problem: ProofProblem) => resolve({ problem })
    const asked = (secure ? https : http).request(
      {
        // The address that was checked, even if the name resolves to another a moment later; the name is in Host and in
        // the certificate.
        host: address,
        port: secure ? ports.https : ports.http,
        ...(secure ? { servername: url.hostname } : {}),
        path: `${url.pathname}${url.search}`,
        headers: { host: url.hostname, accept: 'text/plain', connection: 'close' },
        agent: false,
        maxHeaderSize: mostHeaderBytes,
        signal,
      },
      (response) => {
        const { statusCode = 0, headers } = response
        if (statusCode >= 300 && statusCode < 400) {
          asked.destroy()
          return headers.location ? resolve({ location: headers.location }) : settle('missing')
        }
        if (statusCode !== 200) {
          asked.destroy()
          return settle(statusCode >= 500 ? 'unreachable' : 'missing')
        }
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size > mostBytes) {
            settle('too_large')
            asked.destroy()
          } else parts.push(part)
        })
        response.once('end', () => resolve({ texts: [Buffer.concat(parts).toString('utf8').trim()] }))
        response.once('error', () => settle('unreachable'))
      },
    )
    asked.once('error', () => settle('unreachable'))
    asked.end()
  })
}
