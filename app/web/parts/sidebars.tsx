import type { SidebarItem } from '@cakrawala/ui/sidebar'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Banknote from 'lucide-react/icons/banknote'
import Crosshair from 'lucide-react/icons/crosshair'
import Download from 'lucide-react/icons/download'
import FileSignature from 'lucide-react/icons/file-signature'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import HandCoins from 'lucide-react/icons/hand-coins'
import Handshake from 'lucide-react/icons/handshake'
import IdCard from 'lucide-react/icons/id-card'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import ListTodo from 'lucide-react/icons/list-todo'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import Newspaper from 'lucide-react/icons/newspaper'
import Radio from 'lucide-react/icons/radio'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Siren from 'lucide-react/icons/siren'
import Trophy from 'lucide-react/icons/trophy'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import Users from 'lucide-react/icons/users'
import type { WaitingCounts } from '#domain/operations/waiting-counts.server.ts'
import { navigationWords } from '#i18n/navigation.ts'
import { usePath, useWords } from './locale.tsx'
import { jumpKeys, type Place, type PlaceWord } from './menus.ts'
import { useBrand } from './root-facts.tsx'
import { waitingAt } from './waiting-count.tsx'

const icons = {
  dashboard: LayoutDashboard,
  program: Crosshair,
  hacktivity: Radio,
  leaderboard: Trophy,
  selfManaged: Crosshair,
  managedBy: Crosshair,
  report: FileText,
  team: Users,
  memberList: Users,
  userLog: ScrollText,
  license: BadgeCheck,
  security: ShieldCheck,
  queues: Inbox,
  workQueue: ListTodo,
  verification: IdCard,
  appeals: Scale,
  recovery: LifeBuoy,
  accounts: UserRoundSearch,
  allAccounts: UserRoundSearch,
  auditLog: ScrollText,
  settings: Settings,
  jobs: Send,
  topUps: Banknote,
  payouts: HandCoins,
  collusion: Handshake,
  refunds: Undo2,
  contracts: FileSignature,
  npwp: ReceiptText,
  assets: Globe,
  inquiries: Mail,
  publications: Newspaper,
  articles: Newspaper,
  downloads: Download,
  announcements: Megaphone,
  incidents: Siren,
} as const satisfies Record<PlaceWord, unknown>

/**
 * The entries of an area as the sidebar shows them: named, drawn, and in the reader's language.
 * @param waiting what waits on the reader
 */
export function useSidebar(places: readonly Place[], waiting: WaitingCounts | null = null): SidebarItem[] {
  const words = useWords(navigationWords)
  const path = usePath()
  const { name: brand, slug } = useBrand()
  const nameOf = (word: PlaceWord) =>
    word === 'managedBy' ? words.managedBy({ brand, product: slug.toUpperCase() }) : words.places[word]
  const link = ({ path: to, word }: Place) => ({
    ...{ to: path(to), label: nameOf(word), keys: jumpKeys[word], count: waitingAt(word, waiting) },
  })
  return places.map((place, index) => {
    const Icon = icons[place.word]
    // The area's root would else be marked as current on every page below it.
    const item = { ...link(place), icon: <Icon aria-hidden />, end: index === 0 }
    return place.items ? { ...item, items: place.items.map(link) } : item
  })
}
