import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { createMailer, RefusedMail } from '@cakrawala/mail-sender/mail'
import { createSms } from '@cakrawala/mail-sender/sms'
import { createProofReader } from '@cakrawala/ownership-proof/proof-reader'
import { afterEach, expect, test } from 'vitest'
import { openInboxStore } from './inbox-store.ts'
import { type Inbox, startInbox } from './start-inbox.ts'

const folders: string[] = []
const inboxes: Inbox[] = []

afterEach(async () => {
  for (const inbox of inboxes.splice(0)) await inbox.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('a mail sent by SMTP is in the list, decoded, newest first, filtered by recipient', async () => {
  const inbox = await open(newFolder())
  const mailer = createMailer(inbox.smtpUrl, 'Cakrawala <no-reply@cakrawala.test>')
  await mailer.send({
    to: 'Rani@Contoh.test',
    subject: 'Selamat datang – é',
    text: 'Kode: 123',
    html: '<b>Kode</b>',
    messageId: 'a@b.test',
  })
  await mailer.send({ to: 'budi@contoh.test', subject: 'Kedua', text: 'dua' })
  mailer.close()

  expect((await messages(inbox)).map(({ subject }) => subject)).toEqual(['Kedua', 'Selamat datang – é'])
  const [mail] = await messages(inbox, '?to=RANI@contoh.test')
  expect(mail).toMatchObject({ to: ['rani@contoh.test'], from: 'no-reply@cakrawala.test' })
  expect(mail?.html.trim()).toBe('<b>Kode</b>')
  expect(mail?.text.trim()).toBe('Kode: 123')
  expect(await messages(inbox, '?to=siapa@contoh.test')).toEqual([])
})

test('messages survive a restart, in private files, and go when deleted', async () => {
  const dir = newFolder()
  const first = await open(dir)
  await first.deliver({
    from: 'a@b.test',
    to: ['c@d.test', 'e@f.test'],
    raw: Buffer.from('Subject: kept\r\n\r\nbody\r\n'),
  })
  const before = await messages(first)
  await inboxes.pop()?.close()
  expect(statSync(path.join(dir, readdirSync(dir)[0] ?? '')).mode & 0o777).toBe(0o600)

  const second = await open(dir)
  expect(await messages(second)).toEqual(before)
  expect(before[0]).toMatchObject({ to: ['c@d.test', 'e@f.test'], subject: 'kept' })
  await fetch(`${second.pageUrl}/api/messages`, { method: 'DELETE' })
  expect(await messages(second)).toEqual([])
  expect(readdirSync(dir)).toEqual([])
})

test('only the newest messages are stored', async () => {
  const dir = newFolder()
  const store = await openInboxStore(dir, 3)
  const raws = [1, 2, 3, 4, 5].map((n) => ({
    from: 'a@b.test',
    to: ['c@d.test'],
    raw: Buffer.from(`Subject: ${n}\r\n\r\n`),
  }))
  await Promise.all(raws.map((raw) => store.add(raw)))
  expect((await store.list()).map(({ subject }) => subject)).toEqual(['5', '4', '3'])
  expect(readdirSync(dir)).toHaveLength(3)
})

test('a hostile mail is shown as text, and its HTML in a frame that runs nothing', async () => {
  const inbox = await open(newFolder())
  const raw =
    'Subject: <script>x</script>\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script><p>halo</p>'
  const { id } = await inbox.deliver({ from: '', to: ['a@b.test\r\nBcc: x'], raw: Buffer.from(raw) })
  const page = await fetch(`${inbox.pageUrl}/messages/${id}`)
  const text = await page.text()
  expect(text).not.toContain('<script>')
  expect(text).toContain('sandbox="allow-popups')
  const frame = await fetch(`${inbox.pageUrl}/messages/${id}/html`)
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups(?!.*allow-scripts).*default-src 'none'/,
  )
  expect(await (await fetch(inbox.pageUrl)).text()).toContain('&lt;script&gt;')
})

test('the page serves neither another host name nor unknown messages', async () => {
  const inbox = await open(newFolder())
  expect(await statusFor(inbox, 'evil.example')).toBe(421)
  expect(await statusFor(inbox, 'localhost:3025')).toBe(200)
  expect((await fetch(`${inbox.pageUrl}/messages/..%2f1`)).status).toBe(404)
  expect((await fetch(inbox.pageUrl, { method: 'POST' })).status).toBe(405)
})

test('a port in use is one clear line', async () => {
  const { pageUrl } = await open(newFolder())
  const port = Number(new URL(pageUrl).port)
  const again = startInbox({ dir: newFolder(), httpPort: port, smtpPort: 0 })
  await expect(again).rejects.toThrow(StartProblem)
  await expect(again).rejects.toThrow(new RegExp(`INBOX_PORT.*port ${port} is already in use`))
})

test('without a configured port, two inboxes on one machine use different ones', async () => {
  const open = (dir: string) => startInbox({ dir, httpPort: undefined, smtpPort: undefined })
  const [one, two] = [await open(newFolder()), await open(newFolder())]
  inboxes.push(one, two)
  expect(new Set([one.pageUrl, two.pageUrl, one.smtpUrl, two.smtpUrl]).size).toBe(4)
  for (const inbox of [one, two]) expect((await fetch(inbox.pageUrl)).status).toBe(200)
})

test('a message another process deletes while the folder is read is no problem', async () => {
  const dir = newFolder()
  // A name that leads nowhere is listed, and not there when it is read.
  symlinkSync(path.join(dir, 'gone'), path.join(dir, '1700000000000-0123456789ab.eml'))
  const store = await openInboxStore(dir, 3)
  expect(await store.list()).toEqual([])
})

test.each([
  'a@b.test, c@d.test',
  'Nama <a@b.test>',
  'a@b.test\r\nBcc: c@d.test',
  'a@b',
  '"a b"@c.test',
  'a@[127.0.0.1]',
])('a mail to %j is refused before it reaches the server', async (to) => {
  const inbox = await open(newFolder())
  const mailer = createMailer(inbox.smtpUrl, 'no-reply@cakrawala.test')
  await expect(mailer.send({ to, subject: 's', text: 't' })).rejects.toThrow(RefusedMail)
  await expect(mailer.send({ to: 'a@b.test', subject: 's\r\nBcc: c@d.test', text: 't' })).rejects.toThrow(
    RefusedMail,
  )
  mailer.close()
  expect(await messages(inbox)).toEqual([])
})

test('a text message without a gateway is in the inbox', async () => {
  const inbox = await open(newFolder())
  const sms = createSms({ inboxSmtpUrl: inbox.smtpUrl })
  await sms.send({ to: '+6281234567890', text: 'Kode Anda\n123456' })
  await expect(sms.send({ to: '081234', text: 'x' })).rejects.toThrow('E.164')
  sms.close()
  const [message] = await messages(inbox, '?to=+6281234567890@sms.test')
  expect(message?.text).toContain('123456')
})

test('demo DNS records are created on the page, answered by a DNS server, preserved over a restart, and removed', async () => {
  const dir = newFolder()
  const first = await open(dir)
  const record = { name: '_ca-challenge.Toko.test', content: 'ca-domain-verification=kode' }
  expect((await post(first, record)).status).toBe(303)
  expect((await post(first, record)).status).toBe(303)
  const reader = createProofReader({ resolver: first.dnsAddress })
  expect(await reader.txt('_ca-challenge.toko.test')).toEqual({ texts: [record.content] })
  expect(await reader.txt('lain.test')).toEqual({ problem: 'missing' })
  await inboxes.pop()?.close()
  const second = await open(dir)
  expect(await (await fetch(`${second.pageUrl}/dns`)).text()).toContain(record.content)
  await post(second, { ...record, name: record.name.toLowerCase(), act: 'remove' })
  expect(await createProofReader({ resolver: second.dnsAddress }).txt('_ca-challenge.toko.test')).toEqual({
    problem: 'missing',
  })
})

test('a record that is invalid, too long, or from another site is refused', async () => {
  const inbox = await open(newFolder())
  for (const bad of [
    { name: 'a b', content: 'x' },
    { name: 'toko.test', content: '' },
    { name: '', content: 'x' },
  ])
    expect((await post(inbox, bad)).status).toBe(422)
  const shown = await post(inbox, { name: '<script>x</script>', content: 'x' })
  expect(await shown.text()).not.toContain('<script>x')
  expect((await post(inbox, { name: 'toko.test', content: 'x'.repeat(5_000) })).status).toBe(422)
  const foreign = await post(inbox, { name: 'toko.test', content: 'x' }, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  const crossSite = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  expect((await post(inbox, { name: 'toko.test', content: 'x' }, crossSite)).status).toBe(403)
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await post(inbox, { name: 'toko.test', content: 'x' }, own)).status).toBe(303)
})

function post(inbox: Inbox, form: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${inbox.pageUrl}/dns`, {
    ...{ method: 'POST', redirect: 'manual', headers },
    body: new URLSearchParams(form),
  })
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-inbox-'))
  folders.push(folder)
  return folder
}

async function open(dir: string): Promise<Inbox> {
  const inbox = await startInbox({ dir, httpPort: 0, smtpPort: 0 })
  inboxes.push(inbox)
  return inbox
}

async function messages(inbox: Inbox, query = '') {
  const response = await fetch(`${inbox.pageUrl}/api/messages${query}`)
  return (await response.json()) as {
    id: string
    to: string[]
    subject: string
    text: string
    html: string
  }[]
}

function statusFor(inbox: Inbox, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(inbox.pageUrl, { headers: { host } }, (response) =>
      resolve(response.resume().statusCode),
    )
    asked.once('error', reject).end()
  })
}
