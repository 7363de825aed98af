import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '@cakrawala/errors/start-problem'
import { type Delivery, type InboxMessage, readEml, toEml } from './inbox-message.ts'

const NAME = /^(\d{13})-[0-9a-f]{12}\.eml$/

/** The stored messages, newest first, each also as a file of its own so that a restart loses none. */
export type InboxStore = {
  add(delivery: Delivery): Promise<InboxMessage>
  list(): Promise<readonly InboxMessage[]>
  clear(): Promise<void>
}

/**
 * Opens the folder and reads its files in the background.
 * @param keep - how many messages are stored; the oldest are deleted first
 */
export async function openInboxStore(dir: string, keep: number): Promise<InboxStore> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  let messages: InboxMessage[] = []
  let lastAt = 0
  // One change after the other: a message that arrives while the folder is being read comes after what it holds.
  let turn: Promise<unknown> = readFolder(dir, keep).then((found) => {
    messages = found
    lastAt = Date.parse(found[0]?.at ?? '1970-01-01')
  })
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  turn.catch(() => undefined)

  return {
    add: (delivery) =>
      inTurn(async () => {
        // Never twice the same moment, so that names sort in the order of arrival.
        lastAt = Math.max(Date.now(), lastAt + 1)
        const message = await writeMessage(dir, new Date(lastAt), delivery)
        messages = [message, ...messages]
        await removeFiles(dir, messages.splice(keep))
        return message
      }),
    list: () => inTurn(async () => messages),
    clear: () => inTurn(() => removeFiles(dir, messages.splice(0))),
  }
}

async function readFolder(dir: string, keep: number): Promise<InboxMessage[]> {
  const names = (await readdir(dir))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
  const found: InboxMessage[] = []
  for (const name of names.slice(0, keep)) {
    const at = new Date(Number(NAME.exec(name)?.[1]))
    const eml = await readIfThere(path.join(dir, name))
    if (eml) found.push(await readEml(name.slice(0, -'.eml'.length), at, eml))
  }
  return found
}

/** Null for a file that was deleted since the folder was listed. */
async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function writeMessage(dir: string, at: Date, delivery: Delivery): Promise<InboxMessage> {
  const id = `${at.getTime()}-${randomBytes(6).toString('hex')}`
  const eml = toEml(delivery)
  const message = await readEml(id, at, eml)
  const file = path.join(dir, `${id}.eml`)
  await writeFile(`${file}.half`, eml, { mode: 0o600 })
  await rename(`${file}.half`, file)
  return message
}

async function removeFiles(dir: string, messages: readonly InboxMessage[]): Promise<void> {
  await Promise.all(messages.map(({ id }) => rm(path.join(dir, `${id}.eml`), { force: true })))
}
