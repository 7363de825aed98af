import PanelLeft from 'lucide-react/icons/panel-left'

/** The cookie that remembers the sidebar, and its only value. */
const sidebarCookie = { name: 'sidebar', collapsed: 'collapsed' } as const

/** Narrows the sidebar: a checkbox that the stylesheet reads, so it works without scripts; scripts remember it. */
export function SidebarToggle({ label, collapsed }: { label: string; collapsed: boolean }) {
  return (
    <div className="sidebar-collapse hidden shrink-0 border-t border-line p-2 md:flex">
      <label
        title={label}
        className="grid size-10 place-items-center rounded text-ink-soft hover:bg-sunk hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-samudra"
      >
        <input
          type="checkbox"
          aria-label={label}
          defaultChecked={collapsed}
          onChange={(event) => remember(event.currentTarget.checked)}
          className="sidebar-toggle sr-only"
        />
        <PanelLeft aria-hidden className="size-5" />
      </label>
    </div>
  )
}

function remember(collapsed: boolean) {
  const year = 31_536_000
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers and on plain http
  document.cookie = `${sidebarCookie.name}=${collapsed ? sidebarCookie.collapsed : ''}; Path=/; Max-Age=${collapsed ? year : 0}; SameSite=Lax${secure}`
}
