import { Toast } from '@cakrawala/ui/toast'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'

type DoneToastProps = {
  sentences: Readonly<Record<string, string>>
  /** Keys that tell of no success. */
  losses: readonly string[]
  closeLabel: string
}

/** Shows that an act succeeded: the redirect after it carries `?done=<key of sentences>`. Other keys show nothing. */
export function DoneToast({ sentences, losses, closeLabel }: DoneToastProps) {
  const said = useDone()
  if (!said || !Object.hasOwn(sentences, said.key)) return null
  return (
    <Toast key={said.turn} tone={losses.includes(said.key) ? 'warning' : 'success'} closeLabel={closeLabel}>
      {sentences[said.key]}
    </Toast>
  )
}

/**
 * The key is taken out of the address once read: a reload or the next form must not repeat it. That happens with the
 * drawing itself, and never while the reader is on the way elsewhere, since a navigation ends the one before it.
 */
function useDone(): { key: string; turn: number } | null {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const staying = useNavigation().state === 'idle'
  const key = search.get('done')
  const [said, setSaid] = useState(key === null ? null : { key, turn: 0 })
  useEffect(() => {
    if (key !== null) setSaid((before) => ({ key, turn: (before?.turn ?? 0) + 1 }))
  }, [key])
  useLayoutEffect(() => {
    if (key === null || !staying) return
    const rest = new URLSearchParams(window.location.search)
    rest.delete('done')
    void navigate(
      { search: rest.toString(), hash: window.location.hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }, [key, staying, navigate])
  return said
}
