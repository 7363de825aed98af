import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import type { FactorsView, PasskeyView } from '#domain/account/factor/factor-queries.server.ts'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { securityWords } from '#i18n/security.ts'
import { FoldAct } from '../fold-act.tsx'
import { ActForm, FormField, SubmitButton, useTyped } from '../form.tsx'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { useFactorAnswer } from './factor-answer.ts'
import { NewPasskeyStep } from './new-passkey-step.tsx'
import { PasskeyRemoval } from './passkey-removal.tsx'

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
