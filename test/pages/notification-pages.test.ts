import { beforeAll, describe, expect, it } from 'vitest'
import { noticeChoicesSeenBy } from '#domain/notification/notice-choices.server.ts'
import { noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import { stopMailToken } from '#domain/notification/stop-mail-token.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { tell } from '../support/notices.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const areas: [string, Person][] = []
beforeAll(async () => {
  areas.push(['bughunter', await hunter()], ['company', await companyOwner()])
  areas.push(['hello', await operator()], ['incident', await incidentAccount()])
})
const rowsOf = (person: Person) => noticesSeenBy(person, {}, { size: 50 })

describe.each([0, 1, 2, 3])('the notifications of area %i', (place) => {
  let area: string
  let person: Person
  let as: string
  beforeAll(async () => {
    ;[area, person] = areas[place]!
    as = await sessionOf(person)
  })
  const page = (path = '', root = '') => site.ask(`${root}/${area}/notifications${path}`, { as })

  it('explain the page while there are none, and mark the bell where there are', async () => {
    expect(await (await page()).text()).toContain('Belum ada pemberitahuan')
    await tell(system, 'account.password_changed', person.accountId)
    const html = await (await page('', '/en')).text()
    expect(html).toContain('Notifications, 1 unread')
    expect(await (await page()).text()).toContain('Kata sandi akun diganti')
    expect(await (await page('?group=money&state=read')).text()).toContain('Tidak ada yang cocok')
    for (const odd of ['?group=__proto__', '?before=x', '?before=%00', '?state=1&state=2'])
      expect([odd, (await page(odd)).status]).toEqual([odd, 200])
  })

  it('are marked by POST, one and all, and only one’s own', async () => {
    const post = (form: Record<string, string>) =>
      site.ask(`/${area}/notifications?state=unread`, { as, form })
    await tell(system, 'account.passkey_added', person.accountId)
    const [newest, oldest] = await rowsOf(person)
    const answer = await post({ intent: 'read', id: oldest!.id })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/${area}/notifications?state=unread`,
    ])
    expect((await rowsOf(person)).map(({ read }) => read)).toEqual([false, true])
    await post({ intent: 'read_all', upTo: newest!.id })
    expect(await unreadOf(person)).toBe(0)
    const stranger = await hunter()
    await tell(system, 'account.password_changed', stranger.accountId)
    const [theirs] = await rowsOf(stranger)
    expect((await post({ intent: 'read', id: theirs!.id })).status).toBe(404)
    expect((await post({ intent: 'read', id: 'x' })).status).toBe(422)
    expect((await post({ intent: 'read', id: newest!.id, accountId: stranger.accountId })).status).toBe(422)
    expect((await post({ intent: 'other' })).status).toBe(422)
    expect(await unreadOf(stranger)).toBe(1)
  })

  it('are chosen by group; what is locked, foreign or unknown is refused and changes nothing', async () => {
    const settings = `/${area}/notifications/settings`
    const open = (await noticeChoicesSeenBy(person)).filter(({ locked }) => !locked).map(({ group }) => group)
    const form = Object.fromEntries(open.map((group) => [`mail.${group}`, 'off']))
    const kept = await site.ask(settings, { as, form: { intent: 'choose', ...form } })
    expect(kept.headers.get('location')).toBe(`${settings}?done=notices_chosen`)
    const chosen = await noticeChoicesSeenBy(person)
    for (const { locked, page: shown, mail } of chosen)
      expect([shown, mail]).toEqual(locked ? [true, 'now'] : [false, 'off'])
    for (const more of [
      { 'mail.security': 'off' },
      { 'page.standing': 'on' },
      { accountId: person.accountId },
    ]) {
      const extra = more as unknown as Record<string, string>
      const no = await site.ask(settings, { as, form: { intent: 'choose', ...form, ...extra } })
      expect([more, no.status]).toEqual([more, 422])
    }
    if (open[0]) {
      const wrong = await site.ask(settings, {
        as,
        form: { intent: 'choose', ...form, [`mail.${open[0]}`]: 'hourly' },
      })
      expect(wrong.status).toBe(422)
    }
    expect(await noticeChoicesSeenBy(person)).toEqual(chosen)
  })
})

describe('the footer of a mail', () => {
  it('stops such mails by POST only, without signing in, for its account and group alone', async () => {
    const person = await hunter()
    const token = stopMailToken({ accountId: person.accountId, group: 'comments' })!
    // News of the platform is never mailed.
    const off = async () =>
      (await noticeChoicesSeenBy(person))
        .filter(({ group, mail }) => group !== 'platform' && mail === 'off')
        .map(({ group }) => group)
    const opened = await site.ask(`/en/notifications/unsubscribe?token=${token}`)
    expect([
      opened.status,
      opened.headers.get('cache-control'),
      opened.headers.get('referrer-policy'),
    ]).toEqual([200, 'no-store', 'no-referrer'])
    expect(await opened.text()).toContain('Emails about &quot;Comments&quot;')
    const led = await site.ask(`/notifications/stop/${token}`)
    expect(led.headers.get('location')).toBe(`/notifications/unsubscribe?token=${token}`)
    expect(await off()).toEqual([])
    // A mail program posts from anywhere, and knows none of our cookies (RFC 8058).
    const pressed = await fetch(`${site.origin()}/notifications/stop/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect(await off()).toEqual(['comments'])
  })

  it('works as a form of the site, and confirms what was done', async () => {
    const person = await hunter()
    const token = stopMailToken({ accountId: person.accountId, group: 'reports' })!
    const answer = await site.ask('/notifications/unsubscribe', { form: { intent: 'stop', token } })
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Email ini sudah dihentikan'),
    ])
    expect((await noticeChoicesSeenBy(person)).find(({ group }) => group === 'reports')!.mail).toBe('off')
  })

  it('of an unknown mail is 404 everywhere', async () => {
    for (const token of ['', 'x', 'A'.repeat(47), '../../x']) {
      const path = encodeURIComponent(token)
      expect((await site.ask(`/notifications/unsubscribe?token=${path}`)).status).toBe(404)
      expect((await site.ask('/notifications/unsubscribe', { form: { intent: 'stop', token } })).status).toBe(
        404,
      )
      if (token)
        expect((await fetch(`${site.origin()}/notifications/stop/${path}`, { method: 'POST' })).status).toBe(
          404,
        )
    }
  })
})
