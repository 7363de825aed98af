import { demoPassword } from '#db/seed/cast.ts'
import { floods } from '../../test/support/floods.ts'
import { type FloodMet, floodBars, measureFlood, tokenOf } from '../../test/support/measure-flood.ts'
import { type Attack, type Finding, never } from './attack.ts'
import { writerOf } from './people.ts'

/** One client does its worst for so many seconds, each way in its turn; no one else may notice. */
export const floodsAttack: Attack = {
  id: 'AVL-01',
  name: 'floods',
  full: 30,
  async run({ times, target, say }) {
    const platform = await target()
    const { origin, port } = platform
    const { token, programId } = await writerOf(origin, 'komodo@demo.test')
    const reportId = await sentReportOf(origin, token)
    const email = 'elang@demo.test'
    const others = { email, password: demoPassword, token: await tokenOf(origin, email, demoPassword) }
    const aim = { port, origin, token, programId, reportId }
    const findings: Finding[] = []
    const chosen = process.env.FLOOD
    for (const name of Object.keys(floods).filter((one) => !chosen || one.includes(chosen))) {
      const met = await measureFlood(name, aim, others, times * 1_000)
      say(`${name}: ${JSON.stringify(met)}`)
      findings.push(...findingsOf(name, met))
    }
    findings.push(never('ends of the process', platform.child.exitCode === null ? 0 : 1))
    return findings
  },
}

/** A report that was sent: only those have a PDF. */
async function sentReportOf(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/reports`, { headers: { Authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { rows: { id: string }[] } }
  return data.rows[0]!.id
}

function findingsOf(name: string, met: FloodMet): Finding[] {
  const lines = {
    health: 'health p99',
    page: 'page p99',
    ownPage: 'signed-in page p99',
    signIn: 'slowest sign-in',
  }
  const slow = Object.entries(lines).map(([key, what]): Finding => {
    const kind = key as keyof typeof lines
    const [ms, bar] = [met[kind], floodBars[kind]]
    return { what: `${name}: ${what}`, met: `${ms.toFixed(0)} ms`, bar: `≤ ${bar} ms`, ok: ms <= bar }
  })
  return [...slow, never(`${name}: others refused`, met.refused)]
}
