import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { incidentNotes, incidentResponders, incidents } from '#domain/incident/incident-tables.server.ts'
import { verifyIncident } from '#domain/incident/move-incident.server.ts'
import { takeIncident } from '#domain/incident/take-incident.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { hunter, incidentAccount, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { anAssessment, filledIncidentForm } from '../support/incidents.ts'
import { pdfText } from '../support/pdf-text.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
beforeEach(async () => void (await database().execute(sql`DELETE FROM rate_limits`)))

const sentTo = '/cyber-incident-report?sent=1'
const password = 'Tiket#Pulih2026'
let turn = 0
const address = () => `pelapor-${++turn}@nusabank.test`
const filled = (said: Record<string, string | Blob> = {}) => ({
  ...{ intent: 'report', form: filledIncidentForm(), reference: '', name: 'Ratna Dewi', email: address() },
  ...{ application: 'Portal nasabah - portal.nusabank.test', title: 'Berkas server terkunci' },
  description: 'Sejak pagi semua berkas di server berganti nama dan ada permintaan tebusan.',
  ...said,
})
const newest = async () => (await database().select().from(incidents).orderBy(desc(incidents.id)).limit(1))[0]
const post = (form: Record<string, string | Blob>, root = '') =>
  site.ask(`${root}/cyber-incident-report`, { form })
const accountAt = async (email: string) =>
  (await database().select().from(accounts).where(eq(accounts.email, email)))[0]

describe('the incident form', () => {
  it.each([
    ['', 'Laporan Insiden Siber berhasil dikirim', 'Buka email Anda sekarang'],
    ['/en', 'Cyber Incident Report has been sent', 'Open your email now'],
  ])(
    'sends a report without scripts, and a modal refers its reader to the mailbox, in the language of %j',
    async (root, title, text) => {
      const answer = await post(filled({ file: smallPdf('', 'bukti.pdf') }), root)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, root + sentTo])
      const page = await (await site.ask(root + sentTo)).text()
      const modal = /<dialog[^>]*id="incident-sent"[\s\S]*?<\/dialog>/.exec(page)?.[0] ?? ''
      for (const words of [title, text]) expect(modal).toContain(words)
      expect(modal).toMatch(/^<dialog[^>]*\sopen/)
      expect(await newest()).toMatchObject({
        state: 'received',
        spam: false,
        locale: root === '' ? 'id' : 'en',
      })
    },
  )

  it('responds the same for known and unknown addresses', async () => {
    const [reporter, other] = [await incidentAccount(), await hunter()]
    const emails = [address(), `${reporter.username}@demo.test`, `${other.username}@demo.test`]
    const answers = []
    for (const email of emails) {
      const answer = await post(filled({ email }))
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
      answers.push([answer.status, answer.headers.get('location'), cookies, await answer.text()])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('gives every reader a form of their own, never cached', async () => {
    const pages = [
      await (await site.ask('/cyber-incident-report')).text(),
      await (await site.ask('/cyber-incident-report')).text(),
    ]
    const marks = pages.map((text) => /name="form" value="([\w-]{40,})"/.exec(text)?.[1])
    expect(marks[0]).toBeDefined()
    expect(marks[1]).not.toBe(marks[0])
  })

  it('names what is missing with the texts of the specification, and preserves what was typed', async () => {
    const form = filled({ name: '', email: 'salah', application: '', title: '', description: '' })
    const answer = await post(form, '/en')
    const text = await answer.text()
    expect(answer.status).toBe(422)
    const said = ['Name is required', 'Email must be valid', 'Application Name - Domain is required']
    for (const words of [...said, 'Incident Name is required', 'Description is required'])
      expect(text).toContain(words)
    expect(text).toContain(`name="form" value="${form.form}"`)
    expect(text).toContain('value="salah"')
  })

  it.each([
    ['a line break in the name', { name: 'Ratna\r\nBcc: korban@x.test' }],
    ['a line break in the address', { email: 'a@b.test\r\nBcc: korban@x.test' }],
    ['two addresses', { email: 'a@b.test, c@d.test' }],
    ['a turned reading direction', { title: 'Berkas \u202egnp.exe' }],
    ['a description of 10,001 letters', { description: 'a'.repeat(10_001) }],
    ['nothing but NUL', { description: '\0'.repeat(40) }],
    ['an unknown field', { state: 'closed' }],
    ['an account of its choice', { username: 'hello' }],
    [
      'a page as a file',
      { file: new File(['<script>alert(1)</script>'], 'a.svg', { type: 'image/svg+xml' }) },
    ],
    ['text in place of a file', { file: 'bukti.pdf' }],
  ])('refuses %s and stores nothing', async (_name, said) => {
    const before = [await newest(), await database().$count(files)]
    expect((await post(filled(said))).status).toBe(422)
    expect([await newest(), await database().$count(files)]).toEqual(before)
  })

  it('refuses 5 MB with its message, and addresses and files sent twice', async () => {
    const large = new File([new Uint8Array(5_000_000)], 'a.pdf', { type: 'application/pdf' })
    const answer = await post(filled({ file: large }), '/en')
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringContaining('The File must be a maximum size of 5MB.'),
    ])
    for (const name of ['email', 'file']) {
      const body = new FormData()
      const fields = Object.entries(filled({ file: smallPdf() }))
      for (const [key, value] of [...fields, ...fields.filter(([key]) => key === name)])
        body.append(key, value)
      const headers = { Origin: settings().origin, 'Sec-Fetch-Site': 'same-origin' }
      const twice = await fetch(`${site.origin()}/cyber-incident-report`, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
      })
      expect([name, twice.status]).toEqual([name, 422])
    }
  })

  it('gives a bot the usual response, and stores its report as spam', async () => {
    expect((await post(filled({ reference: 'https://spam.test' }))).headers.get('location')).toBe(sentTo)
    expect(await newest()).toMatchObject({ spam: true })
  })

  it('EXP-06 stops after three reports an hour for one address, and nothing typed is lost', async () => {
    const email = 'korban@nusabank.test'
    for (let i = 0; i < 3; i++) expect((await post(filled({ email }))).status).toBe(302)
    const answer = await post(filled({ email }))
    expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining('permintaan tebusan')])
  })

  it('shows markup of an unknown sender as text to its handlers', async () => {
    const said = { title: '<img src=x onerror=1>', description: `</script><b>${'x'.repeat(20)}` }
    await post(filled(said))
    const { id } = (await newest())!
    const as = await sessionOf(await operator())
    for (const place of ['/hello/incidents', `/hello/incidents/${id}`]) {
      const text = await (await site.ask(place, { as })).text()
      expect(text).toContain('&lt;img src=x')
      expect(text).not.toMatch(/<img src=x|<\/script><b>/)
    }
  })
})

