import { type Attack, type Finding, never, seconds, type Target, told } from './attack.ts'
import { type Answer, askInLines, rawOf } from './lines.ts'
import { type Writer, writerOf } from './people.ts'
import { openProxy } from './proxy.ts'
import { askInStreams } from './streams.ts'

type Question = { path: string; headers: Record<string, string>; raw: Buffer; reader: Writer; other: Writer }
type Tally = { asked: number; foreign: number; strange: number; bare: number; busy: number; told: string[] }

const atOnce = 200

/** RPT-16: 200 requests of two people at once on connections they share; no one ever meets a word of the other. */
export const requestsAttack: Attack = {
  id: 'RPT-16',
  name: 'requests',
  full: 1_000_000,
  async run({ times, target, say }) {
    const platform = await target()
    const { origin } = platform
    const people = [await writerOf(origin, 'elang@demo.test'), await writerOf(origin, 'komodo@demo.test')]
    platform.log.marks.push(...people.flatMap(({ marks }) => marks))
    const proxy = await openProxy(platform.port + 3, origin)
    const inStreams = proxy ? Math.floor(times / 5) : 0
    const questions = people.map((reader, i) => questionsOf(origin, reader, people[1 - i]!))
    try {
      const findings: Finding[] = []
      const sockets = 10
      const lines = { sockets, deep: atOnce / sockets }
      findings.push(
        ...(await measured(
          `HTTP/1.1, ${lines.deep} under way on each of ${sockets} sockets`,
          times - inStreams,
          questions,
          say,
          (next, heard) => askInLines(origin, lines, next, heard),
        )),
      )
      if (proxy)
        findings.push(
          ...(await measured(
            `HTTP/2, ${atOnce} streams of one connection, by nginx`,
            inStreams,
            questions,
            say,
            (next, heard) => askInStreams(proxy.origin, atOnce, next, heard),
          )),
        )
      else findings.push(told('HTTP/2', 'not asked: there is no nginx here'))
      return [...findings, ...inLog(platform)]
    } finally {
      await proxy?.stop()
    }
  },
}

/** Mostly calls: pages cost more than they would tell more. */
function questionsOf(origin: string, reader: Writer, other: Writer): Question[] {
  const { token, programId, draftId } = reader
  const own = (path: string): Question => {
    const headers: Record<string, string> = path.startsWith('/api/')
      ? { Authorization: `Bearer ${token}` }
      : { Cookie: `auth.session=${token}` }
    return { path, headers, raw: rawOf(origin, path, headers), reader, other }
  }
  const [user, draft, list] = [
    own('/api/v1/user'),
    own(`/api/v1/programs/${programId}/drafts/${draftId}`),
    own('/api/v1/reports?limit=1'),
  ]
  const page = own('/bughunter/hacktivity.data')
  const most = Array.from({ length: 20 }, (_, turn) =>
    turn % 10 === 4 ? draft : turn % 10 === 7 ? list : user,
  )
  return [...Array.from({ length: 4 }, () => most).flat(), ...most.slice(1), page]
}

async function measured(
  how: string,
  times: number,
  questions: readonly Question[][],
  say: (line: string) => void,
  ask: (next: () => Question | null, heard: (question: Question, answer: Answer) => void) => Promise<unknown>,
): Promise<Finding[]> {
  const tally: Tally = { asked: 0, foreign: 0, strange: 0, bare: 0, busy: 0, told: [] }
  let turn = 0
  const next = () => {
    if (turn >= times) return null
    const its = questions[turn % 2]!
    return its[Math.floor(turn++ / 2) % its.length]!
  }
  const began = performance.now()
  await ask(next, (question, answer) => {
    count(tally, question, answer)
    if (tally.asked % 50_000 === 0) say(`${how}: ${tally.asked}, ${seconds(performance.now() - began)}`)
  })
  const took = performance.now() - began
  for (const line of tally.told) say(line)
  const rate = ((tally.asked / took) * 1_000).toFixed(0)
  return [
    told(how, `${tally.asked} requests in ${seconds(took)}, ${rate} a second`),
    never('answers with a word of the other', tally.foreign),
    never('answers without the own word', tally.bare),
    never('answers other than 200, 202 and 503', tally.strange),
    told('asked to come again (503)', String(tally.busy)),
  ]
}

function count(tally: Tally, { path, reader, other }: Question, { status, text }: Answer): void {
  tally.asked++
  const foreign = other.marks.some((mark) => text.includes(mark))
  // Where the machine is busy, the platform may ask to come again; it may not mix people up then either.
  const busy = status === 503
  const strange = !busy && status !== 200 && status !== 202
  const bare = !strange && !busy && !reader.marks.some((mark) => text.includes(mark))
  if (foreign) tally.foreign++
  if (strange) tally.strange++
  if (busy) tally.busy++
  if (bare) tally.bare++
  if ((foreign || strange || bare) && tally.told.length < 5)
    tally.told.push(`${reader.name} ${path}: ${status}${foreign ? ', a word of the other' : ''}`)
}

function inLog({ log }: Target): Finding[] {
  return [
    told('lines of the log', String(log.lines)),
    never('lines of the log with personal data', log.told.length),
  ]
}
