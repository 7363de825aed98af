import { after as later, now, second, travelTo } from '@cakrawala/calendar/clock'
import { eq, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { incidentFiles, incidents } from '#domain/incident/incident-tables.server.ts'
import { inquiries } from '#domain/inquiry/inquiry-tables.server.ts'
import { database } from '#infra/database.ts'
import { platformArticle } from '../../../test/support/articles.ts'
import { operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { api } from './api.ts'

useDatabase()
let server: FastifyInstance
beforeAll(async () => {
  server = Fastify()
  await server.register(api)
})
beforeEach(async () => void (await database().execute(sql`DELETE FROM rate_limits`)))

let turn = 0
const address = () => `pengirim-${++turn}@nusabank.test`
const message = () => ({
  ...{ full_name: 'Ratna Dewi', email: address(), company_name: 'Nusa Bank', phone: '081234567890' },
  ...{ topic: 'business', message: 'Kami ingin membuka program bug bounty tahun ini.' },
})
const incident = () => ({
  ...{ name: 'Ratna Dewi', email: address(), application: 'Portal nasabah', title: 'Berkas server terkunci' },
  description: 'Sejak pagi semua berkas di server berganti nama dan ada permintaan tebusan.',
})
const reader = () => ({
  ...{ name: 'Ratna Dewi', email: address(), job: 'Keamanan informasi', position: 'Kepala bagian' },
  ...{ company: 'Nusa Bank', consent: 'yes' },
})

/** A mark asked for a while ago; `hasty`: just now. */
async function markFor(form: string, hasty = false): Promise<string> {
  if (!hasty) travelTo(later(now(), -10 * second))
  const answer = await server.inject({ method: 'GET', url: `/api/v1/form-mark?form=${form}` })
  travelTo(null)
  return answer.json().data.form
}

async function post(url: string, said: object) {
  const headers = { 'content-type': 'application/json' }
  return server.inject({ method: 'POST', url, headers, payload: JSON.stringify(said) })
}

async function postForm(url: string, said: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(said)) form.set(name, value)
  const body = new Response(form)
  const payload = Buffer.from(await body.arrayBuffer())
  const headers = { 'content-type': body.headers.get('content-type')!, 'content-length': `${payload.length}` }
  return server.inject({ method: 'POST', url, headers, payload })
}

const stored = async (email: string) =>
  (await database().select().from(inquiries).where(eq(inquiries.email, email))).map(({ state }) => state)
const sent = { success: true, data: { sent: true } }

describe('a message by the API', () => {
  it('is queued once however often it is sent, and answered alike where it is spam', async () => {
    const said = { ...message(), form: await markFor('inquiry') }
    for (const _turn of [1, 2]) expect((await post('/api/v1/inquiries', said)).json()).toEqual(sent)
    expect(await stored(said.email)).toEqual(['new'])
    const other = { ...said, message: 'Kami menulis sesuatu yang lain di formulir yang sama.' }
    expect((await post('/api/v1/inquiries', other)).statusCode).toBe(409)
    for (const more of [
      {},
      { form: 'karangan' },
      { form: await markFor('inquiry', true) },
      { form: await markFor('incident') },
      { form: await markFor('inquiry'), reference: 'x' },
    ]) {
      const spam = { ...message(), ...more }
      expect((await post('/api/v1/inquiries', spam)).json()).toEqual(sent)
      expect(await stored(spam.email)).toEqual(['spam'])
    }
  })

  it('is stored once when it is sent several times at once', async () => {
    const said = { ...message(), form: await markFor('inquiry') }
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/v1/inquiries', said)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await stored(said.email)).toEqual(['new'])
  })

  it('is refused as on the page: what is missing, too much, and from an address too often', async () => {
    const { errors } = (await post('/api/v1/inquiries', { message: 'x'.repeat(5_001) })).json()
    expect(errors).toMatchObject({
      email: ['Email harus diisi'],
      full_name: ['Nama lengkap harus diisi'],
      message: ['Pesan maksimal 5000 karakter'],
    })
    const { email } = message()
    const again = async () =>
      post('/api/v1/inquiries', { ...message(), email, form: await markFor('inquiry') })
    for (const _turn of [1, 2, 3]) expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(429)
  })

  it('of an applicant comes with a curriculum vitae, a PDF', async () => {
    const { topic: _topic, company_name: _company, ...person } = message()
    const said = { ...person, position: 'triage', form: await markFor('inquiry') }
    const url = '/api/v1/applications'
    expect((await postForm(url, said)).json().errors).toEqual({ file: ['CV harus diisi'] })
    const wrong = new File(['x'], 'cv.txt', { type: 'text/plain' })
    expect((await postForm(url, { ...said, file: wrong })).statusCode).toBe(422)
    expect((await postForm(url, { ...said, file: smallPdf('', 'cv.pdf') })).json()).toEqual(sent)
    expect(await stored(said.email)).toEqual(['new'])
  })
})

it('an incident is reported by the API with a file, once', async () => {
  const said = { ...incident(), form: await markFor('incident'), file: smallPdf('', 'bukti.pdf') }
  for (const _turn of [1, 2]) expect((await postForm('/api/v1/incidents', said)).json()).toEqual(sent)
  const rows = await database()
    .select({ spam: incidents.spam, fileId: incidentFiles.fileId })
    .from(incidents)
    .leftJoin(incidentFiles, eq(incidentFiles.incidentId, incidents.id))
    .where(eq(incidents.email, said.email))
  expect(rows).toEqual([{ spam: false, fileId: expect.any(String) }])
  expect((await post('/api/v1/incidents', incident())).statusCode).toBe(415)
  const large = new File([Buffer.alloc(6 * 1024 * 1024)], 'bukti.pdf', { type: 'application/pdf' })
  expect((await postForm('/api/v1/incidents', { ...incident(), file: large })).statusCode).toBe(413)
})

it('an executive report is asked for by the API, and the link of the answer is that of the page', async () => {
  const { slug } = await platformArticle(await operator(), { kind: 'executive', title: 'Laporan tahunan' })
  const url = `/api/v1/executive-reports/${slug}/download`
  const answer = await post(url, { ...reader(), form: await markFor('executive_report') })
  expect(answer.json().data.link).toMatch(
    new RegExp(`^https?://[^/]+/publication/cyber-security-executive/${slug}/pdf\\?t=[\\w-]+$`),
  )
  const refused = await post(url, { ...reader(), consent: 'no' })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['consent']])
  const none = await post('/api/v1/executive-reports/tidak-ada/download', reader())
  expect(none.statusCode).toBe(404)
})

it('a mark is given for a known form alone', async () => {
  for (const url of ['/api/v1/form-mark', '/api/v1/form-mark?form=lain', '/api/v1/form-mark?form='])
    expect((await server.inject({ method: 'GET', url })).statusCode).toBe(422)
})
