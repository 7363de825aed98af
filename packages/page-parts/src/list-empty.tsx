import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useParts } from './parts-context.ts'

/** Parts of the address of a list that narrow nothing. */
const idle = [
  ...['from', 'before', 'after', 'assigned', 'waiting', 'size', 'sort', 'page', 'tab', 'show', 'done'],
  ...['view', 'edited', 'layout'],
]

type ListEmptyProps = {
  /** Path of the whole list, without language. */
  root: string
  /** The text of an empty list: what will be shown here, and the next step. */
  title: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Names that begin a list elsewhere but narrow this one. */
  narrowing?: readonly string[]
}

/** What is in an empty list: where filters let nothing through, the way back to all of it. */
export function ListEmpty({ root, title, children, action, narrowing = [] }: ListEmptyProps) {
  const { path, lists } = useParts()
  const { nothing } = lists
  const [search] = useSearchParams()
  const isNarrowed = [...search].some(
    ([name, value]) => value !== '' && (narrowing.includes(name) || !idle.includes(name)),
  )
  if (!isNarrowed)
    return (
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    )
  return (
    <EmptyState title={nothing.title} action={<ButtonLink to={path(root)}>{nothing.all}</ButtonLink>}>
      {nothing.text}
    </EmptyState>
  )
}
