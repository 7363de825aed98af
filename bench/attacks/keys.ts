import type { ChildProcess } from 'node:child_process'
import { newId } from '@cakrawala/ids/ids'
import type { Call } from '#web/api/call.ts'
import { rowsOf } from '../../test/access/matrix.ts'
import { pageTable } from '../../test/access/page-table.ts'
import { type Attack, type Finding, never, seconds, type Target, told } from './attack.ts'
import { addressOf, fieldsOf, isDocumented, jsonActs, readings } from './calls.ts'
import { askInLines, rawOf } from './lines.ts'
import { callerOf, type Person, signIn } from './people.ts'

type Question = { what: string; raw: Buffer; isGood: (status: number) => boolean }
type Maker = (turn: number) => Question

const words = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'constructor.prototype',
    '__proto__.isAdmin',
    '__proto__[isAdmin]',
  ],
  ...[
    'toString',
    'valueOf',
    'then',
    'hasOwnProperty',
    '__defineGetter__',
    'isPrototypeOf',
    'toJSON',
    'length',
  ],
]
const forPages = new Set([200, 202, 204, 302, 303, 400, 403, 404, 405, 409, 413, 415, 422, 429, 431])

/** DOS-02: names that every object has, wherever a name or a value may stand; the process stays as it was. */
export const keysAttack: Attack = {
  id: 'DOS-02',
  name: 'keys',
  full: 100_000,
  async run({ times, target, say }) {
    const platform = await target()
    const makers = await makersOf(platform)
    const before = await rootsOf(platform.child)
    const bad = { fives: 0, undocumented: 0, told: [] as string[] }
    const errors = platform.log.errors.length
    let turn = 0
    let asked = 0
    const began = performance.now()
    const broken = await askInLines(
      platform.origin,
      { sockets: 8, deep: 4 },
      () => (turn < times ? makers[turn % makers.length]!(Math.floor(turn++ / makers.length)) : null),
      ({ what, isGood }, { status }) => {
        if (++asked % 20_000 === 0) say(`${asked} keys, ${seconds(performance.now() - began)}`)
        if (status >= 500) bad.fives++
        else if (!isGood(status)) bad.undocumented++
        if ((status >= 500 || !isGood(status)) && bad.told.length < 10) bad.told.push(`${what}: ${status}`)
      },
    )
    for (const line of [...bad.told, ...platform.log.errors.slice(errors, errors + 5)]) say(line)
    const rate = ((asked / (performance.now() - began)) * 1_000).toFixed(0)
    return [
      told('requests', `${asked}, ${rate} a second`),
      told('connections that ended without a word', String(broken)),
      never('answers from 500 on', bad.fives),
      never('answers nobody documented, and unknown keys that were taken', bad.undocumented),
      never('lines of the log that tell of an error', platform.log.errors.length - errors),
      ...unchanged(before, await rootsOf(platform.child)),
    ]
  },
}

