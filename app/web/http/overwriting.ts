import type { Newest } from '@cakrawala/page-parts/seen-version'
import { isRefusal } from '#kernel/refusal.ts'
import type { Visit } from './open.ts'

type Read = (visit: Visit, form: FormData) => Promise<Newest | null | undefined>

/** For the answer to a refused form of texts: the version that is stored. What is gone meanwhile has none. */
export function newest(read: Read): Read {
  return async (visit, form) => {
    try {
      return await read(visit, form)
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }
}
