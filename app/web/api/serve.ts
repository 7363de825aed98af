import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { isId } from '@cakrawala/ids/ids'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { inExportTurn } from '#infra/export-turns.ts'
import { settings } from '#infra/settings.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { fileForm } from '#web/http/form/read-form.ts'
import { signedFileHeaders } from '#web/http/signed-file-url.ts'
import { type ApiRequest, answer } from './answer.ts'
import { type Call, isKeyed, nothing } from './call.ts'
import { jsonOfAnswer, jsonOfRows } from './json-of-answer.ts'

/**
 * Opens an endpoint for each call of the contract; there are no others.
 * @param strict fails where the schema of an answer does not name a field, which is else cut off without a word: in tests
 */
export function serve(
  server: FastifyInstance,
  calls: readonly Call[],
  strict = settings().mode === 'test',
): void {
  // Unread here: a body with files is read as forms of pages are, once it is known who sends it.
  server.addContentTypeParser(
    'multipart/form-data',
    { bodyLimit: fileForm.bytes },
    async (_request: unknown, body: unknown) => body,
  )
  for (const call of calls) {
    const { method, path, whileFactorOwed = false } = call
    const handler = answer((request) => run(call, request, strict), { whileFactorOwed })
    server.route({ method, url: path, handler })
  }
}

/**
 * In this order: the actor, the object, the input. So a refusal reveals no more than the step that failed.
 */
async function run(call: Call, request: ApiRequest, strict: boolean): Promise<unknown> {
  admit(call, request.actor)
  const { actor, params, address, device, locale, own, reply } = request
  const asked = { actor, params, address, device, locale, own, reply }
  await call.before?.(asked)
  const known = Object.entries(params).every(([name, value]) => isGood(name, value))
  refuseUnless(known, 'not_found')
  const query = request.query(call.query ?? nothing)
  const input = await inputOf(call, request)
  if (call.exports) {
    const json = await inExportTurn(async () =>
      jsonOfRows(call, (await call.work({ ...asked, query, input })) as Record<string, unknown>, strict),
    )
    return reply.type('application/json; charset=utf-8').send(json)
  }
  const said = await call.work({ ...asked, query, input })
  if (call.gives === 'file') return sendFile(reply, said as FileToAnswer)
  if (call.gives === 'loan') return sendOn(reply, actor, said as { fileId: string })
  return { success: true, data: jsonOfAnswer(call, said, strict) }
}

function admit({ who }: Call, actor: Actor): void {
  if (who === 'anyone') return
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  refuseUnless(who === 'person' || who.includes(actor.role), 'forbidden')
}

/** What cannot be an id is the id of nothing. */
function isGood(name: string, value: string): boolean {
  return name === 'id' || /[a-z]Id$/.test(name) ? isId(value) : !value.includes('\0')
}

/** Every act has a body, be it `{}`: a form of another site cannot send JSON. */
async function inputOf({ method, body = nothing, form = false }: Call, request: ApiRequest) {
  if (method === 'GET' || method === 'DELETE') return undefined
  // A key that is not stored would promise what does not hold.
  if (request.key !== undefined && !isKeyed(body)) refuseField('idempotency_key', 'unknown_field')
  const isForm = form === 'with_files' ? request.sendsForm : form
  return isForm ? request.form(body) : request.body(body)
}

function sendOn(reply: FastifyReply, actor: Actor, { fileId }: { fileId: string }): FastifyReply {
  return reply.code(303).headers(signedFileHeaders(actor, fileId)).send()
}

function sendFile(reply: FastifyReply, found: FileToAnswer): FastifyReply {
  const { headers, body } = fileAnswer(found)
  for (const [name, value] of headers) reply.header(name, value)
  return reply.send(body ? Readable.fromWeb(body as NodeStream) : refuse('not_found'))
}
