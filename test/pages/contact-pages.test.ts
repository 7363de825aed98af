import { newId } from '@cakrawala/ids/ids'
import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { inquiries } from '#domain/inquiry/inquiry-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { filledForm } from '../support/inquiries.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
beforeEach(async () => void (await database().execute(sql`DELETE FROM rate_limits`)))

const message = 'Kami ingin membuka program bug bounty untuk aplikasi seluler.'
let turn = 0
const filled = (said: Record<string, string> = {}) => ({
  ...{ intent: 'send', form: filledForm(), reference: '', fullName: 'Ratna Dewi', companyName: 'Nusa Bank' },
  ...{ email: `ratna-${++turn}@nusabank.test`, phone: '022 5000123', topic: 'media', title: '', message },
  ...said,
})
const newest = async () => (await database().select().from(inquiries).orderBy(desc(inquiries.id)).limit(1))[0]
const post = (form: Record<string, string>, root = '') => site.ask(`${root}/contact-us`, { form })

describe('the contact form', () => {
  it.each([
    ['', 'Pesan terkirim'],
    ['/en', 'Message has been sent'],
  ])('sends a message without scripts, in the language of %j', async (root, said) => {
    const answer = await post(filled({ title: `Judul ${root}` }), root)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${root}/contact-us?sent=1&done=inquiry_sent`,
    ])
    expect(await (await site.ask(answer.headers.get('location')!)).text()).toContain(said)
    const locale = root === '' ? 'id' : 'en'
    expect(await newest()).toMatchObject({
      title: `Judul ${root}`.trim(),
      locale,
      state: 'new',
      topic: 'media',
    })
  })

  it('gives every reader a form of their own, and reads only known topics from the address', async () => {
    const pages = [await page('/contact-us'), await page('/contact-us?topic=career')]
    const marks = pages.map((text) => /name="form" value="([\w-]{40,})"/.exec(text)?.[1])
    expect(marks[0]).toBeDefined()
    expect(marks[1]).not.toBe(marks[0])
    expect(pages[1]).toContain('<option value="career" selected=""')
    for (const topic of ['x', '', '"><script>', '__proto__', 'career&topic=media'])
      expect((await site.ask(`/contact-us?topic=${topic}`)).status).toBe(200)
  })

  it('names what is missing, and preserves what was typed and the form key', async () => {
    const form = filled({ topic: '', message: '', fullName: '', phone: '12' })
    const answer = await post(form, '/en')
    const text = await answer.text()
    expect(answer.status).toBe(422)
    const said = [
      'Message failed to send',
      'Please select Topic',
      'Please fill the message',
      'Full Name is required',
    ]
    for (const words of said) expect(text).toContain(words)
    expect(text).toContain(`name="form" value="${form.form}"`)
    expect(text).toContain(`value="${form.email}"`)
  })

  it.each([
    ['a line break in the name', { fullName: 'Ratna\r\nBcc: korban@x.test' }],
    ['a line break in the address', { email: 'a@b.test\r\nBcc: korban@x.test' }],
    ['two addresses', { email: 'a@b.test, c@d.test' }],
    ['a turned reading direction', { companyName: 'PT \u202egnp.exe' }],
    ['a message of 5,001 letters', { message: 'a'.repeat(5_001) }],
    ['a message of nothing but NUL', { message: '\0'.repeat(40) }],
    ['a topic of ours that is not in the list', { topic: 'constructor' }],
    ['an unknown field', { state: 'closed' }],
    ['a name for the prototype', { __proto__x: '1' }],
  ])('refuses %s and stores nothing', async (_name, said) => {
    const before = await newest()
    expect((await post(filled(said))).status).toBe(422)
    expect(await newest()).toEqual(before)
  })

  it('refuses fields sent twice', async () => {
    const body = new URLSearchParams(filled())
    body.append('email', 'kedua@nusabank.test')
    const headers = { Origin: settings().origin, 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(`${site.origin()}/contact-us`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    })
    expect(answer.status).toBe(422)
  })

  it('stores a word of 5,000 letters and NUL in a name as far as possible, and shows them as text', async () => {
    const said = {
      message: 'w'.repeat(5_000),
      fullName: '<img src=x onerror=1>\0Ratna',
      title: '</script><b>',
    }
    expect((await post(filled(said))).status).toBe(302)
    const kept = (await newest())!
    expect(kept).toMatchObject({ fullName: '<img src=x onerror=1>Ratna', message: said.message })
    const as = await sessionOf(await operator())
    for (const place of ['/hello/inquiries', `/hello/inquiries/${kept.id}`]) {
      const text = await (await site.ask(place, { as })).text()
      expect(text).toContain('&lt;img src=x')
      expect(text).not.toContain('<img src=x')
      expect(text).not.toContain('</script><b>')
    }
  })

  it('gives a bot the usual response, and stores its message as spam', async () => {
    const email = `mesin-${++turn}@spam.test`
    const answer = await post(filled({ reference: 'https://spam.test', email }))
    expect(answer.headers.get('location')).toBe('/contact-us?sent=1&done=inquiry_sent')
    const ours = and(eq(inquiries.email, email), eq(inquiries.state, 'spam'))
    expect(await database().select().from(inquiries).where(ours)).toHaveLength(1)
  })

  it('EXP-06 stops after three messages an hour for one address, and nothing typed is lost', async () => {
    const email = 'korban@nusabank.test'
    for (let i = 0; i < 3; i++) expect((await post(filled({ email }))).status).toBe(302)
    const answer = await post(filled({ email }))
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain(message)
  })
})

describe('the inbox of the platform team', () => {
  it('claims, answers and closes a message by its forms', async () => {
    await post(filled())
    const { id } = (await newest())!
    const as = await sessionOf(await operator())
    const place = `/hello/inquiries/${id}`
    const act = (form: Record<string, string>) => site.ask(place, { as, form })
    expect((await act({ intent: 'answer', note: 'Terlalu cepat dijawab.' })).status).toBe(409)
    expect((await act({ intent: 'take' })).headers.get('location')).toBe(`${place}?done=inquiry_taken`)
    const short = await act({ intent: 'answer', note: 'ok' })
    expect([short.status, await short.text()]).toEqual([422, expect.stringContaining('minimal 10 karakter')])
    expect((await act({ intent: 'answer', note: 'Dijawab lewat email.' })).status).toBe(302)
    expect((await act({ intent: 'close' })).headers.get('location')).toBe(
      '/hello/inquiries?done=inquiry_closed',
    )
    const late = await site.ask(place, { as: await sessionOf(await operator()), form: { intent: 'take' } })
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Rekan lain')])
    for (const one of [newId(), 'x'.repeat(5_000), '%00'])
      expect((await site.ask(`/hello/inquiries/${one}`, { as })).status).toBe(404)
  })

  it('accepts any filter', async () => {
    const as = await sessionOf(await operator())
    for (const query of [
      'state=x',
      `q=${'a'.repeat(5_000)}`,
      'q=%00%25',
      'topic[]=media',
      'state=spam&q=mesin',
    ])
      expect((await site.ask(`/hello/inquiries?${query}`, { as })).status).toBe(200)
    const beyond = await site.ask(`/en/hello/inquiries?from=0_${newId()}&state=new`, { as })
    expect(beyond.headers.get('location')).toBe('/en/hello/inquiries?state=new')
  })
})

describe('the questions', () => {
  it('are searched on the server, and are structured data for search engines once', async () => {
    const all = await page('/frequently-asked-question')
    expect(all.match(/<details id=/g)!.length).toBeGreaterThanOrEqual(24)
    expect(all).toContain('"@type":"FAQPage"')
    const found = await page('/en/frequently-asked-question?q=PASSKEY')
    expect(found.match(/<details id=/g)).toHaveLength(1)
    expect(found).not.toContain('FAQPage')
  })

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['a wildcard', '%'],
    ['NUL', '\0'],
    ['5,000 letters', 'x'.repeat(5_000)],
    ['half a letter', '\ud83d'],
  ])('treat %s as text', async (_name, query) => {
    const text = await page(`/frequently-asked-question?q=${encodeURIComponent(query.toWellFormed())}`)
    expect(text).not.toContain('<script>alert')
  })
})

describe('security.txt', () => {
  it('is plain text with what RFC 9116 requires, and has the headers of every answer', async () => {
    const answer = await site.ask('/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const text = await answer.text()
    const { origin, brandEmailDomain } = settings()
    expect(text).toContain(`Contact: mailto:security@${brandEmailDomain}\n`)
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`)
    expect(text).toContain(`Policy: ${origin}/security-policy\n`)
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000
    expect([days > 330, days < 367]).toEqual([true, true])
  })
})

async function page(address: string): Promise<string> {
  const answer = await site.ask(address)
  expect(answer.status).toBe(200)
  return answer.text()
}
