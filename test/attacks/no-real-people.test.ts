import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#infra/settings.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment
beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|json|md|sql|csv)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)

/** RFC 2606 and RFC 6761: no one can own these. */
const reserved = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))$/i
const addresses = /[A-Za-z0-9._%+-]{1,64}@((?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,})/g

describe('PDP-06 data of real people', () => {
  it('are in no seed and no fixture: every address is one that cannot be registered', () => {
    const found = ['db/seed', 'test/support', 'test/access']
      .flatMap(filesIn)
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(addresses)]
          .filter(([, host]) => !reserved.test(host!) && !/^127\./.test(host!))
          .map(([address]) => `${file}: ${address}`),
      )
    expect(found).toEqual([])
  })

  it('reach no third party: no page loads, sends or allows anything elsewhere', async () => {
    const { reporter, owner, hello: team, incident } = environment.people
    const pages = [
      ...[null, reporter].flatMap((who) =>
        ['/', '/bug-bounty', '/leaderboard', '/sign-in'].map((page) => [who, page] as const),
      ),
      ...([
        [reporter, '/bughunter'],
        [owner, '/company'],
        [team, '/hello'],
        [incident, '/incident'],
      ] as const),
    ]
    for (const [who, page] of pages) {
      const answer = await site.ask(page, { as: who ? await sessionOf(who) : null })
      if (answer.status !== 200) continue
      // Pictures and videos may come from our own host of files, and from nowhere else.
      const policy = (answer.headers.get('content-security-policy') ?? '').replaceAll(
        new RegExp(`(?<=(?:img|media)-src 'self') ${settings().filesOrigin}`, 'g'),
        '',
      )
      expect([page, policy]).toEqual([page, expect.stringMatching(/default-src 'none'|default-src 'self'/)])
      expect([page, policy.match(/https?:|wss?:|\*|\b[\w-]+\.[a-z]{2,}\b/g)]).toEqual([page, null])
      const html = await answer.text()
      const loaded = [
        ...html.matchAll(
          /<(?:script|link|img|iframe|source|video|form|object|embed)\b[^>]*?\s(?:src|href|action|data)="((?:https?:)?\/\/[^"]*)"/g,
        ),
      ]
      const elsewhere = loaded
        .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
        .map(([, to]) => to)
      expect([page, elsewhere]).toEqual([page, []])
    }
  })
})
