import { PassThrough, pipeline, Readable } from 'node:stream'
import { now, second } from '@cakrawala/calendar/clock'
import { FairQueue } from '@cakrawala/fair-queue/fair-queue'
import { pauses } from '@cakrawala/fair-queue/pauses'
import { requestScope } from '@cakrawala/fair-queue/request-scope'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { asc, eq } from 'drizzle-orm'
import yazl from 'yazl'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { unsafeFileToRead } from '#domain/account/files/file-queries.server.ts'
import { exportIdentityData } from '#domain/account/identity/export-identity-data.server.ts'
import { exportAccountData } from '#domain/account/retention/export-account-data.server.ts'
import { exportConductData } from '#domain/account/status/export-conduct-data.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { exportDismissals } from '#domain/announcement/dismiss-announcement.server.ts'
import { exportCompanyData } from '#domain/company/retention/export-company-data.server.ts'
import { exportEventData } from '#domain/event/export-event-data.server.ts'
import { record } from '#domain/event/record.server.ts'
import { exportIncidentData } from '#domain/incident/own-incident-data.server.ts'
import { exportNoticeData } from '#domain/notification/notification-queries.server.ts'
import { exportProgramData } from '#domain/program/retention/export-program-data.server.ts'
import { exportPublicationData } from '#domain/publication/export-publication-data.server.ts'
import { exportCannedData } from '#domain/report/canned/canned-queries.server.ts'
import { exportReportData, filesOfTeamTalk } from '#domain/report/export-report-data.server.ts'
import { exportOriginals } from '#domain/report/sealed/forget-originals.server.ts'
import { exportTemplateData } from '#domain/report/template/template-queries.server.ts'
import { exportRewardData } from '#domain/reward/retention/export-reward-data.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { inExportTurn } from '#infra/export-turns.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { accessLogOf } from './access-log.server.ts'
import { mayTakeOwnData } from './leaving.ts'

/** A reader slower than this gives its slot to the next. */
const longest = 600 * second

/** Packs a data copy; each file is read when its turn comes, as fast as the copy is taken. */
function zipOwnData(data: OwnData, readme: string): Readable {
  const zip = new yazl.ZipFile()
  const out = new PassThrough()
  const mtime = now()
  zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime })
  zip.addReadStreamLazy('data.json', { mtime }, (give) => give(null, Readable.from(jsonOf(data))))
  for (const { id, purpose, name } of data.files.filter(({ state }) => state === 'clean')) {
    zip.addReadStreamLazy(`files/${purpose}/${id}-${name}`, { mtime }, (give) => {
      void unsafeFileToRead(id)
        .then((file) => file?.read() ?? Readable.from([Buffer.alloc(0)]))
        .then(
          (bytes) => give(null, bytes),
          (error) => give(error, Readable.from([])),
        )
    })
  }
  zip.on('error', (error: Error) => out.destroy(error))
  // A reader that goes away in the middle leaves the packer writing into nothing.
  zip.outputStream.on('error', () => undefined)
  const timer = setTimeout(() => out.destroy(new Error('a data copy was read too slowly')), longest).unref()
  pipeline(zip.outputStream, out, () => clearTimeout(timer))
  zip.end()
  return out
}

/** Characters that are given on at once. */
const pieceLength = 65_536

/** The output of `JSON.stringify` with two spaces, in chunks: a long history is much to write at once. */
async function* jsonOf(data: OwnData): AsyncGenerator<string> {
  const pause = pauses()
  let text = ''
  for (const part of partsOf(data)) {
    text += part
    if (text.length < pieceLength && !pause.isDue()) continue
    yield text
    text = ''
    if (pause.isDue()) await pause.take()
  }
  yield text
}

function* partsOf(data: OwnData): Generator<string> {
  let before = '{\n'
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined) continue
    yield `${before}  ${JSON.stringify(name)}: `
    if (Array.isArray(value) && value.length > 0) {
      for (const [at, one] of value.entries()) yield `${at === 0 ? '[' : ','}\n    ${written(one, '    ')}`
      yield '\n  ]'
    } else yield written(value, '  ')
    before = ',\n'
  }
  yield '\n}'
}

