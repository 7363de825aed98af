// `npm run bench:attacks [-- names…] [--name=times]`: attacks at full scale on the built product; a table, and exit 1 where a bar is missed.
import { parseArgs } from 'node:util'
import { type Attack, type Finding, seconds, type Target } from './attacks/attack.ts'
import { floodsAttack } from './attacks/floods.ts'
import { guessesAttack } from './attacks/guesses.ts'
import { historyAttack } from './attacks/history.ts'
import { jsonAttack } from './attacks/json.ts'
import { keysAttack } from './attacks/keys.ts'
import { requestsAttack } from './attacks/requests.ts'
import { rewardsAttack } from './attacks/rewards.ts'
import { uploadsAttack } from './attacks/uploads.ts'
import { openPlatform, type Platform } from './platform.ts'
import { table } from './table.ts'

process.env.NODE_ENV ??= 'test'
process.env.SECRET_KEY ??= 'a bench key that is long enough to pass'
process.env.DATA_DIR ??= 'data/test'

const attacks: readonly Attack[] = [
  requestsAttack,
  guessesAttack,
  historyAttack,
  rewardsAttack,
  uploadsAttack,
  keysAttack,
  jsonAttack,
  floodsAttack,
]
/** The platform takes three ports from here on; a proxy before it the fourth. */
const usualPort = '4343'

const options = Object.fromEntries(attacks.map(({ name }) => [name, { type: 'string' as const }]))
const { values, positionals } = parseArgs({
  options: { ...options, port: { type: 'string', default: usualPort } },
  allowPositionals: true,
})
const port = Number(values.port)
const chosen = attacks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const say = (line: string) => void process.stdout.write(`${line}\n`)

const missed: string[] = []
let platform = null as Platform | null
let target = null as Target | null
try {
  for (const attack of chosen) {
    const began = performance.now()
    const times = Number(values[attack.name as keyof typeof values] ?? attack.full)
    const findings = await attack.run({ times, target: open, say })
    print(`${attack.id} ${attack.name}, ${times} times, ${seconds(performance.now() - began)}`, findings)
    missed.push(
      ...findings
        .filter(({ ok }) => !ok)
        .map(({ what, met, bar }) => `${attack.id}: ${what}: ${met}, bar ${bar}`),
    )
  }
} finally {
  await platform?.stop()
}
process.stdout.write(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}\n` : '\nEvery bar is met.\n')
process.exit(missed.length > 0 ? 1 : 0)

/** The platform is opened when the first attack wants it, and stays open for the others. */
async function open(): Promise<Target> {
  if (target) return target
  const log: Target['log'] = { lines: 0, errors: [], marks: [], told: [] }
  platform = await openPlatform(port, {
    preload: './bench/attacks/look-inside.ts',
    heard(line) {
      log.lines++
      if (/"level":[56]0/.test(line)) log.errors.push(line)
      if (log.marks.some((mark) => line.includes(mark))) log.told.push(line)
    },
  })
  target = { origin: platform.origin, port, child: platform.child, log }
  return target
}

function print(title: string, findings: readonly Finding[]): void {
  table(
    title,
    ['what', 'met', 'bar', ''],
    findings.map(({ what, met, bar, ok }) => [what, met, bar, ok ? '' : 'missed']),
  )
}
