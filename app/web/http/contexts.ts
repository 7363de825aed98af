import { routerContext } from '@cakrawala/page-server/router-context'
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

export const arrivalContext = routerContext<Arrival>('arrival')
export const actorContext = routerContext<Actor>('actor')
/** Headers a refusal adds to the answer, whichever route it comes from. */
export const answerHeadersContext = routerContext<Headers>('answer-headers')
export const localeContext = routerContext<Locale>('locale')
