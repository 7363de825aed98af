import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '@cakrawala/errors/start-problem'
import { startDnsServer } from '@cakrawala/ownership-proof/dns-server'

/** One TXT record of the demonstration. */
export type DemoRecord = { name: string; content: string }
export type DemoDns = {
  /** Of its DNS server, as `address:port`. */
  address: string
  list(): readonly DemoRecord[]
  /** Adds a record, once; the oldest go above two hundred. False where name or content is none. */
  add(record: DemoRecord): Promise<boolean>
  remove(record: DemoRecord): Promise<void>
  close(): Promise<void>
}

const mostRecords = 200
const recordName = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,63}$/

/**
 * The DNS of a demonstration: a real server on this machine with the TXT records entered on the page of the inbox, and no
 * others. They are stored in `dir`.
 */
export async function openDemoDns(dir: string): Promise<DemoDns> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const file = path.join(dir, 'demo-dns.json')
  let records = await readRecords(file)
  const server = await startDnsServer((asked) =>
    records.flatMap(({ name, content }) =>
      name === asked ? { type: 'TXT' as const, name, data: content } : [],
    ),
  )
  let turn: Promise<unknown> = Promise.resolve()
  const store = (next: DemoRecord[]) => {
    records = next
    turn = turn.then(() => writeRecords(file, next))
    return turn
  }
  return {
    address: server.address,
    list: () => records,
    add: async (typed) => {
      const record = {
        name: typed.name.trim().toLowerCase().replace(/\.$/, ''),
        content: typed.content.trim(),
      }
      if (!recordName.test(record.name) || !/^[\x20-\x7e]{1,255}$/.test(record.content)) return false
      await store([record, ...records.filter((one) => !isSame(one, record))].slice(0, mostRecords))
      return true
    },
    remove: async (record) => {
      await store(records.filter((one) => !isSame(one, record)))
    },
    close: async () => {
      await server.close()
      await turn.catch(() => undefined)
    },
  }
}

function isSame(one: DemoRecord, other: DemoRecord): boolean {
  return one.name === other.name && one.content === other.content
}

async function readRecords(file: string): Promise<DemoRecord[]> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Array.isArray(read) ? read.filter(isRecord).slice(0, mostRecords) : []
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return []
    throw error
  }
}

function isRecord(value: unknown): value is DemoRecord {
  const record = value as Partial<DemoRecord> | null
  return typeof record?.name === 'string' && typeof record.content === 'string'
}

async function writeRecords(file: string, records: readonly DemoRecord[]): Promise<void> {
  await writeFile(`${file}.half`, JSON.stringify(records), { mode: 0o600 })
  await rename(`${file}.half`, file)
}
