import { data } from 'react-router'
import type { LinkPurpose } from '#domain/account/link/link.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { act, type Visit } from './open.ts'

/** Headers of a page that a mailed link opens: no other site learns its address, no cache stores it. */
export const linkHeaders = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** What such a page loads: the token while it is good, or 404 and null, whatever became of the link. */
export async function linkFacts(purpose: LinkPurpose, { url }: Visit) {
  const token = url.searchParams.get('token')
  const good = (await goodLink(purpose, token)) !== null
  return data({ token: good ? token : null }, good ? {} : { status: 404 })
}

/**
 * The action of such a page. A link that is no good any more answers like one that never was; a form that is
 * refused for another reason keeps its token, because the address it was sent to carries none.
 * @param keptOf the data a page with more to show needs beside a refused form while the link is good
 */
export function actOnLink<T>(
  purpose: LinkPurpose,
  work: (visit: Visit, form: FormData) => Promise<T>,
  keptOf = async (token: string): Promise<unknown> => ((await goodLink(purpose, token)) ? { token } : null),
) {
  return act(
    async (visit, form) => {
      try {
        return await work(visit, form)
      } catch (error) {
        if (isRefusal(error) && error.code === 'not_found') return data({ dead: true }, { status: 404 })
        throw error
      }
    },
    async (_visit, form) => keptOf(String(form.get('token'))),
  )
}
