// `npm run bench:pages`: what visitors' pages cost, how fast and how open to everyone they are, and how fast the pages of daily
// work are; tables, and exit 1 where a bar is missed.
import { barriersOf } from './barriers.ts'
import { costsOf } from './cost.ts'
import { flowsOf } from './flows.ts'
import { type Scores, scoresOf } from './lighthouse.ts'
import { openPlatform } from './platform.ts'
import { publicPaths } from './public-paths.ts'
import { table } from './table.ts'

const port = 4340
const mostLcpMs = 1_200
/** Of dashboards, queues and report pages. */
const worked = { lcpMs: 1_500, inpMs: 100, shift: 0.05 }
/** Compressed bytes of scripts: every scored page only informs. */
const mostScriptBytes = 15_000

const missed: string[] = []
const platform = await openPlatform(port)
try {
  const paths = await publicPaths(platform.origin)

  const costs = await costsOf(platform, '/')
  table(
    'Processor time of a page from memory, against a bare node:http server sending the same bytes',
    ['answer', 'µs', 'ratio', 'bar'],
    costs.map(({ what, microseconds, ratio, bar }) => [
      what,
      microseconds.toFixed(0),
      ratio.toFixed(2),
      `≤ ${bar}`,
    ]),
  )
  for (const { what, ratio, bar } of costs)
    if (ratio > bar) missed.push(`cost, ${what}: ${ratio.toFixed(2)} × > ${bar}`)

  const scores = await scoresOf(platform.origin, paths.measured)
  table(
    'Lighthouse (mobile)',
    ['page', 'perf', 'a11y', 'best', 'SEO', 'LCP ms', 'CLS', 'JS B', 'other hosts', 'failed audits'],
    scores.map((one) => [
      ...[one.path, one.performance, one.accessibility, one.bestPractices, one.seo].map(String),
      one.lcp.toFixed(0),
      one.cls.toFixed(3),
      String(one.scriptBytes),
      one.otherHosts.join(' '),
      one.failed.join(' '),
    ]),
  )
  for (const one of scores) missed.push(...shortOf(one))

  const flows = await flowsOf(platform.origin)
  table(
    'Lighthouse user flows (mobile), signed in',
    ['page', 'LCP ms', 'INP ms', 'CLS'],
    flows.map(({ path, lcp, inp, cls }) => [path, lcp.toFixed(0), inp?.toFixed(0) ?? '–', cls.toFixed(3)]),
  )
  for (const { path, lcp, inp, cls } of flows) {
    if (!(lcp <= worked.lcpMs)) missed.push(`flow, ${path}: LCP ${lcp.toFixed(0)} ms`)
    if (inp === null || inp > worked.inpMs) missed.push(`flow, ${path}: INP ${inp?.toFixed(0)} ms`)
    if (cls > worked.shift) missed.push(`flow, ${path}: layout shift ${cls.toFixed(3)}`)
  }

  const barriers = await barriersOf(platform.origin, paths.all)
  const found = barriers.filter((one) => one.found.length > 0)
  table(
    `axe: ${paths.all.length} public addresses in both themes, ${found.length} with violations`,
    ['page', 'theme', 'found'],
    found.map(({ path, theme, found }) => [path, theme, found.join(' · ')]),
  )
  for (const { path, theme, found: what } of found) missed.push(`axe, ${path} ${theme}: ${what[0]}`)
} finally {
  await platform.stop()
}
process.stdout.write(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}\n` : '\nEvery bar is met.\n')
process.exitCode = missed.length > 0 ? 1 : 0

function shortOf(one: Scores): string[] {
  return [
    one.performance < 0.99 && `performance ${one.performance}`,
    one.accessibility < 1 && `accessibility ${one.accessibility}`,
    one.bestPractices < 1 && `best practices ${one.bestPractices}`,
    one.seo < 1 && `SEO ${one.seo}`,
    one.lcp > mostLcpMs && `LCP ${one.lcp.toFixed(0)} ms`,
    one.cls > 0 && `layout shift ${one.cls.toFixed(3)}`,
    one.scriptBytes > mostScriptBytes && `${one.scriptBytes} B of scripts`,
    one.otherHosts.length > 0 && `asks ${one.otherHosts.join(', ')}`,
  ]
    .filter((word) => word !== false)
    .map((word) => `Lighthouse, ${one.path}: ${word}`)
}
