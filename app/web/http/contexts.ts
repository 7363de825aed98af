import { createContext, type RouterContext } from 'react-router'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'

/** What the server knows of a connection before any route runs. */
export type Arrival = {
  address: string
  device: string
  /** Empty for a page that many readers get. */
  nonce: string
  readActor: () => Promise<Actor>
}

// The development server holds two copies of this module; the keys must be the same objects in both.
const keys = globalThis as unknown as Record<symbol, unknown>
function shared<T>(name: string): RouterContext<T> {
  const place = Symbol.for(`cakrawala.context.${name}`)
  keys[place] ??= createContext<T>()
  return keys[place] as RouterContext<T>
}

export const arrivalContext = shared<Arrival>('arrival')
export const actorContext = shared<Actor>('actor')
/** Headers a refusal adds to the answer, whichever route it comes from. */
export const answerHeadersContext = shared<Headers>('answer-headers')
export const localeContext = shared<Locale>('locale')
