import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import type { Typed } from '@cakrawala/page-parts/refused'
import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { Leaving } from '#domain/reward/leaving.ts'
import { leavingWords } from '#i18n/leaving.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'
import { ProofFields } from '../proof-fields.tsx'

type ConfirmSumProps = {
  intent: string
  leaving: Leaving
  typed: Typed
  /** Who gets it. */
  to: ReactNode
  proof: ProofAsked
}

/** The second step of a form by which money leaves: names the whole sum, and carries what was typed. */
export function ConfirmSum({ intent, leaving, typed, to, proof }: ConfirmSumProps) {
  const words = useWords(leavingWords)
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <fieldset ref={box} tabIndex={-1} className="grid gap-4 rounded border border-senja p-4">
      <legend className="px-1 font-semibold">{words.title}</legend>
      <SumFacts to={to} {...leaving} />
      <p>{words.outcomes[leaving.outcome]}</p>
      <ActForm intent={intent} className="grid gap-4">
        <Carried typed={typed} />
        <ShownTotal total={leaving.total} />
        {leaving.proof && <ProofFields asked={proof} />}
        <SubmitButton wide>{words.confirm({ total: formatRupiah(leaving.total) })}</SubmitButton>
      </ActForm>
      <Form method="post" className="grid">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="edit" value="yes" />
        <Carried typed={typed} />
        <Button type="submit" wide>
          {words.edit}
        </Button>
      </Form>
    </fieldset>
  )
}

/** Says with a form which sum its reader has seen. */
export function ShownTotal({ total }: { total: bigint }) {
  return <input type="hidden" name="total" value={String(total)} />
}

type SumFactsProps = Pick<Leaving, 'parts' | 'total'> & { to: ReactNode; balance?: Leaving['balance'] }

/** Who gets what, and what leaves in all. */
export function SumFacts({ to, parts, total, balance }: SumFactsProps) {
  const words = useWords(leavingWords)
  const items = [
    { key: 'to', term: words.to, value: to },
    ...parts
      .filter(({ amount }) => amount > 0n)
      .map(({ what, amount }) => ({ key: what, term: words.parts[what], value: formatRupiah(amount) })),
    { key: 'total', term: words.total, value: <strong>{formatRupiah(total)}</strong> },
  ]
  if (balance && balance.aside > 0n)
    items.push({ key: 'aside', term: words.aside, value: formatRupiah(balance.aside) })
  if (balance) {
    const change = { before: formatRupiah(balance.before), after: formatRupiah(balance.after) }
    items.push({ key: 'balance', term: words.balance, value: words.change(change) })
  }
  return <DescriptionList items={items} />
}

const ownFields = ['intent', 'total', 'edit']

function Carried({ typed }: { typed: Typed }) {
  const carried = Object.entries(typed).filter(([name]) => !ownFields.includes(name))
  return carried.flatMap(([name, values]) =>
    values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}
