import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import KeyRound from 'lucide-react/icons/key-round'
import type { Ways } from '#domain/account/factor/pre-auth-token.server.ts'
import { securityWords } from '#i18n/security.ts'
import { ActForm } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import passkeyScript from '../../static/passkey.ts?worker&url'

/** Signs in by a passkey. Without scripts nobody can ask one, and the form is not there. */
export function PasskeyForm({ totp, recoveryCode }: Ways) {
  const { passkeys } = useWords(securityWords)
  const options = usePath()('/account/passkey-options')
  return (
    <>
      <ActForm intent="finish" data-passkey={options} className="grid gap-4 noscript:hidden">
        <div className="grid gap-2">
          <input type="hidden" name="passkey" />
          <Button
            type="button"
            variant={totp ? 'secondary' : 'primary'}
            wide
            icon={<KeyRound aria-hidden size={18} />}
          >
            {passkeys.use}
          </Button>
          <div aria-live="polite">
            <div hidden data-passkey-failed>
              <Notice tone="warning">{passkeys.failed}</Notice>
            </div>
          </div>
        </div>
        {(totp || recoveryCode) && <p className="text-center text-ink-soft">{passkeys.or}</p>}
      </ActForm>
      <script type="module" src={passkeyScript} />
    </>
  )
}
