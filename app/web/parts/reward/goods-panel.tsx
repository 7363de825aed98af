import { after, day } from '@cakrawala/calendar/clock'
import { ActButton } from '@cakrawala/page-parts/act-button'
import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge, type BadgeTone } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { GoodsView } from '#domain/reward/goods/goods-view.ts'
import { type GoodsState, goodsDays } from '#domain/reward/goods.ts'
import { goodsWords } from '#i18n/goods.ts'
import { dateText } from '#i18n/moment.ts'
import { useLocale, useWords } from '../locale.tsx'

const tones: Readonly<Record<GoodsState, BadgeTone>> = {
  granted: 'neutral',
  addressed: 'warning',
  sent: 'primary',
  missing: 'danger',
  received: 'success',
  closed: 'neutral',
}

/** A good that a report earned: how far it is, and what its reader does about it. */
export function GoodsPanel({ goods }: { goods: GoodsView | null }) {
  const words = useWords(goodsWords)
  const locale = useLocale()
  if (!goods) return null
  const { item, state, address, sending, sentAt, reason, endedAt } = goods
  const lines = (text: string) => <span className="wrap-anywhere whitespace-pre-line">{text}</span>
  const items = [
    { term: words.item, value: item },
    ...(address ? [{ term: words.address, value: lines(address) }] : []),
    ...(sending ? [{ term: words.sending, value: lines(sending) }] : []),
    ...(sentAt ? [{ term: words.sentAt, value: dateText(sentAt, locale) }] : []),
    ...(endedAt ? [{ term: words.endedAt, value: dateText(endedAt, locale) }] : []),
    ...(reason ? [{ term: words.reason, value: lines(reason) }] : []),
  ]
  return (
    <Panel
      title={words.title}
      id="goods"
      flush
      actions={<Badge tone={tones[state]}>{words.states[state]}</Badge>}
    >
      <div className="grid gap-3 p-4">
        <DescriptionList items={items} />
        {state === 'sent' && sentAt && (
          <p className="text-xs text-ink-soft">
            {words.waits({ until: dateText(after(sentAt, goodsDays.answer * day), locale) })}
          </p>
        )}
        {goods.moves.includes('confirm') && (
          <ActButton intent="goods_confirm" variant="primary">
            {words.acts.confirm}
          </ActButton>
        )}
      </div>
      <Acts goods={goods} />
    </Panel>
  )
}

function Acts({ goods: { moves, state, address } }: { goods: GoodsView }) {
  const { acts, ...words } = useWords(goodsWords)
  const send = state === 'missing' ? acts.send_again : acts.send
  const give = address ? acts.change_address : acts.give_address
  return (
    <>
      {moves.includes('give_address') && (
        <FoldAct intent="goods_address" title={give}>
          <ActForm intent="goods_address" className="grid gap-4">
            <Address kept={address} />
            <div>
              <SubmitButton>{give}</SubmitButton>
            </div>
          </ActForm>
        </FoldAct>
      )}
      {moves.includes('send') && (
        <FoldAct intent="send_goods" title={send}>
          <ActForm intent="send_goods" className="grid gap-4">
            <Sending label={words.sending} />
            <div>
              <SubmitButton>{send}</SubmitButton>
            </div>
          </ActForm>
        </FoldAct>
      )}
      {moves.includes('miss') && <Reasoned intent="goods_missing" title={acts.miss} />}
      {moves.includes('close') && <Reasoned intent="close_goods" title={acts.close} />}
    </>
  )
}

function Address({ kept }: { kept: string | null }) {
  const words = useWords(goodsWords)
  return (
    <FormField name="address" label={words.address} hint={words.addressHint} required>
      <TextArea rows={4} maxLength={500} defaultValue={useTyped('address', kept ?? undefined)} />
    </FormField>
  )
}

function Sending({ label }: { label: string }) {
  return (
    <FormField name="sending" label={label} required>
      <TextInput maxLength={300} defaultValue={useTyped('sending')} />
    </FormField>
  )
}

function Reasoned({ intent, title }: { intent: string; title: string }) {
  return (
    <FoldAct intent={intent} title={title}>
      <ActForm intent={intent} className="grid gap-4">
        <Reason id={`${intent}-reason`} />
        <div>
          <SubmitButton variant="danger">{title}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}

function Reason({ id }: { id: string }) {
  const { reason } = useWords(goodsWords)
  return (
    <FormField id={id} name="reason" label={reason} required>
      <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