describe('the account of a reporter', () => {
  it('is made by the link of the receipt alone, once, and signs in to its tickets', async () => {
    const email = address()
    await post(filled({ email, file: smallPdf('', 'bukti.pdf') }))
    await post(filled({ email, title: 'Insiden yang kedua' }))
    const token = (await unsafeWaitingToken('incident_account', email))!
    const page = await (await site.ask(`/incident/create-password?token=${token}`)).text()
    expect(page).toContain((await newest())!.username)
    const open = (more: Record<string, string> = {}) =>
      site.ask('/incident/create-password', {
        form: { intent: 'open', token, password, confirmPassword: password, ...more },
      })
    expect((await open({ confirmPassword: 'lain' })).status).toBe(422)
    expect((await open({ password: 'lemah', confirmPassword: 'lemah' })).status).toBe(422)
    const tries = await Promise.all([open(), open(), open()])
    expect(tries.map(({ status }) => status).sort()).toEqual([302, 404, 404])
    const account = (await accountAt(email))!
    expect(account).toMatchObject({ role: 'incident', username: (await newest())!.username })
    const own = await database().select().from(incidents).where(eq(incidents.reporterId, account.id))
    expect(own).toHaveLength(2)
    expect(await database().$count(files, eq(files.ownerId, account.id))).toBe(1)
    const signIn = await site.ask('/incident/sign-in', {
      form: { intent: 'sign_in', identifier: account.username, password },
    })
    expect(signIn.headers.get('location')).toBe('/incident')
    // Links that were mailed before are worth nothing now.
    const waiting = and(eq(links.email, email), sql`${links.usedAt} IS NULL AND ${links.revokedAt} IS NULL`)
    expect(await database().$count(links, waiting)).toBe(0)
  })

  it('is not made by a link that is late, unknown or malformed, nor for an address taken meanwhile', async () => {
    const email = address()
    await post(filled({ email }))
    const token = (await unsafeWaitingToken('incident_account', email))!
    const form = { intent: 'open', token, password, confirmPassword: password }
    for (const wrong of ['x'.repeat(43), '', "1' OR '1"]) {
      expect((await site.ask('/incident/create-password', { form: { ...form, token: wrong } })).status).toBe(
        404,
      )
      expect((await site.ask(`/incident/create-password?token=${encodeURIComponent(wrong)}`)).status).toBe(
        404,
      )
    }
    const other = await hunter()
    await database().update(accounts).set({ email, emailKey: email }).where(eq(accounts.id, other.accountId))
    expect((await site.ask('/incident/create-password', { form })).status).toBe(404)
    expect(await accountAt(email)).toMatchObject({ role: 'bughunter' })
    travelTo(after(now(), day + 1_000))
    expect((await site.ask(`/incident/create-password?token=${token}`)).status).toBe(404)
  })

  it('gets a new link when the old one was lost, with one answer for every address', async () => {
    const email = address()
    await post(filled({ email }))
    const old = (await unsafeWaitingToken('incident_account', email))!
    const ask = async (to: string) => {
      const answer = await site.ask('/incident/create-password', { form: { intent: 'ask', email: to } })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await ask(email)).toEqual([302, '/incident/create-password?asked=1'])
    expect(await ask(address())).toEqual([302, '/incident/create-password?asked=1'])
    const fresh = (await unsafeWaitingToken('incident_account', email))!
    expect(fresh).not.toBe(old)
    expect((await site.ask(`/incident/create-password?token=${old}`)).status).toBe(404)
    expect((await site.ask(`/incident/create-password?token=${fresh}`)).status).toBe(200)
    expect((await site.ask('/incident/create-password?asked=1')).status).toBe(200)
    expect(
      (
        await site.ask('/incident/create-password', {
          form: { intent: 'ask', email: 'a@b.test\r\nBcc: c@d.test' },
        })
      ).status,
    ).toBe(422)
  })
})

