/** Forms that post and that somebody has written in since they stand, sent ones left out. */
export type TypedForms = { any: () => boolean; stop: () => void }

/** Watches the forms of a page from here on. */
export function watchTypedForms(page: Document): TypedForms {
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

/** Written while the page was still being brought to life, or kept by the browser from an earlier visit. */
function writtenBefore(page: Document): boolean {
  const texts = page.querySelectorAll<HTMLTextAreaElement>('form[method=post] textarea')
  return [...texts].some(({ value, defaultValue }) => value !== defaultValue)
}
