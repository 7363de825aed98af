import { useSearchParams } from 'react-router'
import { useListAddress } from './list-sizes.tsx'

type Direction = 'ascending' | 'descending'
const other = { ascending: 'descending', descending: 'ascending' } as const

/**
 * The head of a column that sorts its list: `sort` in the address, with a minus from its other end. A second press turns it
 * around where the order has a direction.
 * @param usual the order of the list without one in its address
 */
export function useColumnSort(usual: string) {
  const [search] = useSearchParams()
  const address = useListAddress()
  const asked = search.get('sort') || usual
  return (sort: string, way?: Direction) => {
    const isOn = asked === sort
    const isTurned = asked === `-${sort}`
    const sorted = isOn ? (way ?? 'ascending') : isTurned && way ? other[way] : undefined
    return { sortTo: address({ sort: isOn && way ? `-${sort}` : sort }), sorted }
  }
}
