import { outsideOfSlot } from '@cakrawala/fair-queue/request-scope'
import type { FormBounds } from './form-bounds.ts'
import { readFormBody } from './read-form-body.ts'

type Options = {
  /** Bounds where none are named. */
  usual: FormBounds
  /** Throws the refusal of a form that is too large (`FormTooLarge`) or none. */
  refuse: (error: unknown) => never
}

/** Makes what reads the forms of requests as they come in. Both throw what `refuse` does. */
export function formReader({ usual, refuse }: Options) {
  const read = new WeakMap<Request, Promise<FormData>>()

  /** The form of a request, read once however often it is asked for: a middleware and the action behind it get the same one. */
  function readForm(request: Request, bounds: FormBounds = usual): Promise<FormData> {
    const before = read.get(request)
    if (before) return before
    const type = request.headers.get('content-type') ?? ''
    const form = readBody(type, lengthOf(request), request.body ?? nothing(), bounds)
    read.set(request, form)
    return form
  }

  /** @param bytes the Content-Length: too high a value is refused unread */
  function readBody(
    type: string,
    bytes: number,
    body: AsyncIterable<Uint8Array>,
    bounds: FormBounds,
  ): Promise<FormData> {
    // Slow senders occupy no slots of work.
    return outsideOfSlot(() => readFormBody(type, bytes, body, bounds).catch(refuse))
  }

  return { readForm, readFormBody: readBody }
}

/** How many bytes a request declares to send. */
export function lengthOf(request: Request): number {
  return Number(request.headers.get('content-length') ?? 0)
}

async function* nothing(): AsyncIterable<Uint8Array> {}
