import type { IncomingMessage, ServerResponse } from 'node:http'
import { outsideOfRequests } from '#infra/request-scope.ts'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { areaOf } from '#web/parts/area-of.ts'
import { mergeHeaders } from '../merge-headers.ts'
import { cachedPageHeaders } from '../security-headers.ts'

/** What visitors ask for at an address that no route takes. */
export type AbsentAddress = { method: 'GET' | 'POST'; path: string }
type Answer = { status: number; headers: Record<string, string>; body: Buffer }
type Kept = { answer: Promise<Answer>; madeAt: number }

/** Nothing but settings changes these answers, and who changes them calls `forgetAbsentPages`. */
const longestMs = 60_000

/** By what they differ in, which is little: language, area, method, page or data. */
const kept = new Map<string, Kept>()

/**
 * The address whose answer is the one of all addresses like this one: the answer depends on the language and the area of an
 * address, and repeats nothing of it.
 * @param pathname as sent, of an address that no route takes
 * @param deep more segments than any route has
 * @returns null where the answer depends on more
 */
export function absentAddress(
  { method, url = '' }: IncomingMessage,
  pathname: string,
  deep: number,
): AbsentAddress | null {
  const isData = pathname.endsWith('.data')
  // Data may be asked for some routes only, and a form to them is answered with the address in its words.
  if (isData && (method === 'POST' || url.includes('_routes'))) return null
  const locale = localeOf(pathname.split('/')[1])
  const rest = '/-'.repeat(deep)
  const path = inLocale(`${areaOf(pathname) ?? ''}${rest}`, locale)
  return { method: method === 'POST' ? 'POST' : 'GET', path: isData ? `${path}.data` : path }
}

/** Answers as all addresses like this one are answered. @param render makes that answer when it is not there or a minute old */
export async function makeAbsentPage(
  { method, path }: AbsentAddress,
  render: () => Promise<Response>,
): Promise<(request: IncomingMessage, answer: ServerResponse) => void> {
  const { status, headers, body } = await answerAt(`${method} ${path}`, render)
  return (request, answer) => {
    answer.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

export function forgetAbsentPages(): void {
  kept.clear()
}

function answerAt(key: string, render: () => Promise<Response>): Promise<Answer> {
  const before = kept.get(key)
  if (before && Date.now() < before.madeAt + longestMs) return before.answer
  const made = { answer: outsideOfRequests(() => make(render)), madeAt: Date.now() }
  kept.set(key, made)
  const forget = () => {
    if (kept.get(key) === made) kept.delete(key)
  }
  made.answer.then(({ status }) => status >= 500 && forget(), forget)
  return made.answer
}

async function make(render: () => Promise<Response>): Promise<Answer> {
  const answer = await render()
  if (answer.headers.has('set-cookie')) throw new Error('an answer for everybody sets a cookie')
  const body = Buffer.from(await answer.arrayBuffer())
  const ours = {
    ...cachedPageHeaders({ scriptHashes: [], styleHashes: [] }),
    ...{ 'Cache-Control': 'private, no-cache', 'Content-Length': String(body.length) },
  }
  const headers = mergeHeaders(ours, answer.headers)
  return { status: answer.status, headers, body }
}
