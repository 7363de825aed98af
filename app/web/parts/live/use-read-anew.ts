import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData, useRevalidator } from 'react-router'
import { type TypedForms, watchTypedForms } from './typed-forms.ts'

/**
 * What reads the facts of the page anew, always the same function. It lets a page be on which somebody is writing: the form
 * might be gone afterwards, or say that it was made from what it was not. So it does where the page shows what an act has
 * answered, such as codes that are told once or a refused text: React Router drops the answer with every reading.
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
