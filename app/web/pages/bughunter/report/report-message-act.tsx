import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ReactNode } from 'react'

type MessageActProps = {
  intent: string
  words: { title: string; text: string; body: string; send: string; bodyHint?: string }
  required?: boolean
  children?: ReactNode
}

/** A panel with one text to send, and what is chosen before it. */
export function ReportMessageAct({ intent, words, required = true, children }: MessageActProps) {
  return (
    <Panel title={words.title} id={intent}>
      <ActForm intent={intent} className="grid gap-4">
        <p className="text-ink-soft">{words.text}</p>
        {children}
        <FormField name="body" label={words.body} hint={words.bodyHint} required={required}>
          <Body />
        </FormField>
        <div>
          <SubmitButton>{words.send}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Body() {
  return <TextArea rows={5} maxLength={5000} defaultValue={useTyped('body')} />
}
