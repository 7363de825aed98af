import { Footer } from '@cakrawala/ui/footer'
import type { ReactNode } from 'react'
import { footerWords } from '#i18n/footer.ts'
import { legalWords } from '#i18n/legal.ts'
import { navigationWords } from '#i18n/navigation.ts'
import { securityPolicyWords } from '#i18n/security-policy.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { L, usePath, useWords } from './locale.tsx'
import { usePublicMenu } from './public-menu.ts'
import { useBrand } from './root-facts.tsx'

export function SiteFooter() {
  const words = useWords(footerWords)
  const names = useWords(navigationWords)
  const path = usePath()
  const { name } = useBrand()
  const columns = usePublicMenu().map(({ label, items = [] }) => ({
    title: label,
    items: items.map(({ to, label: itemLabel }) => ({ to, label: itemLabel })),
  }))
  const join = {
    title: words.join,
    items: [
      { to: path('/sign-up-company'), label: names.signUpCompany },
      { to: path('/sign-up-bughunter'), label: names.signUpBughunter },
    ],
  }
  return (
    <Footer
      brand={<Brand />}
      about={words.about}
      columns={[...columns, join]}
      legal={<Legal>{words.legal({ brand: name, year: Number(jakartaDay(now()).slice(0, 4)) })}</Legal>}
      end={<LanguageSwitch />}
    />
  )
}

function Legal({ children }: { children: ReactNode }) {
  const { terms, privacy } = useWords(legalWords)
  const security = useWords(securityPolicyWords)
  const { certificate, letter } = useWords(footerWords)
  const look = 'inline-flex min-h-11 items-center hover:text-ink hover:underline'
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <span>{children}</span>
      <L to="/term-and-condition" className={look}>
        {terms.title}
      </L>
      <L to="/privacy-policy" className={look}>
        {privacy.title}
      </L>
      <L to="/security-policy" className={look}>
        {security.title}
      </L>
      <L to="/program-certificates" className={look}>
        {certificate}
      </L>
      <L to="/letters" className={look}>
        {letter}
      </L>
    </div>
  )
}
