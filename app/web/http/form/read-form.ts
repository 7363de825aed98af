import { outsideOfSlot } from '@cakrawala/fair-queue/request-scope'
import { type FormBounds, FormTooLarge } from '@cakrawala/form-body/form-bounds'
import { readFormBody as readBody } from '@cakrawala/form-body/read-form-body'
import { Refusal } from '#kernel/refusal.ts'
import { textForm } from './form-bounds.ts'

const read = new WeakMap<Request, Promise<FormData>>()

/**
 * The form of a request, read once however often it is asked for: a middleware and the action behind it get the same one.
 * @throws Refusal body_too_large beyond the bounds, media_type_unsupported for what is no form
 */
export function readForm(request: Request, bounds: FormBounds = textForm): Promise<FormData> {
  const before = read.get(request)
  if (before) return before
  const type = request.headers.get('content-type') ?? ''
  const form = readFormBody(type, lengthOf(request), request.body ?? nothing(), bounds)
  read.set(request, form)
  return form
}

/** How many bytes a request declares to send. Pages take no body without it. */
export function lengthOf(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0)
}

/**
 * Reads a form as it comes in.
 * @param bytes the Content-Length: too high a value is refused unread
 * @throws Refusal as `readForm`
 */
export function readFormBody(
  type: string,
  bytes: number,
  body: AsyncIterable<Uint8Array>,
  bounds: FormBounds,
): Promise<FormData> {
  // Slow senders occupy no work slots.
  return outsideOfSlot(() => readBody(type, bytes, body, bounds).catch(refuseForm))
}

function refuseForm(error: unknown): never {
  throw error instanceof FormTooLarge
    ? new Refusal('body_too_large', { detail: 'form_too_large' })
    : new Refusal('media_type_unsupported')
}

async function* nothing(): AsyncIterable<Uint8Array> {}
