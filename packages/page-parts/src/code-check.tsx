import { Button } from '@cakrawala/ui/button'
import { Field } from '@cakrawala/ui/field'
import { PageHeader } from '@cakrawala/ui/page-header'
import { TextInput } from '@cakrawala/ui/text-input'
import { Form } from 'react-router'
import { useParts } from './parts-context.ts'

type Words = Record<'checkTitle' | 'checkLead' | 'code' | 'codeHint' | 'check' | 'codeInvalid', string>
type CodeCheckProps = {
  words: Words
  /** Path of the page, without language. */
  root: string
  /** What was typed, where it cannot be a code. */
  refused: string | null
}

/** A page where one types the code of a document; asking changes nothing, so it has an address. */
export function CodeCheck({ words, root, refused }: CodeCheckProps) {
  return (
    <div className="page grid gap-8 py-12">
      <PageHeader title={words.checkTitle} subtitle={words.checkLead} />
      <Form action={useParts().path(root)} className="grid max-w-xl gap-4">
        <Field
          name="code"
          label={words.code}
          hint={words.codeHint}
          error={refused === null ? undefined : words.codeInvalid}
          required
        >
          <TextInput
            mono
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refused ?? ''}
          />
        </Field>
        <div>
          <Button variant="primary">{words.check}</Button>
        </div>
      </Form>
    </div>
  )
}