function written(value: unknown, indent: string): string {
  return JSON.stringify(value, amountsAsText, 2).replaceAll('\n', `\n${indent}`)
}

/** JSON knows no bigint: whole rupiah become decimal text. */
function amountsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

const aDay = rateLimit('data_copy', 3, 24 * 60 * 60)
/** Copies that are made or read at one time. Each has a file in memory, for as long as its reader takes. */
const open = new FairQueue({ atOnce: 6, atOnceOfOne: 1, mostWaiting: 0 })

/**
 * A copy of everything the platform stores about the actor, as a ZIP that is made while it is read:
 * `data.json`, the own files, and `README.txt` with the text given. The reader must read it to its end or
 * destroy it; it ends when the client is gone.
 * @throws Refusal invalid_input (the proof), too_many_requests (3 a day), unavailable (an open copy already,
 *   or too many of others)
 */
export async function exportOwnData(
  actor: Actor,
  proof: Proof,
  readme: string,
): Promise<{ name: string; zip: Readable }> {
  const person = found(mayTakeOwnData(actor) ? actor : null)
  await reauthenticate(person, proof)
  const close = await open.acquire({ owner: person.accountId })
  try {
    const data = await inExportTurn(() => collect(person))
    const zip = zipOwnData(data, readme)
    zip.once('close', close)
    endWithClient(zip)
    return { name: `${person.username}-data.zip`, zip }
  } catch (error) {
    close()
    throw error
  }
}

async function collect(person: Person): Promise<OwnData> {
  await aDay.take(person.accountId)
  const data = await read(person)
  await transaction((tx) => record(tx, person, 'privacy.data_exported', person.accountId))
  return data
}

/** A client that goes before its answer begins never reads the copy. */
function endWithClient(zip: Readable): void {
  const signal = requestScope()?.signal
  const end = () => zip.destroy()
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
}

/** One moment of the database: nothing is exported twice or in part. */
function read(person: Person): Promise<OwnData> {
  return transaction((tx) => collectOwnData(tx, person), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

type OwnData = Awaited<ReturnType<typeof collectOwnData>>

/**
 * Everything the platform stores about a person, each entity giving its own part, and nothing of anyone else.
 */
export async function collectOwnData(tx: Tx, person: Person) {
  const { accountId } = person
  const account = await exportAccountData(tx, accountId)
  const ofTeamTalk = await filesOfTeamTalk(tx, accountId)
  return {
    madeAt: now(),
    ...account,
    files: account.files.filter(({ id }) => !ofTeamTalk.has(id)),
    ...(await exportIdentityData(tx, accountId)),
    ...(await exportConductData(tx, accountId)),
    ...(await exportCompanyData(tx, person)),
    ...(await exportProgramData(tx, accountId)),
    ...(await exportReportData(tx, person)),
    cannedAnswers: await exportCannedData(tx, accountId),
    reportTemplates: await exportTemplateData(tx, accountId),
    sealedOriginals: await exportOriginals(tx, accountId),
    ...(await exportRewardData(tx, person)),
    ...(await exportPublicationData(tx, accountId)),
    ...(await exportIncidentData(tx, accountId)),
    ...(await exportDismissals(tx, accountId)),
    ...(await exportNoticeData(tx, accountId)),
    ...(await exportEventData(tx, accountId)),
    accessLog: (await accessLogOf(tx, person)).map(({ key: _, ...line }) => line),
    leavings: await leavingsOf(tx, accountId),
  }
}

function leavingsOf(tx: Tx, accountId: string) {
  const { leftAt, eraseAt, cancelledAt } = leavings
  return tx
    .select({ leftAt, eraseAt, cancelledAt })
    .from(leavings)
    .where(eq(leavings.accountId, accountId))
    .orderBy(asc(leavings.leftAt))
}
