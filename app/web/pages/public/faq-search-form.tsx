import { Button } from '@cakrawala/ui/button'
import { Field } from '@cakrawala/ui/field'
import { TextInput } from '@cakrawala/ui/text-input'
import { Form } from 'react-router'
import { faqWords } from '#i18n/faq.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** Looks through the questions on the server; a found list has an address. @param query as it was understood */
export function FaqSearch({ query }: { query: string }) {
  const { search } = useWords(faqWords)
  const root = usePath()('/frequently-asked-question')
  return (
    <Form role="search" aria-label={search.label} action={root} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field name="q" label={search.field}>
          <TextInput
            key={query}
            type="search"
            maxLength={100}
            placeholder={search.hint}
            defaultValue={query}
          />
        </Field>
      </div>
      <Button>{search.submit}</Button>
      {query !== '' && (
        <Button to={root} variant="quiet">
          {search.reset}
        </Button>
      )}
    </Form>
  )
}