/** What a request may be made of, each kind in its turn. */
async function makersOf({ origin }: Target): Promise<Maker[]> {
  const people = new Map<Call, Person>()
  for (const call of [...readings, ...jsonActs]) people.set(call, await callerOf(origin, call))
  const word = (turn: number, more = 0) => words[(turn + more) % words.length]!
  const bearer = (call: Call) => ({ Authorization: `Bearer ${people.get(call)!.token}` })
  const act = (
    turn: number,
    bodyOf: (call: Call) => unknown,
    isGood?: (status: number) => boolean,
  ): Question => {
    const call = jsonActs[turn % jsonActs.length]!
    const headers = { ...bearer(call), 'Content-Type': 'application/json', 'Idempotency-Key': newId() }
    const raw = rawOf(origin, addressOf(call), headers, JSON.stringify(bodyOf(call)), call.method)
    return {
      what: `${call.method} ${call.path} ${word(turn)}`,
      raw,
      isGood: (status) => isDocumented(call, status) && (isGood?.(status) ?? true),
    }
  }
  const reading = (
    turn: number,
    query: (call: Call) => string,
    more: Record<string, string>,
    param?: string,
  ) => {
    const call = readings[turn % readings.length]!
    const raw = rawOf(origin, addressOf(call, param) + query(call), { ...bearer(call), ...more })
    return {
      what: `${call.path} ${word(turn)} ${param ?? ''}`,
      raw,
      isGood: (status: number) => isDocumented(call, status) || (param !== undefined && status === 404),
    }
  }
  const refused = (status: number) => status >= 400
  const own = (key: string, value: unknown) => Object.fromEntries([[key, value]])
  return [
    (turn) => act(turn, () => own(word(turn), word(turn, 3)), refused),
    (turn) => act(turn, () => own(word(turn), { constructor: { prototype: { isAdmin: true } } }), refused),
    (turn) =>
      act(turn, ({ body }) => Object.fromEntries(fieldsOf(body).map((name, i) => [name, word(turn, i)]))),
    (turn) =>
      act(
        turn,
        ({ body }) => Object.fromEntries(fieldsOf(body).map((name) => [name, own(word(turn), 1)])),
        refused,
      ),
    (turn) =>
      reading(turn, () => `?${encodeURIComponent(word(turn))}=${encodeURIComponent(word(turn, 2))}`, {}),
    (turn) =>
      reading(
        turn,
        ({ query }) =>
          `?${fieldsOf(query)
            .map((name, i) => `${name}=${word(turn, i)}`)
            .join('&')}`,
        {},
      ),
    (turn) => reading(turn, () => '', { ...hostileHeaders(turn), 'Accept-Language': word(turn) }),
    (turn) => reading(turn, () => '', {}, encodeURIComponent(word(turn))),
    ...(await pageMakers(origin)),
  ]
}

function hostileHeaders(turn: number): Record<string, string> {
  const plain = words.filter((one) => /^[\w.]+$/.test(one))
  return Object.fromEntries(plain.map((name, i) => [name, words[(turn + i) % words.length]!]))
}

/** Pages that need no object, as a person who may see them: asked with such names, and sent forms of them. */
async function pageMakers(origin: string): Promise<Maker[]> {
  const emails = {
    ...{ reporter: 'elang@demo.test', owner: 'owner@nusabank.test', staff: 'staf@nusabank.test' },
    ...{ hello: 'triase@demo.test', incident: 'insiden@demo.test' },
  }
  const tokens = new Map<string, string>()
  for (const [who, email] of Object.entries(emails)) tokens.set(who, (await signIn(origin, email)).token)
  const pages = rowsOf(pageTable)
    .filter(({ pattern }) => !/[:*]|sign-out|error\d/.test(pattern))
    .map(({ pattern, cells }) => {
      const who = Object.keys(emails).find((one) => cells[one as keyof typeof cells] === '.')
      return { pattern, cookie: `auth.session=${(who && tokens.get(who)) ?? 'none'}` }
    })
  const page = (turn: number) => pages[turn % pages.length]!
  const pairs = (turn: number) =>
    words
      .map(
        (name, i) => `${encodeURIComponent(name)}=${encodeURIComponent(words[(turn + i) % words.length]!)}`,
      )
      .join('&')
  const isGood = (status: number) => forPages.has(status)
  return [
    (turn) => {
      const { pattern, cookie } = page(turn)
      const cookies = `${cookie}; __proto__=then; locale=constructor; toString=__proto__`
      return {
        what: `${pattern}?…`,
        isGood,
        raw: rawOf(origin, `${pattern}?${pairs(turn)}`, { Cookie: cookies }),
      }
    },
    (turn) => {
      const { pattern, cookie } = page(turn)
      const headers = {
        ...{ Cookie: cookie, Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
        'Content-Type': 'application/x-www-form-urlencoded',
      }
      const body = `intent=${encodeURIComponent(words[turn % words.length]!)}&${pairs(turn)}`
      const isRefused = (status: number) => isGood(status) && status >= 300
      return { what: `form of ${pattern}`, isGood: isRefused, raw: rawOf(origin, pattern, headers, body) }
    },
  ]
}

function rootsOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('message', (roots) => resolve(String(roots)))
    child.send('what hangs on the roots?')
  })
}

function unchanged(before: string, after: string): Finding[] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const changed = was.filter((line, i) => line !== is[i]).map((line) => line.split(' ')[0]!)
  const met = changed.length > 0 ? `changed: ${changed.join(', ')}` : 'as before'
  return [
    {
      what: `what ${was.length} kinds of things inherit in the process`,
      met,
      bar: 'as before',
      ok: changed.length === 0,
    },
  ]
}
