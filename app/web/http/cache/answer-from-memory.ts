import { MemoryAnswers } from '@cakrawala/page-cache/memory-answers'
import { settings } from '#infra/settings.ts'
import { cachedAddress } from './cached-addresses.ts'
import { pageCache } from './page-cache.ts'
import { publicCacheKey } from './public-cache-keys.ts'

/** What this site answers from memory. */
export const memoryAnswers = new MemoryAnswers({
  cache: pageCache,
  openPlaceOf: publicCacheKey,
  placeOf: cachedAddress,
  isOwnHost: (host) => settings().mode !== 'production' || host === ownHost(),
})

function ownHost(): string {
  const { origin } = settings()
  if (own.origin !== origin) own = { origin, host: new URL(origin).host }
  return own.host
}

let own = { origin: '', host: '' }
