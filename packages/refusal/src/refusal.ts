/** Refusals of platform code, and their HTTP status. An application adds codes of its own. */
export const platformStatus = {
  invalid_input: 422,
  file_too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
} as const
export type PlatformCode = keyof typeof platformStatus

/** Message keys per field; the key is a word of the application's catalogue, params fill its sentence. */
export type FieldError = { key: string; params?: Record<string, string | number> }
export type FieldErrors = Record<string, FieldError[]>

const brand = Symbol.for('cakrawala.refusal')

/** A "no" of the program. It is not a bug: endpoints turn it into a page, a notice or JSON. */
export class Refusal<Code extends string = PlatformCode> extends Error {
  readonly [brand] = true
  readonly code: Code
  readonly fields: FieldErrors
  readonly detail: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: Code, more: { fields?: FieldErrors; detail?: string; retryAfterSeconds?: number } = {}) {
    super(more.detail ? `${code}: ${more.detail}` : code)
    this.name = 'Refusal'
    this.code = code
    this.fields = more.fields ?? {}
    this.detail = more.detail
    // A temporary refusal has a time to retry; a function an operator has switched off has a longer one.
    const usual = code === 'unavailable' ? (more.detail ? 600 : 5) : undefined
    this.retryAfterSeconds = more.retryAfterSeconds ?? usual
  }

  get status(): number {
    return platformStatus[this.code as PlatformCode]
  }
}

/** Whether an error is a refusal, of whatever code and of whichever instance of this module. */
export function isRefusal(error: unknown): error is Refusal<string> {
  return typeof error === 'object' && error !== null && brand in error
}
