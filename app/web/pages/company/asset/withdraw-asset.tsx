import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Panel } from '@cakrawala/ui/panel'
import { useActionData } from 'react-router'
import { assetWords } from '#i18n/assets.ts'
import { ActForm, SubmitButton } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { isRefused } from '#web/parts/refused.ts'

const intent = 'withdraw_asset'

/** Gives the asset up after a second question: targets that name it are paused at once. */
export function WithdrawAsset({ name }: { name: string }) {
  const words = useWords(assetWords)
  const answer = useActionData<unknown>()
  const refused = isRefused(answer) && answer.typed.intent?.[0] === intent
  const dialog = 'withdraw-dialog'
  return (
    <Panel title={words.withdrawTitle} subtitle={words.withdrawText}>
      <DialogTrigger dialog={dialog} variant="danger">
        {words.withdraw}
      </DialogTrigger>
      <Dialog id={dialog} title={words.withdrawAsk({ name })} closeLabel={words.close} defaultOpen={refused}>
        <ActForm intent={intent} className="grid gap-4">
          <p>{words.withdrawText}</p>
          <div className="flex justify-end">
            <SubmitButton variant="danger">{words.withdrawYes}</SubmitButton>
          </div>
        </ActForm>
      </Dialog>
    </Panel>
  )
}
