import type { Found } from '@cakrawala/personal-data/kinds'
import { type RefObject, useCallback, useEffect, useState } from 'react'

type Area = RefObject<HTMLTextAreaElement | null>

const pauseMs = 400

/**
 * What is found in a text while it is written: some time after the last letter, when the browser has nothing else to do.
 * @returns null until the patterns are there, and where they could not be fetched: then the server alone asks
 */
export function useFoundData(area: Area | undefined): { found: Found[] | null; look: () => void } {
  const [found, setFound] = useState<Found[] | null>(null)
  const look = useCallback(() => {
    const read = async () => {
      const { findPersonalData } = await import('./find-data.ts')
      if (area?.current) setFound(findPersonalData(area.current.value))
    }
    whenIdle(() => void read().catch(() => undefined))
  }, [area])
  useEffect(() => {
    const text = area?.current
    if (!text) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(look, pauseMs)
    }
    if (text.value !== '') later()
    text.addEventListener('input', later)
    return () => {
      clearTimeout(timer)
      text.removeEventListener('input', later)
    }
  }, [area, look])
  return { found, look }
}

/** Safari has no idle callbacks yet. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 1_000 })
  else setTimeout(work, 0)
}
