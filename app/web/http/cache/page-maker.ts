import { PageMaker } from '@cakrawala/page-cache/page-maker'
import { Refusal } from '#kernel/refusal.ts'
import { refusalOf } from '../refusal-of.ts'
import { cachedPageHeaders, commonHeaders } from '../security-headers.ts'
import { isCanonical } from './cached-addresses.ts'
import { oldPage } from './old-page.ts'
import { pageCache } from './page-cache.ts'

/** Makes the pages and files of this site. */
export const pageMaker = new PageMaker({
  cache: pageCache,
  pageHeaders: cachedPageHeaders,
  fileHeaders: commonHeaders,
  isStorable: isCanonical,
  markAsOld: oldPage,
  isPassing: (error) => refusalOf(error)?.code === 'unavailable',
  unavailable: () => new Refusal('unavailable', { retryAfterSeconds: 5 }),
})
