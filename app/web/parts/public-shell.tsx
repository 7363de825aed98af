import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { PageRefusal } from '@cakrawala/page-parts/page-refusal'
import { Button } from '@cakrawala/ui/button'
import { Footer } from '@cakrawala/ui/footer'
import type { NavItem } from '@cakrawala/ui/nav-item'
import { PublicNav } from '@cakrawala/ui/public-nav'
import { ScrollToTop } from '@cakrawala/ui/scroll-to-top'
import { SkipLink } from '@cakrawala/ui/skip-link'
import type { ReactNode } from 'react'
import { footerWords, frameWords } from '#i18n/frame.ts'
import { legalWords } from '#i18n/legal.ts'
import { navigationWords } from '#i18n/navigation.ts'
import { securityPolicyWords } from '#i18n/security-policy.ts'
import { homeOf, type Role } from '#kernel/actor.ts'
import type { MemberFacts } from '#web/http/member-facts.ts'
import { Brand } from './brand.tsx'
import { DoneToast } from './done-toast.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { L, usePath, useWords } from './locale.tsx'
import { LogoutAsk, MemberMenu } from './member-menu.tsx'
import { accountPages, publicMenu } from './menus.ts'
import { useBrand } from './root-facts.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type Reader = Pick<MemberFacts, 'username' | 'picture' | 'role'> | null

/** The frame of every public page. `reader` is who is signed in, null for visitors. */
export function PublicShell({ reader, children }: { reader: Reader; children: ReactNode }) {
  const words = useWords(frameWords)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{words.skip}</SkipLink>
      <PublicNav
        label={words.areas.public}
        brand={<Brand />}
        menuLabel={words.openMenu}
        closeLabel={words.closeMenu}
        groups={usePublicMenu()}
        end={<PublicEntries reader={reader} />}
      />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <DoneToast />
        <div className="page">
          <PageRefusal />
        </div>
        {children}
      </main>
      <SiteFooter />
      {reader && <LogoutAsk />}
      <ScrollToTop label={words.top} />
    </div>
  )
}

function PublicEntries({ reader }: { reader: Reader }) {
  const words = useWords(frameWords)
  const path = usePath()
  return (
    <>
      <LanguageSwitch />
      {reader ? (
        <>
          <Button to={path(homeOf[reader.role])} variant="primary">
            {words.dashboard}
          </Button>
          <MemberMenu member={reader} account={accountPages[areaOf[reader.role]]} />
        </>
      ) : (
        <>
          <Button to={path('/sign-in')} variant="quiet">
            {words.signIn}
          </Button>
          <Button to={path('/sign-up')} variant="primary">
            {words.signUp}
          </Button>
        </>
      )}
    </>
  )
}

const areaOf = {
  bughunter: 'bughunter',
  company: 'company',
  company_member: 'company',
  hello: 'hello',
  incident: 'incident',
} as const satisfies Record<Role, keyof typeof accountPages>

function SiteFooter() {
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
      end={
        <div className="flex items-center gap-2">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      }
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

type MenuGroup = { key: string; label: string; items: NavItem[] }

/** The groups of the public menu in the reader's language. */
function usePublicMenu(): MenuGroup[] {
  const { groups, links: names } = useWords(navigationWords)
  const path = usePath()
  return publicMenu.map(({ key, links }) => ({
    key,
    label: groups[key],
    items: links.map(({ path: to, word }) => ({ to: path(to), ...names[word] })),
  }))
}
