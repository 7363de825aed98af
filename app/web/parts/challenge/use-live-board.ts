import { useReadAnew } from '@cakrawala/page-parts/use-read-anew'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const every = 20_000

/** Asks for the page's facts again every 20 seconds while `live` and while a person looks at it. */
export function useLiveBoard(live: boolean): void {
  const { state } = useRevalidator()
  const readAnew = useReadAnew()
  const idle = state === 'idle'
  useEffect(() => {
    if (!live || !idle) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readAnew()
    }, every)
    return () => clearInterval(timer)
  }, [live, idle, readAnew])
}
