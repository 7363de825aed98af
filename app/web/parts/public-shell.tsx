import type { ReactNode } from 'react'
import { frameWords } from '#i18n/frame.ts'
import { Button } from '#ui/button.tsx'
import { PublicNav } from '#ui/public-nav.tsx'
import { ScrollToTop } from '#ui/scroll-to-top.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { Brand } from './brand.tsx'
import { DoneToast } from './done-toast.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { usePath, useWords } from './locale.tsx'
import { usePublicMenu } from './public-menu.ts'
import { SiteFooter } from './site-footer.tsx'

/** The frame of every public page. `home` is the dashboard of who is signed in, null for visitors. */
export function PublicShell({ home, children }: { home: string | null; children: ReactNode }) {
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
        end={<PublicDoors home={home} />}
      />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <DoneToast />
        {children}
      </main>
      <SiteFooter />
      <ScrollToTop label={words.top} />
    </div>
  )
}

function PublicDoors({ home }: { home: string | null }) {
  const words = useWords(frameWords)
  const path = usePath()
  return (
    <>
      <LanguageSwitch />
      {home ? (
        <Button to={path(home)} variant="primary">
          {words.dashboard}
        </Button>
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
