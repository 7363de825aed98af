import { ActButton } from '@cakrawala/page-parts/act-button'
import { Button } from '@cakrawala/ui/button'
import { CopyText } from '@cakrawala/ui/copy-text'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { useActionData, useLocation } from 'react-router'
import type { ProgramView } from '#domain/program/program-view.ts'
import type { OwnTestAccount, ShownTestAccount } from '#domain/program/test-account/test-account-view.ts'
import { momentText } from '#i18n/moment.ts'
import { refusals } from '#i18n/refusals.ts'
import { testAccountWords } from '#i18n/test-accounts.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

type Props = { account: OwnTestAccount; offer: ProgramView['testAccounts'] }

/** A bughunter's own test account of a program: taken, and looked at by a press each time. */
export function OwnTestAccountPanel({ account: { given, revoked, obstacle }, offer }: Props) {
  const words = useWords(testAccountWords)
  const { details } = useWords(refusals)
  const locale = useLocale()
  const { own } = words
  return (
    <Panel
      title={given ? own.number(given) : words.title}
      subtitle={given ? own.given({ at: momentText(given.givenAt, locale) }) : undefined}
      id="test-account"
    >
      <div className="grid gap-3">
        {revoked && (
          <div className="grid gap-1">
            <p>{own.revoked({ number: revoked.number, at: momentText(revoked.at, locale) })}</p>
            {revoked.reason && (
              <p className="whitespace-pre-line text-ink-soft">{`${own.reason}: ${revoked.reason}`}</p>
            )}
          </div>
        )}
        {!given && obstacle !== 'test_account_barred' && (
          <p>{offer === 'available' ? own.offer : offer === 'used_up' ? own.usedUp : own.none}</p>
        )}
        {obstacle && <p className="text-ink-soft">{details[obstacle]}</p>}
        {!obstacle && !given && offer && (
          <ActButton intent="take_test_account" variant="primary">
            {own.take}
          </ActButton>
        )}
        {!obstacle && given && <Secret />}
      </div>
    </Panel>
  )
}

/** What the last press asked to see: it is nowhere in the page that is loaded, nor in its address. */
function Secret() {
  const { own, parts } = useWords(testAccountWords)
  const { pathname } = useLocation()
  const answer = useActionData<unknown>()
  if (!isShown(answer)) return <ActButton intent="show_test_account">{own.show}</ActButton>
  const { username, password, note } = answer.testAccount
  const copied = (text: string) => <CopyText text={text} copyLabel={parts.copy} copiedLabel={parts.copied} />
  return (
    <>
      <DescriptionList
        items={[
          { term: parts.username, value: copied(username) },
          { term: parts.password, value: copied(password) },
          ...(note ? [{ term: parts.note, value: <span className="wrap-anywhere">{note}</span> }] : []),
        ]}
      />
      <div>
        <Button variant="secondary" to={`${pathname}#test-account`}>
          {own.hide}
        </Button>
      </div>
    </>
  )
}

function isShown(answer: unknown): answer is { testAccount: ShownTestAccount } {
  return typeof answer === 'object' && answer !== null && 'testAccount' in answer
}
