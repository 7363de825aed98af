import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { startInbox } from '@cakrawala/mail-inbox/start-inbox'
import { type DnsRecord, startDnsServer } from '@cakrawala/ownership-proof/dns-server'
import { expect } from '@playwright/test'
import { isReady, startProduct } from '../../support/product.ts'
import type { Site } from './site.ts'
import { copyDatabase, onDatabase } from './site-database.ts'

export type ProductionSite = Site & {
  /** What it wrote to its terminal so far. */
  output(): string
  /** Writes a record into the DNS it asks. */
  addRecord(name: string, content: string): void
  /** `npm run team -- …` with the settings of the site. @returns what it wrote */
  runTeam(...words: string[]): Promise<string>
}

/**
 * The product in production mode on an empty database, with a mail server, a gateway for text messages and a DNS of its own.
 * @param name distinguishes sites that are open at one moment: a-z, 0-9 and _
 */
export async function openProductionSite(name: string): Promise<ProductionSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cakrawala-first-day-'))
  const database = await copyDatabase(`cakrawala_first_day_${name}`, 'template0')
  const inbox = await startInbox({ dir: path.join(folder, 'mails'), httpPort: 0, smtpPort: 0 })
  const records: DnsRecord[] = []
  const dns = await startDnsServer((asked) => records.filter((one) => one.name === asked))
  const gateway = createServer((request, answer) => {
    void json(request).then(async (message) => {
      const { to, text } = message as { to: string; text: string }
      const raw = Buffer.from(`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`)
      await inbox.deliver({ from: 'sms@sms.test', to: [`${to}@sms.test`], raw })
      answer.end()
    })
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const env = {
    ...{
      CAKRAWALA_MODE: '',
      DATABASE_URL: database.url,
      SECRET_KEY: 'a first day of a production site, twice',
    },
    ...{ SMTP_URL: inbox.smtpUrl, PROOF_RESOLVER: dns.address },
    SMS_GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  }
  const product = await startProduct({ env, dataDir: path.join(folder, 'data') })
  await isReady(product)
  await expect.poll(product.output, { timeout: 10_000 }).toContain(product.origin)
  return {
    ...{ origin: product.origin, inbox: inbox.pageUrl, output: product.output },
    execute: (statement, values) => onDatabase(database.url, statement, values),
    beginAnew: async () => false,
    addRecord: (record, content) => records.push({ type: 'TXT', name: record.toLowerCase(), data: content }),
    async runTeam(...words) {
      const settings = { ...process.env, ...env, NODE_ENV: 'production', ORIGIN: product.origin }
      return (await promisify(execFile)(process.execPath, ['app/team.ts', ...words], { env: settings }))
        .stdout
    },
    async close() {
      await product.remove()
      gateway.close()
      await Promise.all([inbox.close(), dns.close()])
      await database.drop()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
