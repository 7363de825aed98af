import {
  type FieldError,
  type FieldErrors,
  isRefusal as isAnyRefusal,
  Refusal as PlatformRefusal,
  type platformStatus,
} from '@cakrawala/refusal/refusal'

/** Every code of a refusal, and its HTTP status. Each code is also a key of `app/i18n/refusals.ts`. */
export const refusalStatus = {
  invalid_input: 422,
  wrong_credentials: 422,
  not_signed_in: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  move_forbidden: 409,
  step_missing: 409,
  balance_insufficient: 409,
  key_reused: 409,
  file_too_large: 413,
  body_too_large: 413,
  media_type_unsupported: 415,
  too_many_requests: 429,
  unavailable: 503,
} as const satisfies typeof platformStatus & Record<string, number>
export type RefusalCode = keyof typeof refusalStatus

/** A "no" of the platform. It is not a bug: endpoints turn it into a page, a notice or JSON. */
export class Refusal extends PlatformRefusal<RefusalCode> {
  override get status(): number {
    return refusalStatus[this.code]
  }
}

export function isRefusal(error: unknown): error is Refusal {
  return isAnyRefusal(error)
}

/** Throws a refusal. `detail` is a word key an endpoint may show (never a sentence, never a secret). */
export function refuse(code: RefusalCode, detail?: string): never {
  throw new Refusal(code, detail === undefined ? {} : { detail })
}

export function refuseUnless(allowed: boolean, code: RefusalCode, detail?: string): asserts allowed {
  if (!allowed) refuse(code, detail)
}

/** Refuses with the first obstacle of an act, if there is one; `codes` maps each to its kind of refusal. */
export function refuseObstacle<Obstacle extends string>(
  obstacle: Obstacle | null,
  codes: Readonly<Record<Obstacle, RefusalCode>>,
): void {
  if (obstacle !== null) refuse(codes[obstacle], obstacle)
}

/** What is wrong with a field: the key of its message, and the facts the message names. */
export type Fault = readonly [field: string, key: string, params?: FieldError['params']]

/** Refuses one field of a form: 422 with the message beside it. */
export function refuseField(field: string, key: string, params?: FieldError['params']): never {
  throw new Refusal('invalid_input', { fields: { [field]: [params ? { key, params } : { key }] } })
}

/** The same for several fields at once, if any of them is wrong. */
export function refuseFields(faults: readonly Fault[]): void {
  refuseFaults(
    Object.fromEntries(faults.map(([field, key, params]) => [field, [params ? { key, params } : { key }]])),
  )
}

/** Refuses with all that is wrong, if anything is. */
export function refuseFaults(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields })
}

/** The row a reader may see, or 404: what may not be known does not exist. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) refuse('not_found')
  return row
}
