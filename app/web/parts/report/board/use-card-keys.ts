import { useKeys } from '../../keys/use-keys.ts'

const columnsNow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-row]'),
  ])

/** Arrows lead from the card one is on to the one beside it; past columns without any. */
export function useCardKeys(): void {
  useKeys({ card: goBeside })
}

function goBeside(pressed: string): boolean {
  const columns = columnsNow().filter((cards) => cards.length > 0)
  const isHere = (card: HTMLElement) => card.contains(document.activeElement)
  const column = columns.findIndex((cards) => cards.some(isHere))
  if (column < 0) return false
  const row = columns[column]!.findIndex(isHere)
  const [across, down] = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1] }[pressed] ?? [0, 1]
  const cards = columns[column + across!]
  const card = cards?.[across === 0 ? row + down! : Math.min(row, cards.length - 1)]
  card?.querySelector<HTMLElement>('a')?.focus()
  return true
}
