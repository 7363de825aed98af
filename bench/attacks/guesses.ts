import { newId } from '@cakrawala/ids/ids'
import { missLimits } from '#domain/report/guesses.server.ts'
import { type Attack, never, seconds, told } from './attack.ts'
import { askInLines, rawOf } from './lines.ts'
import { signIn, type Writer, writerOf } from './people.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * RPT-07: near ids, words and codes of a person's report through every endpoint; nothing opens, and the person who
 * guesses must wait.
 */
export const guessesAttack: Attack = {
  id: 'RPT-07',
  name: 'guesses',
  full: 10_000,
  async run({ times, target, say }) {
    const { origin } = await target()
    const victim = await writerOf(origin, 'elang@demo.test')
    const { token } = await signIn(origin, 'komodo@demo.test')
    const hash = await hashOf(origin, victim)
    const met = new Map<number, number>()
    let hits = 0
    let turn = 0
    const began = performance.now()
    await askInLines(
      origin,
      { sockets: 4, deep: 8 },
      () => (turn < times ? guess(origin, token, { id: victim.draftId, hash }, turn++) : null),
      ({ path }, { status, text }) => {
        met.set(status, (met.get(status) ?? 0) + 1)
        if (status < 400 || victim.marks.some((mark) => text.includes(mark))) {
          hits++
          say(`${path}: ${status}`)
        }
      },
    )
    const took = performance.now() - began
    const most = missLimits.account * (Math.floor(took / 60_000) + 2)
    const answered = met.get(404) ?? 0
    const others = [...met].filter(([status]) => status !== 404 && status !== 429)
    return [
      told('guesses', `${times} in ${seconds(took)}`),
      never('that opened something', hits),
      { what: 'that were answered at all', met: String(answered), bar: `≤ ${most}`, ok: answered <= most },
      told('that were asked to wait', String(met.get(429) ?? 0)),
      never(
        'answers other than 404 and 429',
        others.reduce((sum, [, count]) => sum + count, 0),
      ),
    ]
  },
}

async function hashOf(origin: string, { token, programId, draftId }: Writer): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/programs/${programId}/drafts/${draftId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { data: { draft: { hash: string } } }).data.draft.hash
}

function guess(origin: string, token: string, { id, hash }: { id: string; hash: string }, turn: number) {
  const at = turn % hash.length
  const nearHash = hash.slice(0, at) + letters[turn % 62] + hash.slice(at + 1)
  const nearId = `${id.slice(0, -4)}${(turn % 65_536).toString(16).padStart(4, '0')}`
  const code = `CA-2026-${String(turn).padStart(6, '0')}-${letters[turn % 36]}`
  const paths = [
    `/api/v1/reports/${nearId}`,
    `/api/v1/reports/${id}`,
    `/bughunter/hacktivity/${nearHash}/${id}.data`,
    `/bughunter/hacktivity/${hash}/${nearId}.data`,
    `/api/v1/reports/${code}`,
    `/bughunter/hacktivity/${code}/${id}.data`,
    `/api/v1/reports/${newId()}`,
  ]
  const path = paths[turn % paths.length]!
  const headers: Record<string, string> = path.startsWith('/api/')
    ? { Authorization: `Bearer ${token}` }
    : { Cookie: `auth.session=${token}` }
  return { path, raw: rawOf(origin, path, headers) }
}
