import { Button } from '@cakrawala/ui/button'
import { PublicNav } from '@cakrawala/ui/public-nav'
import { ScrollToTop } from '@cakrawala/ui/scroll-to-top'
import { SkipLink } from '@cakrawala/ui/skip-link'
import type { ReactNode } from 'react'
import { frameWords } from '#i18n/frame.ts'
import { homeOf, type Role } from '#kernel/actor.ts'
import type { MemberFacts } from '#web/http/member-facts.ts'
import { Brand } from './brand.tsx'
import { DoneToast } from './done-toast.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { usePath, useWords } from './locale.tsx'
import { LogoutAsk, MemberMenu } from './member-menu.tsx'
import { accountPages } from './menus.ts'
import { PageRefusal } from './page-refusal.tsx'
import { usePublicMenu } from './public-menu.ts'
import { SiteFooter } from './site-footer.tsx'

type Reader = Pick<MemberFacts, 'username' | 'role'> | null

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
