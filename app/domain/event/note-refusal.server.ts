import { minute, now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { logLine } from '@cakrawala/logging/log'
import { transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { record } from './record.server.ts'

/**
 * An act an endpoint has refused. `pattern` is the address with names instead of what was asked for, so no secret is in
 * it.
 */
export type RefusedAct = {
  door: 'page' | 'call'
  method: string
  pattern: string
  params: Readonly<Record<string, string | undefined>>
  code: RefusalCode
  detail?: string | undefined
}

/**
 * Refusals of one kind recorded for one account within a minute; the next line counts those left out.
 */
export const mostNoted = 10
/** Lines of the server log that users without access may cause within a minute. */
const mostOfStrangers = 60
/** Accounts remembered at once. */
const mostRemembered = 5_000

type Minute = { since: number; noted: number; unrecorded: number }
const minutes = new Map<string, Minute>()
/** One after the other: in the order they happened, and on one connection however many there are. */
let writing: Promise<void> = Promise.resolve()

/**
 * Records a refused act (LOG-04): who, what it was about, from where, when. It returns at once, so that no page waits for
 * it, and no one can fill the history with it. Acts of users without access go to the server's log only.
 */
export function noteRefusal(actor: Actor, act: RefusedAct): void {
  if (actor.kind === 'system' || !isDenied(act)) return
  if (actor.kind === 'visitor') {
    const { method, pattern } = act
    if (turnOf('', mostOfStrangers))
      logLine('info', { event: 'act_refused', type: act.code, method, path: pattern })
    return
  }
  const turn = turnOf(`${actor.accountId} ${act.code}`, mostNoted)
  if (turn) write(actor, act, turn.unrecorded)
}

/** Until all that was noted so far is written; for the end of the process, and for tests. */
export async function refusalsWritten(): Promise<void> {
  await writing
}

/** For tests, which live many minutes in one. */
export function forgetRefusals(): void {
  minutes.clear()
}

/** A page that is not there is no denial; a thing that is not there for this reader may be one. */
function isDenied({ code, params }: RefusedAct): boolean {
  if (code === 'not_found') return objectOf(params) !== undefined
  return ['forbidden', 'cross_site', 'not_signed_in', 'too_many_requests'].includes(code)
}

/** What an address names closest: its last id. */
function objectOf(params: RefusedAct['params']): string | undefined {
  return Object.values(params).findLast((value) => value !== undefined && isId(value))
}

/** Counts one of a minute. @returns null when it is one too many, else how many were too many before */
function turnOf(key: string, most: number): { unrecorded: number } | null {
  const at = now().getTime()
  let one = minutes.get(key)
  if (!one || Math.abs(at - one.since) >= minute) {
    one = { since: at, noted: 0, unrecorded: one?.unrecorded ?? 0 }
    minutes.delete(key)
    if (minutes.size >= mostRemembered) minutes.delete(minutes.keys().next().value!)
    minutes.set(key, one)
  }
  if (one.noted >= most) {
    if (one.unrecorded === 0) logLine('warn', { event: 'refusals_unrecorded' })
    one.unrecorded++
    return null
  }
  one.noted++
  const { unrecorded } = one
  one.unrecorded = 0
  return { unrecorded }
}

function write(actor: Person, act: RefusedAct, unrecorded: number): void {
  const { door, method, pattern, code, detail } = act
  const facts = {
    code,
    door,
    method,
    pattern,
    ...(detail && { detail }),
    ...(unrecorded > 0 && { unrecorded }),
  }
  const subject = objectOf(act.params) ?? actor.accountId
  writing = writing
    .then(() => transaction((tx) => record(tx, actor, 'account.act_refused', subject, facts)))
    .catch((error) => logLine('error', { event: 'refusal_unrecorded' }, error))
}
