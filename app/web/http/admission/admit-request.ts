import { admission } from '@cakrawala/http/admission'
import { clientAddress } from '@cakrawala/http/client-address'
import { sharingNetworkOf } from '@cakrawala/http/client-network'
import { WorkSlots } from '@cakrawala/http/work-slots'
import { countWaiting } from '@cakrawala/pg-access/database-time'
import { settings } from '#infra/settings.ts'

/**
 * Pages and calls that are worked on at one time. More would only share the same processor, and make everyone
 * wait for all; one account or network has three of the slots, and two are reserved for signed-in people. What a request may
 * wait in all counts its time in line.
 */
const slots = new WorkSlots({
  ...{ atOnce: 8, atOnceOfOne: 3, atOnceInGeneral: 6 },
  ...{ mostWaiting: 400, mostWaitingOfOne: 96, longestWaitMs: 3_000, countWaiting },
})

export const takeWorkSlot = () => slots.take()

/** Does the work of one page or call in its slot. @throws Refusal unavailable (503), and what `work` throws */
export const inWorkSlot = <T>(work: () => Promise<T>) => slots.run(work)

/** Requests that are open at one time; streams of news are bounded by their hub. */
export const openBounds = { all: 1_500, network: 192, filesOfNetwork: 32 } as const

/** Admits a request where there is capacity. @returns false where there is none: the caller refuses with 503 */
export const admitRequest = admission({
  bounds: openBounds,
  networkOf: (request) => sharingNetworkOf(clientAddress(request, settings().trustProxy)),
})
