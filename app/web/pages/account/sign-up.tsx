import { Button } from '@cakrawala/ui/button'
import { Card } from '@cakrawala/ui/card'
import { accountWords } from '#i18n/account.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'

export const middleware = [bounceSignedIn]
export const meta = pageTitle(accountWords, (words) => words.signUp.title)
export const loader = () => null

/** The chooser: company or bughunter. */
export default function SignUp() {
  const { signUp: words } = useWords(accountWords)
  const brand = useBrand()
  return (
    <>
      <AccountHeading title={words.title} intro={words.intro({ brand: brand.name })} />
      <div className="grid gap-4">
        <Choice
          to="/sign-up-bughunter"
          title={words.hunterTitle}
          text={words.hunterText}
          action={words.hunterAction}
        />
        <Choice
          to="/sign-up-company"
          title={words.companyTitle}
          text={words.companyText}
          action={words.companyAction}
        />
      </div>
      <p className="mt-6 text-center text-ink-soft">
        {words.have}{' '}
        <L to="/sign-in" className="font-semibold text-samudra-text underline">
          {words.signIn}
        </L>
      </p>
    </>
  )
}

function Choice({ to, title, text, action }: { to: string; title: string; text: string; action: string }) {
  const path = usePath()
  return (
    <Card>
      <div className="grid gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="text-ink-soft">{text}</p>
        <Button to={path(to)}>{action}</Button>
      </div>
    </Card>
  )
}
