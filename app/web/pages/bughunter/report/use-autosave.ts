import { isRefused, type Refused } from '@cakrawala/page-parts/refused'
import type { FieldError } from '@cakrawala/refusal/refusal'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ReportFile } from '#domain/report/report-view.ts'
import type { SavedForm } from '#domain/report/sending/submission-queries.server.ts'
import { dropPasted, pastedIn } from '#web/parts/writing/pasted-pictures.ts'

/** `files`: what the draft holds now; `wrong`: why one that came along is not among them. */
export type Autosaved = {
  saved: { id: string; revision: number; savedAt: Date }
  files: ReportFile[]
  wrong: readonly FieldError[]
}
export const autosaveKey = (formKey: string) => `autosave ${formKey}`
export type AutosaveState = {
  revision: number
  savedAt: Date | null
  busy: boolean
  /** The last try did not reach the server; the next one comes by itself. */
  lost: boolean
  clash: SavedForm | null
}

const pauseMs = 4_000

/**
 * Saves the form around `inside` every few seconds after it changed, of its files with the pasted ones. Stops when two
 * versions conflict: then the writer decides. A form sent while it saves waits for the answer.
 * @param formKey the key of the form
 * @param revision the one the page was opened with
 */
export function useAutosave(
  inside: RefObject<HTMLElement | null>,
  formKey: string,
  revision: number,
): AutosaveState {
  const fetcher = useFetcher<unknown>({ key: autosaveKey(formKey) })
  const answer = fetcher.data as Partial<Autosaved> | undefined
  const kept = useRef<Autosaved['saved'] | null>(null)
  if (answer?.saved) kept.current = answer.saved
  const newest = Math.max(revision, kept.current?.revision ?? 0)
  const clash = isRefused(answer) ? clashOf(answer, newest) : null
  const lost = isRefused(answer) && answer.detail === 'connection_lost'
  const idle = fetcher.state === 'idle'
  const now = useRef({ newest, idle, submit: fetcher.submit })
  now.current = { newest, idle, submit: fetcher.submit }
  const sent = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (answer?.saved && sent.current.size > 0) dropPasted(inside.current?.closest('form'), sent.current)
    sent.current = new Set()
  }, [answer, inside])
  const save = useCallback((form: HTMLFormElement) => {
    const body = new FormData(form)
    const pictures = pastedIn(form)
    body.delete('files')
    for (const picture of pictures) body.append('files', picture)
    body.set('intent', 'autosave')
    body.set('revision', String(now.current.newest))
    sent.current = new Set(pictures.map(({ name }) => name))
    const encType = pictures.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
    void now.current.submit(body, { method: 'post', encType })
  }, [])
  useWhenChanged({ inside, active: clash === null, again: lost, ready: () => now.current.idle, save })
  useWaitingSubmit(inside, idle)
  useDraftAddress(kept.current?.id)
  return { revision: newest, savedAt: kept.current?.savedAt ?? null, busy: !idle, lost, clash }
}

type Watch = {
  inside: RefObject<HTMLElement | null>
  active: boolean
  /** Whether what did not change is saved once more. */
  again: boolean
  ready: () => boolean
  save: (form: HTMLFormElement) => void
}

function useWhenChanged({ inside, active, again, ready, save }: Watch): void {
  const last = useRef<string | null>(null)
  const now = useRef({ again, ready })
  now.current = { again, ready }
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !active) return
    last.current ??= isTouched(form) ? '' : textOf(form)
    const timer = setInterval(() => {
      const text = textOf(form)
      if ((text === last.current && !now.current.again) || !now.current.ready()) return
      last.current = text
      save(form)
    }, pauseMs)
    return () => clearInterval(timer)
  }, [inside, active, save])
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

/** Typed before the scripts arrived, or put back by the browser. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLTextAreaElement ||
        (control instanceof HTMLInputElement && control.type !== 'file')) &&
      control.value !== control.defaultValue,
  )
}

/** What is typed, without the form's own bookkeeping. */
function textOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !['revision', 'intent', 'key'].includes(name),
  )
  return JSON.stringify(entries)
}

/**
 * The version that conflicts with the one on the page: saved or sent from elsewhere. Null when there is none,
 * or when the page has overtaken it.
 * @param newest the newest revision the page knows as its own
 */
export function clashOf(refused: Refused | undefined, newest: number): SavedForm | null {
  if (refused?.refused !== 'conflict' && refused?.refused !== 'key_reused') return null
  const kept = keptIn(refused)
  return kept && (kept.sent || kept.revision > newest) ? kept : null
}

/** What `keptBehind` put into the answer to a refused form. */
export function keptIn(refused: Refused | undefined): SavedForm | null {
  return (refused?.kept as SavedForm | undefined) ?? null
}
