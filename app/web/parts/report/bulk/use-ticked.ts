import { useCallback, useEffect, useState } from 'react'
import { mostInBulk } from '#domain/reward/bulk/bulk.ts'
import { useKeys } from '../../keys/use-keys.ts'
import type { BulkAnswer } from './bulk-acts.server.ts'

export const bulkForm = 'bulk'
const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name=row][form=${bulkForm}]`)]

/**
 * How many rows are ticked; without scripts null, as nothing counts then. A click with Shift ticks all rows from the one clicked
 * before, `x` the row one is on. Rows an act was done with are ticked no more.
 */
export function useTicked(done: BulkAnswer | null) {
  const [count, setCount] = useState<number | null>(null)
  const recount = useCallback(() => setCount(boxes().filter(({ checked }) => checked).length), [])
  useEffect(() => watchBoxes(recount), [recount])
  useEffect(() => {
    const ids = new Set(done?.results.filter((row) => row.done).map(({ id }) => id))
    for (const box of boxes()) if (ids.has(box.value.split('.')[0]!)) box.checked = false
    recount()
  }, [done, recount])
  // Rows come and go with the page of the list.
  useEffect(recount)
  useKeys({ select: tickHere })
  const tickAll = (ticked: boolean) => {
    for (const [index, box] of boxes().entries()) box.checked = ticked && index < mostInBulk
    recount()
  }
  return { count, tickAll }
}

function watchBoxes(recount: () => void) {
  let last: HTMLInputElement | null = null
  const onClick = (event: MouseEvent) => {
    const box = event.target
    if (!(box instanceof HTMLInputElement) || !boxes().includes(box)) return
    if (event.shiftKey && last?.isConnected) tickBetween(last, box)
    last = box
    recount()
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function tickBetween(one: HTMLInputElement, other: HTMLInputElement): void {
  const all = boxes()
  const ends = [all.indexOf(one), all.indexOf(other)]
  for (const box of all.slice(Math.min(...ends), Math.max(...ends) + 1)) box.checked = other.checked
}

function tickHere(): boolean {
  const box = document.activeElement
    ?.closest('[data-row]')
    ?.querySelector<HTMLInputElement>(`input[name=row][form=${bulkForm}]`)
  box?.click()
  return box != null
}
