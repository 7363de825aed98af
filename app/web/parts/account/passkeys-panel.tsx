import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { FactorsView, PasskeyView } from '#domain/account/factor/factor-queries.server.ts'
import { securityWords } from '#i18n/security.ts'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { Leave } from './authenticator-setup.tsx'
import { type NewPasskey, useFactorAnswer } from './factor-answer.ts'

type Props = { factors: FactorsView; proof: ProofAsked }

/** The passkeys of a person: listed, added, removed. */
export function PasskeysPanel({ factors: { passkeys }, proof }: Props) {
  const { passkeys: words } = useWords(securityWords)
  const answer = useFactorAnswer()
  return (
    <Panel flush id="passkeys" title={words.title} subtitle={words.text}>
      {passkeys.length > 0 ? <List passkeys={passkeys} /> : <p className="p-4">{words.none}</p>}
      {answer && 'newPasskey' in answer ? (
        <NewPasskeyStep made={answer.newPasskey} />
      ) : (
        <FoldAct intent="passkey_start" title={words.add}>
          <Add proof={proof} />
        </FoldAct>
      )}
      {passkeys.map((passkey) => (
        <PasskeyRemoval key={passkey.id} passkey={passkey} proof={proof} />
      ))}
    </Panel>
  )
}

function List({ passkeys }: { passkeys: PasskeyView[] }) {
  const { passkeys: words } = useWords(securityWords)
  return (
    <Table
      caption={words.title}
      rows={passkeys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: words.name,
          main: true,
          cell: ({ name }) => <bdi className="break-words">{name}</bdi>,
        },
        { key: 'created', header: words.created, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          key: 'used',
          header: words.used,
          cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : words.never),
        },
      ]}
    />
  )
}

function Add({ proof }: { proof: ProofAsked }) {
  const { passkeys: words } = useWords(securityWords)
  return (
    <>
      <p className="text-ink-soft">{words.addText}</p>
      <p className="hidden noscript:block">{words.needsScripts}</p>
      <ActForm intent="passkey_start" className="grid gap-4">
        <NameField />
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{words.add}</SubmitButton>
        </div>
      </ActForm>
    </>
  )
}

function NameField() {
  const { passkeys: words } = useWords(securityWords)
  return (
    <FormField name="name" label={words.name} hint={words.nameHint} required>
      <TextInput maxLength={60} autoComplete="off" defaultValue={useTyped('name')} />
    </FormField>
  )
}

/** The form that takes one passkey away. Its intent names the passkey, so that each form keeps its own errors. */
function PasskeyRemoval({ passkey, proof }: { passkey: PasskeyView; proof: ProofAsked }) {
  const { passkeys: words } = useWords(securityWords)
  const intent = `passkey_remove:${passkey.id}`
  return (
    <FoldAct intent={intent} title={words.removeTitle({ name: passkey.name })}>
      <p className="text-ink-soft">{words.removeText}</p>
      <ActForm intent={intent} className="grid gap-4">
        <ProofFields asked={proof} />
        <div>
          <SubmitButton variant="danger">{words.remove}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}

/** After the proof: the browser makes the passkey, and its answer is sent as a form. */
function NewPasskeyStep({ made: { name, options } }: { made: NewPasskey }) {
  const { passkeys: words } = useWords(securityWords)
  const input = useRef<HTMLInputElement>(null)
  const begun = useRef(false)
  const [failed, setFailed] = useState(false)
  const make = useCallback(async () => {
    setFailed(false)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const answer = await startRegistration({ optionsJSON: options })
      if (!input.current) return
      input.current.value = JSON.stringify(answer)
      input.current.form?.requestSubmit()
    } catch {
      setFailed(true)
    }
  }, [options])
  useEffect(() => {
    // React runs effects twice in development; a browser takes one request at a time.
    if (begun.current) return
    begun.current = true
    void make()
  }, [make])
  return (
    <div className="grid max-w-xl gap-4 border-t border-line p-4">
      <h3 className="font-semibold">{words.makeTitle({ name })}</h3>
      <p>{words.makeText}</p>
      <p className="hidden noscript:block">{words.needsScripts}</p>
      {failed && <Notice tone="warning">{words.failed}</Notice>}
      <ActForm intent="passkey_register">
        <input type="hidden" name="name" value={name} />
        <input ref={input} type="hidden" name="registration" defaultValue="" />
      </ActForm>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="button" variant="primary" onClick={make}>
          {words.make}
        </Button>
        <Leave>{words.cancel}</Leave>
      </div>
    </div>
  )
}
