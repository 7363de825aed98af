import { AsyncLocalStorage } from 'node:async_hooks'

/** Runs work as a caller of its own would: in no transaction and no request of the test that begins it. */
export const outsideContext = AsyncLocalStorage.snapshot()
