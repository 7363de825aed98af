import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { isRefused } from '#web/parts/refused.ts'

export type Autosaved = { saved: { id: string; revision: number; savedAt: Date } }
export type AutosaveState = { revision: number; savedAt: Date | null; busy: boolean; conflict: boolean }

const pauseMs = 4_000

/**
 * Saves the form around `inside` every few seconds after it changed, without its files. Stops at a conflict: then the
 * writer decides.
 * @param revision the one the page was opened with
 */
export function useAutosave(
  inside: RefObject<HTMLElement | null>,
  revision: number,
  active: boolean,
): AutosaveState {
  const fetcher = useFetcher<unknown>({ key: 'autosave' })
  const answer = fetcher.data as Partial<Autosaved> | undefined
  const saved = answer?.saved ?? null
  const conflict = isRefused(answer) && (answer.refused === 'conflict' || answer.refused === 'key_reused')
  const newest = Math.max(revision, saved?.revision ?? 0)
  const last = useRef<string | null>(null)
  const now = useRef({ newest, idle: fetcher.state === 'idle', submit: fetcher.submit })
  now.current = { newest, idle: fetcher.state === 'idle', submit: fetcher.submit }
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !active || conflict) return
    last.current ??= textOf(form)
    const timer = setInterval(() => {
      const text = textOf(form)
      if (text === last.current || !now.current.idle) return
      last.current = text
      const body = new FormData(form)
      body.delete('files')
      body.set('intent', 'autosave')
      body.set('revision', String(now.current.newest))
      void now.current.submit(body, { method: 'post' })
    }, pauseMs)
    return () => clearInterval(timer)
  }, [inside, active, conflict])
  return { revision: newest, savedAt: saved?.savedAt ?? null, busy: fetcher.state !== 'idle', conflict }
}

/** What is typed, without the form's own bookkeeping. */
function textOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !['revision', 'intent', 'key'].includes(name),
  )
  return JSON.stringify(entries)
}
