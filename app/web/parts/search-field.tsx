import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { searchWords } from '#i18n/search.ts'
import { L, usePath, useWords } from './locale.tsx'

/** The search of an area in its top bar; on phones a link to the page that has the field. */
export function SearchField({ area }: { area: string }) {
  const { label, hint } = useWords(searchWords)
  const page = `/${area}/search`
  return (
    <>
      <Form
        role="search"
        action={usePath()(page)}
        aria-label={label}
        className="relative hidden w-full max-w-sm lg:block"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          name="q"
          maxLength={100}
          aria-label={label}
          placeholder={hint}
          className="h-9 w-full rounded border border-line-strong bg-surface pr-3 pl-9 placeholder:text-ink-soft"
        />
      </Form>
      <L
        to={page}
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunk md:size-9 lg:hidden"
      >
        <Search aria-hidden className="size-5" />
      </L>
    </>
  )
}
