import { press } from '@cakrawala/page-parts/page-keys'
import { PageRefusal } from '@cakrawala/page-parts/page-refusal'
import { AppFrame } from '@cakrawala/ui/app-frame'
import { PanelMenu } from '@cakrawala/ui/panel-menu'
import { ScrollToTop } from '@cakrawala/ui/scroll-to-top'
import { Sidebar, type SidebarItem } from '@cakrawala/ui/sidebar'
import { SkipLink } from '@cakrawala/ui/skip-link'
import { Toast } from '@cakrawala/ui/toast'
import { TopBar } from '@cakrawala/ui/top-bar'
import BellRing from 'lucide-react/icons/bell'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Form, useFetcher } from 'react-router'
import type { AnnouncementView } from '#domain/announcement/announcement-view.ts'
import { frameWords } from '#i18n/frame.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { searchWords } from '#i18n/search.ts'
import type { MemberFacts } from '#web/http/member-facts.ts'
import type { BellFacts } from '#web/http/notices.ts'
import { AnnouncementBanners } from '#web/parts/announcement/announcement-banners.tsx'
import type { Area } from '#web/parts/area-of.ts'
import { Brand } from '#web/parts/brand.tsx'
import { DoneToast } from '#web/parts/done-toast.tsx'
import { AreaKeys } from '#web/parts/keys/area-keys.tsx'
import { LanguageSwitch } from '#web/parts/language-switch.tsx'
import { useLive } from '#web/parts/live/use-live.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { MemberHere, MenuHere } from '#web/parts/member-here.ts'
import { LogoutAsk, MemberMenu } from '#web/parts/member-menu.tsx'
import { NoticeLink } from '#web/parts/notice/notice-line.tsx'

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
                <span className="max-sm:[&_button]:px-1 max-sm:[&_svg]:hidden">
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
        <MemberHere value={member}>
          <MenuHere value={sidebar}>
            {children}
            <AreaKeys area={area} sidebar={sidebar} />
          </MenuHere>
        </MemberHere>
      </AppFrame>
      <LogoutAsk />
      <ScrollToTop label={words.top} />
    </>
  )
}

/** The search of an area in its top bar; on phones a link to the page that has the field. */
function SearchField({ area }: { area: string }) {
  const { label, hint, run } = useWords(searchWords)
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
          className="h-9 w-full rounded border border-line-strong bg-surface pr-18 pl-9 placeholder:text-ink-soft"
        />
        <button
          type="button"
          onClick={() => press('Control+k')}
          aria-label={run}
          title={run}
          className="absolute top-1/2 right-1.5 -translate-y-1/2 rounded-sm border border-line bg-sunk px-1.5 py-1 font-mono text-xs text-ink-soft hover:text-ink noscript:hidden"
        >
          Ctrl K
        </button>
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

type BellProps = { area: string; username: string; bell: BellFacts }

/** The bell of an area: how many news are unread, the latest ones, and the way to all of them. */
function Bell({ area, username, bell }: BellProps) {
  const { unread, latest, toast } = useLive(bell, username)
  const words = useWords(notificationWords)
  const page = usePath()(`/${area}/notifications`)
  const count = unread > 99 ? words.many : String(unread)
  return (
    <>
      <PanelMenu
        name={unread > 0 ? words.bell({ unread: count }) : words.bellNone}
        icon={<BellRing aria-hidden />}
        count={unread > 0 ? count : null}
      >
        <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
          <p className="font-semibold">{words.latest}</p>
          {unread > 0 && latest[0] && <ReadAll page={page} upTo={latest[0].id} />}
        </div>
        {latest.length === 0 ? (
          <p className="px-4 py-6 text-ink-soft">{words.empty.title}</p>
        ) : (
          <ul className="grid divide-y divide-line">
            {latest.map((notice) => (
              <li key={notice.id} className="px-4 py-3">
                <NoticeLink notice={notice} page={page} />
              </li>
            ))}
          </ul>
        )}
        <div className="flex justify-between gap-2 border-t border-line px-4 py-2 font-semibold text-samudra-text">
          <L to={`/${area}/notifications`} className="py-2 hover:underline md:py-1">
            {words.all}
          </L>
          <L to={`/${area}/notifications/settings`} className="py-2 hover:underline md:py-1">
            {words.settings}
          </L>
        </div>
      </PanelMenu>
      {toast && <NewsToast key={toast.id} toast={toast} page={page} />}
    </>
  )
}

function ReadAll({ page, upTo }: { page: string; upTo: string }) {
  const { readAll } = useWords(notificationWords)
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={page}>
      <input type="hidden" name="intent" value="seen_all" />
      <input type="hidden" name="upTo" value={upTo} />
      <button
        type="submit"
        className="min-h-11 text-xs font-semibold text-samudra-text hover:underline md:min-h-6"
      >
        {readAll}
      </button>
    </fetcher.Form>
  )
}

function NewsToast({ toast, page }: { toast: BellFacts['latest'][number]; page: string }) {
  const { news } = useWords(notificationWords)
  const { close } = useWords(frameWords)
  return (
    <Toast title={news} closeLabel={close}>
      <NoticeLink notice={toast} page={page} plain />
    </Toast>
  )
}
