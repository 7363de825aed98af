import { type DnsRecord, type DnsServer, startDnsServer } from '@cakrawala/ownership-proof/dns-server'
import { createProofReader } from '@cakrawala/ownership-proof/proof-reader'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { assets } from '#domain/company/asset/asset-tables.server.ts'
import { proofPlaces } from '#domain/company/asset/read-proof.server.ts'
import { database } from '#infra/database.ts'
import { setProofReader } from '#infra/proof-reader.ts'

/** The records of a DNS server of a test file: empty before each test, asked through the product's own reader. */
export function useDns(): DnsRecord[] {
  const records: DnsRecord[] = []
  let server: DnsServer
  beforeAll(async () => {
    server = await startDnsServer((name) => records.filter((one) => one.name === name))
    setProofReader(createProofReader({ resolver: server.address }))
  })
  beforeEach(() => {
    records.length = 0
  })
  afterAll(async () => {
    setProofReader(null)
    await server.close()
  })
  return records
}

/** The record that proves a claim, as the page of the claim asks for it. */
export async function recordFor(assetId: string): Promise<DnsRecord> {
  const [row] = await database().select().from(assets).where(eq(assets.id, assetId))
  const { recordName, content } = proofPlaces(row!.identity, row!.token)
  return { type: 'TXT', name: recordName, data: content }
}
