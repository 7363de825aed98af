import { describe, expect, it } from 'vitest'
import { operator } from '../support/cast.ts'
import { sessionOf } from '../support/site.ts'
import { addressOf, outcomeOf, paramsOf } from './matrix.ts'
import { walk } from './one-walk.ts'
import { pages } from './walk.ts'

const { site, environment } = walk

/** What everybody does for themselves: their account, their notices, and files of what they read. */
const own =
  /^(?:dismiss|save_view|export|copy|choose|choose_columns|quiet|follow|explain|ask_email|set_picture|passkey_start|authenticator_start|change_password|end_all)$/

/** Opened by the operator who took the case, and no other colleague. */
const ofTaker = /\/verification\/:caseId\/document/

describe('an auditor', () => {
  it('reads every page of the team, and is told where others act', { timeout: 120_000 }, async () => {
    const as = await sessionOf(await operator(['auditor']))
    const area = pages.filter(({ pattern, cells }) => pattern.startsWith('/hello') && cells.hello === '.')
    const others: string[] = []
    const offered = new Set<string>()
    for (const { pattern, of } of area.filter((row) => !ofTaker.test(row.pattern))) {
      const address = addressOf(pattern, paramsOf(environment(), of))
      const answer = await site.ask(address, { as })
      const html = await answer.clone().text()
      for (const [, intent] of html.matchAll(/name="intent" value="(\w+)"/g))
        offered.add(`${pattern} ${intent}`)
      const met = outcomeOf(answer, null)
      // A file is on another host.
      if (met !== '.' && met !== '>') others.push(`${pattern} ${met}`)
    }
    // Forms of programs are triage's, and those of articles the editor's.
    expect([...new Set(others)].toSorted()).toEqual([
      '/hello/announcements/create 403',
      '/hello/canned-answers/create 403',
      '/hello/canned-answers/for/:id 403',
      '/hello/mentionable/:id 403',
      '/hello/programs/create 403',
      '/hello/programs/edit/:id 403',
      '/hello/publications/create 403',
    ])
    expect([...offered].filter((one) => !own.test(one.split(' ')[1]!))).toEqual([])
    expect(await (await site.ask('/hello/payouts', { as })).text()).toContain(
      'Anda hanya membaca halaman ini',
    )
    const triage = await sessionOf(await operator(['triage']))
    const desk = await (await site.ask('/hello/reports', { as: triage })).text()
    expect(desk).not.toContain('Anda hanya membaca halaman ini')
  })

  it('is refused a form in words', async () => {
    const as = await sessionOf(await operator(['auditor']))
    const sent = await site.ask('/api/v1/inquiries', { as })
    expect(sent.status).toBe(200)
    const invite = await site.ask('/hello/team', {
      as,
      form: {
        intent: 'invite',
        email: 'baru@demo.test',
        roles: 'triage',
        reason: 'Keputusan rapat tim 12',
        currentPassword: 'x',
      },
    })
    expect([invite.status, await invite.text()]).toEqual([403, expect.stringContaining('Peran Anda di tim')])
  })
})
