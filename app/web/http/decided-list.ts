import { leadToStart } from '@cakrawala/page-server/first-page'
import { type CountedPage, sizeFrom } from '@cakrawala/paging/paging'

type Wanted = { decided: boolean; from: string | null; size: number }

/** What a queue shows: what waits, or with `?show=decided` what was decided. @param read the rows of either */
export async function decidedListOf<Row>(url: URL, read: (wanted: Wanted) => Promise<CountedPage<Row>>) {
  const asked = url.searchParams
  const decided = asked.get('show') === 'decided'
  const size = sizeFrom(asked.get('size'))
  const queue = await read({ decided, from: asked.get('from'), size })
  leadToStart(queue, url)
  return { decided, queue, size }
}
