import { PageRefusal } from '@cakrawala/page-parts/page-refusal'
import { AppFrame } from '@cakrawala/ui/app-frame'
import { ScrollToTop } from '@cakrawala/ui/scroll-to-top'
import { Sidebar, type SidebarItem } from '@cakrawala/ui/sidebar'
import { SkipLink } from '@cakrawala/ui/skip-link'
import { TopBar } from '@cakrawala/ui/top-bar'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { AnnouncementView } from '#domain/announcement/announcement-view.ts'
import { frameWords } from '#i18n/frame.ts'
import { searchWords } from '#i18n/search.ts'
import type { MemberFacts } from '#web/http/member-facts.ts'
import type { BellFacts } from '#web/http/notices.ts'
import { AnnouncementBanners } from '../announcement/announcement-banners.tsx'
import type { Area } from '../area-of.ts'
import { Brand } from '../brand.tsx'
import { DoneToast } from '../done-toast.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { L, usePath, useWords } from '../locale.tsx'
import { MemberHere } from '../member-here.ts'
import { LogoutAsk, MemberMenu } from '../member-menu.tsx'
import { Bell } from './bell.tsx'

type Props = {
  area: Area
  member: MemberFacts
  bell: BellFacts
  announcements: readonly AnnouncementView[]
  sidebar: SidebarItem[]
  /** Where "My Account" leads; null while the area has no such page. */
  account: string | null
  /** Shown left of the language switch, such as the balance. */
  chip?: ReactNode
  /** Shown above every page of the area, such as the news of a suspension. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of the areas for signed-in people: sidebar, top bar, account menu, logout. */
export function MemberShell({ area, member, bell, announcements, sidebar, account, ...more }: Props) {
  const { chip, banner, children } = more
  const words = useWords(frameWords)
  return (
    <>
      <SkipLink>{words.skip}</SkipLink>
      <AppFrame
        sidebar={
          <Sidebar
            label={words.areas[area]}
            brand={<Brand to={`/${area}`} />}
            items={sidebar}
            collapsed={member.collapsed}
            collapseLabel={words.collapse}
            closeLabel={words.closeMenu}
          />
        }
        topBar={
          <TopBar
            menuLabel={words.openMenu}
            start={<SearchField area={area} />}
            end={
              <>
                {chip}
                <Bell area={area} username={member.username} bell={bell} />
                <span className="max-sm:[&_a]:px-1 max-sm:[&_svg]:hidden">
                  <LanguageSwitch />
                </span>
                <MemberMenu member={member} account={account} />
              </>
            }
          />
        }
      >
        <DoneToast />
        {banner}
        <AnnouncementBanners area={area} announcements={announcements} />
        <PageRefusal />
        <MemberHere value={member}>{children}</MemberHere>
      </AppFrame>
      <LogoutAsk />
      <ScrollToTop label={words.top} />
    </>
  )
}

/** The search of an area in its top bar; on phones a link to the page that has the field. */
function SearchField({ area }: { area: string }) {
  const { label, hint } = useWords(searchWords)
  const page = `/${area}/search`
  return (
    <>
      <Form
        role="search"
        action={usePath()(page)}
        aria-label={label}
        className="relative hidden w-full max-w-sm lg:block"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          name="q"
          maxLength={100}
          aria-label={label}
          placeholder={hint}
          className="h-9 w-full rounded border border-line-strong bg-surface pr-3 pl-9 placeholder:text-ink-soft"
        />
      </Form>
      <L
        to={page}
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunk md:size-9 lg:hidden"
      >
        <Search aria-hidden className="size-5" />
      </L>
    </>
  )
}
