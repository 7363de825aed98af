import { admission } from '@cakrawala/http/admission'
import { clientAddress } from '@cakrawala/http/client-address'
import { sharingNetworkOf } from '@cakrawala/http/client-network'
import { settings } from '#infra/settings.ts'

/** Requests that are open at one time; streams of news are bounded by their hub. */
export const openBounds = { all: 1_500, network: 192, filesOfNetwork: 32 } as const

/** Admits a request where there is capacity. @returns false where there is none: the caller refuses with 503 */
export const admitRequest = admission({
  bounds: openBounds,
  networkOf: (request) => sharingNetworkOf(clientAddress(request, settings().trustProxy)),
})
