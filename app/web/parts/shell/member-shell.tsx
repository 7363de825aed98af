import { AppFrame } from '@cakrawala/ui/app-frame'
import { ScrollToTop } from '@cakrawala/ui/scroll-to-top'
import { Sidebar, type SidebarItem } from '@cakrawala/ui/sidebar'
import { SkipLink } from '@cakrawala/ui/skip-link'
import { TopBar } from '@cakrawala/ui/top-bar'
import type { ReactNode } from 'react'
import type { AnnouncementView } from '#domain/announcement/announcement.ts'
import { frameWords } from '#i18n/frame.ts'
import type { MemberFacts } from '#web/http/member-facts.ts'
import type { BellFacts } from '#web/http/notices.ts'
import { AnnouncementBanners } from '../announcement/announcement-banners.tsx'
import type { Area } from '../area-of.ts'
import { Brand } from '../brand.tsx'
import { DoneToast } from '../done-toast.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { useWords } from '../locale.tsx'
import { MemberHere } from '../member-here.ts'
import { LogoutAsk, MemberMenu } from '../member-menu.tsx'
import { PageRefusal } from '../page-refusal.tsx'
import { SearchField } from '../search-field.tsx'
import { Bell } from './bell.tsx'

type Props = {
  area: Area
  member: MemberFacts
  bell: BellFacts
  announcements: readonly AnnouncementView[]
  sidebar: SidebarItem[]
  /** Where "My Account" leads; null while the area has no such page. */
  account: string | null
  /** Stands left of the language switch, such as the balance. */
  chip?: ReactNode
  /** Stands above every page of the area, such as the news of a suspension. */
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
