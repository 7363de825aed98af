import { PageRefusal } from '@cakrawala/page-parts/page-refusal'
import { Horizon } from '@cakrawala/ui/horizon'
import { SkipLink } from '@cakrawala/ui/skip-link'
import { Outlet } from 'react-router'
import { frameWords } from '#i18n/frame.ts'
import { Brand } from '#web/parts/brand.tsx'
import { DoneToast } from '#web/parts/done-toast.tsx'
import { LanguageSwitch } from '#web/parts/language-switch.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** The quiet frame of sign-in and sign-up pages: the mark, one column, the horizon below. */
export default function AccountFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{useWords(frameWords).skip}</SkipLink>
      <header className="page flex items-center justify-between py-4">
        <Brand />
        <LanguageSwitch />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center gap-6 px-4 py-8 outline-none sm:py-12"
      >
        <DoneToast />
        <PageRefusal />
        <div className="flex flex-col">
          <Outlet />
        </div>
      </main>
      <div className="flex justify-center overflow-hidden pt-4">
        <Horizon tone="faint" size="md" />
      </div>
    </div>
  )
}
