import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData, useRevalidator } from 'react-router'

/**
 * What reads the facts of the page anew, always the same function. It lets a page be on which a person is
 * writing: the form might be gone afterwards, or name a version it was not made from. So it does where the
 * page shows what an act has answered, such as codes that are shown once or a refused text: React Router
 * drops the answer with every reading.
 */
export function useReadAnew(): () => void {
  const { revalidate } = useRevalidator()
  const answered = useContext(RouterData)?.actionData != null
  const forms = useRef<TypedForms>(null)
  useEffect(() => {
    const watched = watchTypedForms(document)
    forms.current = watched
    return () => watched.stop()
  }, [])
  const here = useRef({ revalidate, answered })
  here.current = { revalidate, answered }
  const [read] = useState(() => () => {
    if (!here.current.answered && !forms.current?.any()) void here.current.revalidate()
  })
  return read
}

/** Forms that post and that a person has written in since they are shown, sent ones left out. */
type TypedForms = { any: () => boolean; stop: () => void }

/** Watches the forms of a page from here on. */
function watchTypedForms(page: Document): TypedForms {
  const typed = new Set<HTMLFormElement>()
  const onInput = ({ target }: Event) => {
    const form = formOf(target)
    if (form?.method === 'post') typed.add(form)
  }
  const onSubmit = ({ target }: Event) => typed.delete(target as HTMLFormElement)
  page.addEventListener('input', onInput)
  page.addEventListener('submit', onSubmit)
  return {
    any: () => [...typed].some((form) => form.isConnected) || writtenBefore(page),
    stop() {
      page.removeEventListener('input', onInput)
      page.removeEventListener('submit', onSubmit)
    },
  }
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target !== null && 'form' in target ? (target.form as HTMLFormElement | null) : null
}

/**
 * Written while the page was still being brought to life, or restored by the browser from an earlier visit.
 */
function writtenBefore(page: Document): boolean {
  const texts = page.querySelectorAll<HTMLTextAreaElement>('form[method=post] textarea')
  return [...texts].some(({ value, defaultValue }) => value !== defaultValue)
}