describe('a reporter whose address belongs to an account of another kind', () => {
  it('reads and answers by the mailed link, and each notification brings a new one', async () => {
    const person = await hunter()
    const email = `${person.username}@demo.test`
    await post(filled({ email }))
    const { id } = (await newest())!
    const token = (await unsafeWaitingToken('incident_ticket', email))!
    const place = `/incident/ticket?token=${token}`
    const page = await site.ask(place)
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    expect(page.headers.get('cache-control')).toContain('no-store')
    const text = await page.text()
    expect(text).toContain('Berkas server terkunci')
    const form = { intent: 'note', token, key: newId(), body: 'Kabel sudah kami cabut.' }
    for (let i = 0; i < 2; i++) expect((await site.ask(place, { form })).status).toBe(302)
    expect(await database().$count(incidentNotes, eq(incidentNotes.incidentId, id))).toBe(1)
    const team = await operator()
    await takeIncident(team, id)
    await verifyIncident(team, id, anAssessment({ chronology: 'KRONOLOGI DALAM SAJA' }))
    expect((await site.ask(place)).status).toBe(404)
    const fresh = (await unsafeWaitingToken('incident_ticket', email))!
    const later = await (await site.ask(`/en/incident/ticket?token=${fresh}`)).text()
    expect(later).toContain('Verified')
    expect(later).not.toMatch(/KRONOLOGI/)
    expect(later).not.toContain(team.username)
    for (const wrong of ['x'.repeat(43), '', 'null'])
      expect((await site.ask(`/incident/ticket?token=${wrong}`)).status).toBe(404)
    expect(
      (await site.ask('/incident/ticket', { form: { ...form, token: 'x'.repeat(43), key: newId() } })).status,
    ).toBe(404)
  })
})

