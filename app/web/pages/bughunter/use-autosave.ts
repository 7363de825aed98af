import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { isRefused, type Refused } from '#web/parts/refused.ts'

export type Autosaved = { saved: { id: string; revision: number; savedAt: Date } }
export type AutosaveState = {
  revision: number
  savedAt: Date | null
  busy: boolean
  refused: Refused | undefined
}

const pauseMs = 4_000

/**
 * Saves the form around `inside` every few seconds after it changed, without its files. Stops when two versions stand
 * against each other: then the writer decides. A form sent while it saves waits for the answer.
 * @param revision the one the page was opened with
 */
export function useAutosave(inside: RefObject<HTMLElement | null>, revision: number): AutosaveState {
  const fetcher = useFetcher<unknown>({ key: 'autosave' })
  const answer = fetcher.data as Partial<Autosaved> | undefined
  const saved = answer?.saved ?? null
  const refused = isRefused(answer) ? answer : undefined
  const stopped = refused !== undefined && refused.typed.revision?.[0] === String(revision) && isOlder(refused)
  const newest = Math.max(revision, saved?.revision ?? 0)
  const idle = fetcher.state === 'idle'
  const last = useRef<string | null>(null)
  const now = useRef({ newest, idle, submit: fetcher.submit })
  now.current = { newest, idle, submit: fetcher.submit }
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || stopped) return
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
  }, [inside, stopped])
  useWaitingSubmit(inside, idle)
  useDraftAddress(saved?.id)
  return { revision: newest, savedAt: saved?.savedAt ?? null, busy: !idle, refused }
}

function isOlder({ refused }: Refused): boolean {
  return refused === 'conflict' || refused === 'key_reused'
}

/** Sent in the middle of a save, a form would carry the revision before it and be taken for another tab's. */
function useWaitingSubmit(inside: RefObject<HTMLElement | null>, idle: boolean): void {
  const ready = useRef(idle)
  ready.current = idle
  const waiting = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const form = inside.current?.closest('form')
    const hold = (event: SubmitEvent) => {
      if (ready.current) return
      event.preventDefault()
      event.stopPropagation()
      waiting.current = event.submitter
    }
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  }, [inside])
  useEffect(() => {
    const button = waiting.current
    if (!idle || !button) return
    waiting.current = null
    inside.current?.closest('form')?.requestSubmit(button)
  }, [inside, idle])
}

/** A page loaded again shall show the draft, not an empty form. */
function useDraftAddress(id: string | undefined): void {
  useEffect(() => {
    if (!id || new URLSearchParams(window.location.search).has('draft')) return
    window.history.replaceState(window.history.state, '', `?draft=${id}`)
  }, [id])
}

/** What is typed, without the form's own bookkeeping. */
function textOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !['revision', 'intent', 'key'].includes(name),
  )
  return JSON.stringify(entries)
}
