import { AccountMenu } from '@cakrawala/ui/account-menu'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Footer } from '@cakrawala/ui/footer'
import { Horizon } from '@cakrawala/ui/horizon'
import { Logo } from '@cakrawala/ui/logo'
import { PanelMenu } from '@cakrawala/ui/panel-menu'
import { PublicNav } from '@cakrawala/ui/public-nav'
import { Sidebar } from '@cakrawala/ui/sidebar'
import { TopBar } from '@cakrawala/ui/top-bar'
import Bell from 'lucide-react/icons/bell'
import Building2 from 'lucide-react/icons/building-2'
import FileText from 'lucide-react/icons/file-text'
import Gauge from 'lucide-react/icons/gauge'
import LogOut from 'lucide-react/icons/log-out'
import Shield from 'lucide-react/icons/shield'
import User from 'lucide-react/icons/user'

/** Sample of the public bar and the opening. */
export function PublicPart() {
  return (
    <>
      <SampleNav />
      <section className="parang">
        <div className="page grid justify-items-center gap-6 pt-16 text-center md:pt-24">
          <h1 className="max-w-3xl text-2xl md:text-3xl">A clear horizon for everything you run online</h1>
          <p className="max-w-xl text-read text-ink-soft">
            Indonesian bughunters find what scanners miss. You pay for proof, in rupiah, once it is checked.
          </p>
          <ButtonLink to="/sign-up" variant="accent" size="lg">
            Open a program
          </ButtonLink>
        </div>
        <Horizon size="lg" className="mt-12" />
      </section>
    </>
  )
}

/** Sample of the sidebar. */
export function SampleSidebar() {
  return (
    <Sidebar
      label="Dashboard"
      brand={<Logo word="Cakrawala" />}
      collapseLabel="Narrow menu"
      closeLabel="Close"
      items={[
        { to: '/', label: 'Dashboard', icon: <Gauge aria-hidden />, end: true },
        {
          to: '/program',
          label: 'Program',
          icon: <Building2 aria-hidden />,
          items: [{ to: '/program/self', label: 'Self managed' }],
        },
        { to: '/report', label: 'Report', icon: <FileText aria-hidden />, count: 14 },
        { to: '/security', label: 'Security', icon: <Shield aria-hidden /> },
      ]}
    />
  )
}

/** Sample of the top bar. */
export function SampleTopBar() {
  return (
    <TopBar
      menuLabel="Menu"
      start={<span className="truncate font-semibold">PT Samudra Niaga</span>}
      end={
        <>
          <PanelMenu name="News, 3 unread" icon={<Bell aria-hidden />} count="3">
            <p className="p-4">A report waits on you.</p>
          </PanelMenu>
          <AccountMenu
            label="Account"
            name="Sekar Ayu"
            detail="sekar@example.id"
            items={[{ to: '/me', label: 'My account', icon: <User aria-hidden /> }]}
          >
            <DialogTrigger dialog="logout" variant="quiet" icon={<LogOut aria-hidden />}>
              Sign out
            </DialogTrigger>
          </AccountMenu>
        </>
      }
    />
  )
}

/** Sample of the footer. */
export function SampleFooter() {
  const items = ['About us', 'Career', 'Contact'].map((label) => ({ to: `/${label}`, label }))
  const sections = ['Product', 'Programs', 'Learn', 'Company'].map((title) => ({ title, items }))
  return (
    <Footer
      brand={<Logo word="Cakrawala" />}
      about="Crowdsourced security from Bandung."
      columns={sections}
      legal="© 2026 Cakrawala"
    />
  )
}

function SampleNav() {
  const product = ['Bug bounty', 'Challenge program', 'Vulnerability management'].map((label) => {
    return { to: `/${label}`, label, hint: 'What it is, and for whom' }
  })
  return (
    <PublicNav
      label="Main"
      brand={<Logo word="Cakrawala" />}
      menuLabel="Menu"
      closeLabel="Close"
      groups={[
        { key: 'product', label: 'Product', items: product },
        { key: 'program', label: 'Programs', to: '/programs' },
        { key: 'about', label: 'About', items: product.slice(1) },
      ]}
      end={
        <>
          <Button variant="quiet" to="/sign-in">
            Sign in
          </Button>
          <ButtonLink variant="primary" to="/sign-up">
            Sign up
          </ButtonLink>
        </>
      }
    />
  )
}