describe('tickets in the areas', () => {
  it('run from the queue to the end by the forms of operators, and the reporter follows them', async () => {
    const reporter = await incidentAccount()
    await post(filled({ email: `${reporter.username}@demo.test` }))
    const { id, code } = (await newest())!
    const [as, own] = [await sessionOf(await operator()), await sessionOf(reporter)]
    const place = `/hello/incidents/${id}`
    const act = async (form: Record<string, string>) => {
      const answer = await site.ask(place, { as, form })
      return [answer.status, answer.headers.get('location')]
    }
    const note = 'Server sudah kami putus dari jaringan.'
    const judged = { ...anAssessment(), personalData: 'yes', vital: 'no' }
    expect(await act({ intent: 'verify', ...judged })).toEqual([409, null])
    expect(await act({ intent: 'take' })).toEqual([302, `${place}?done=incident_taken`])
    expect((await act({ intent: 'verify', ...judged, kind: 'constructor' }))[0]).toBe(422)
    expect(await act({ intent: 'verify', ...judged })).toEqual([302, `${place}?done=incident_moved`])
    expect((await act({ intent: 'handling', note: 'ok' }))[0]).toBe(422)
    for (const intent of ['handling', 'recovered', 'closed'])
      expect((await act({ intent, note }))[0]).toBe(302)
    expect((await act({ intent: 'closed', note }))[0]).toBe(409)
    expect((await act({ intent: 'constructor' }))[0]).toBe(422)
    const text = await (await site.ask(`/incident/tickets/${id}`, { as: own })).text()
    for (const words of [code, note, 'Ditutup', 'Ransomware']) expect(text).toContain(words)
    expect(text).not.toContain('name="chronology"')
    const letter = await site.ask(`${place}/letter`, { as })
    expect([letter.status, letter.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(`${code}.pdf`),
    ])
    const content = pdfText(Buffer.from(await letter.arrayBuffer())).words
    for (const words of ['1. Kontak', '2. Uraian', '3. Kronologi', '4. Akibat', 'Pukul 06.00', code])
      expect(content).toContain(words)
    expect(content).toContain(`${reporter.username}@demo.test`)
    expect((await site.ask(`/incident/tickets/${id}/letter`, { as: own })).status).toBe(404)
    expect(await (await site.ask('/incident', { as: own })).text()).toContain(code)
  })

  it('accept a note with a file from both sides, and show it only to them', async () => {
    const reporter = await incidentAccount()
    await post(filled({ email: `${reporter.username}@demo.test` }))
    const { id } = (await newest())!
    const own = await sessionOf(reporter)
    const form = {
      intent: 'note',
      key: newId(),
      body: 'Ini log yang kami simpan.',
      file: smallPdf('', 'log.pdf'),
    }
    expect((await site.ask(`/incident/tickets/${id}`, { as: own, form })).status).toBe(302)
    const text = await (await site.ask(`/incident/tickets/${id}`, { as: own })).text()
    const file = /href="(\/incident\/files\/[0-9a-f-]{36})"/.exec(text)![1]!
    const answer = await site.read(file, { as: own })
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    expect((await site.ask(file, { as: await sessionOf(await incidentAccount()) })).status).toBe(404)
    const secret = { intent: 'note', key: newId(), body: 'Rahasia dari penanggap', audience: 'responders' }
    expect((await site.ask(`/incident/tickets/${id}`, { as: own, form: secret })).status).toBe(403)
  })

  it('assign and dismiss responders, whose open tickets return to the queue', async () => {
    const team = await operator()
    const as = await sessionOf(team)
    const place = '/hello/incident-responders'
    const wrong = {
      intent: 'appoint',
      email: 'siaga@csirt.test',
      username: 'siaga-csirt',
      currentPassword: 'salah',
    }
    expect((await site.ask(place, { as, form: wrong })).status).toBe(422)
    expect(await accountAt(wrong.email)).toBeUndefined()
    const person = await incidentAccount()
    await database()
      .insert(incidentResponders)
      .values({ accountId: person.accountId, appointedBy: team.accountId, appointedAt: now() })
    await post(filled())
    const { id } = (await newest())!
    const assign = { intent: 'assign', assigneeId: person.accountId }
    expect((await site.ask(`/hello/incidents/${id}`, { as, form: assign })).status).toBe(302)
    expect((await site.ask(`/incident/tickets/${id}`, { as: await sessionOf(person) })).status).toBe(200)
    const dismiss = { intent: 'dismiss', accountId: person.accountId }
    expect((await site.ask(place, { as, form: dismiss })).status).toBe(302)
    expect(await newest()).toMatchObject({ assigneeId: null })
    expect((await site.ask(`/incident/tickets/${id}`, { as: await sessionOf(person) })).status).toBe(404)
    expect((await site.ask(place, { as, form: { ...dismiss, accountId: 'x' } })).status).toBe(404)
  })

  it('accept any filter', async () => {
    const as = await sessionOf(await operator())
    for (const query of [
      'state=x',
      `q=${'a'.repeat(5_000)}`,
      'q=%00%25',
      'state=spam&mine=1',
      'severity[]=high',
    ])
      expect((await site.ask(`/hello/incidents?${query}`, { as })).status).toBe(200)
    const own = await sessionOf(await incidentAccount())
    for (const query of ['page=-1', 'from=x', 'assigned=99'])
      expect((await site.ask(`/incident?${query}`, { as: own })).status).toBe(200)
  })
})
