import { forgetOthers } from '@cakrawala/page-parts/kept-text'
import { answerForLostServer } from '@cakrawala/page-parts/lost-connection'
import { PartsProvider } from '@cakrawala/page-parts/parts-context'
import { isRefused } from '@cakrawala/page-parts/refused'
import { TopOfNewPage } from '@cakrawala/page-parts/top-of-new-page'
import { themeIn } from '@cakrawala/ui/choose-theme'
import { answerCopyCode } from '@cakrawala/ui/copy-code'
import { ProgressBar } from '@cakrawala/ui/progress-bar'
import staticPageScript from '@cakrawala/ui/still.js?url'
import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { switchNames } from '#domain/setting/setting.ts'
import { isSwitchOn } from '#domain/setting/settings-memory.server.ts'
import { readerAt } from '#i18n/address.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { errorPages } from '#i18n/error-pages.ts'
import { frameWords } from '#i18n/frame.ts'
import { settings } from '#infra/settings.ts'
import { homeOf, isPerson } from '#kernel/actor.ts'
import { localeOf } from '#kernel/locale.ts'
import { actorContext, arrivalContext } from '#web/http/contexts.ts'
import { meetVisitor } from '#web/http/site/middleware.ts'
import { ErrorPage, errorWordsOf } from '#web/parts/error-page.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { partsIn } from '#web/parts/parts-in.ts'
import { preloadSans } from '#web/parts/preloaded-fonts.ts'
import { forgetList } from '#web/parts/report/kept-list.ts'
import { type RootFacts, RootProvider } from '#web/parts/root-facts.tsx'
import { SeoMetadata } from '#web/parts/seo/seo-metadata.tsx'
import { siteTitle } from '#web/parts/title.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { useStaticPage } from '#web/parts/use-static-page.ts'
import type { Route } from './+types/root'
import './styles.css'

export const middleware: Route.MiddlewareFunction[] = [meetVisitor]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => answerForLostServer({ request }, next, typedIn),
]

/** Pages bring their own title; a refusal or a fault that no page met has this one. */
export function meta({ error, location, matches }: Route.MetaArgs) {
  const locale = localeOf(location.pathname.split('/')[1])
  const site = siteTitle({ matches }, locale)
  // In the browser null means that there is none.
  if (error == null) return [{ title: site }]
  const status = isRouteErrorResponse(error) ? error.status : 500
  return [{ title: `${errorWordsOf(status, wordsIn(errorPages, locale)).title} · ${site}` }]
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const { brandName, brandSlug, brandEmailDomain, origin } = settings()
  const actor = context.get(actorContext)
  return {
    nonce: context.get(arrivalContext).nonce,
    brand: { name: brandName, slug: brandSlug, domain: brandEmailDomain },
    origin,
    closed: switchNames.filter((name) => !isSwitchOn(name)),
    home: isPerson(actor) ? homeOf[actor.role] : null,
    account: isPerson(actor) ? actor.accountId : null,
    theme: themeIn(request.headers.get('cookie')),
  }
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: React.ReactNode }) {
  preloadSans()
  const theme = useRouteLoaderData<typeof loader>('root')?.theme
  return (
    <html
      lang={useLocale()}
      data-still={useStaticPage() ? '' : undefined}
      data-theme={theme === 'system' ? undefined : theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <SeoMetadata />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame facts={loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const refused = isRouteErrorResponse(error) && isRefused(error.data) ? error.data : undefined
  return (
    <Frame facts={loaderData}>
      <ErrorPage status={status} detail={refused?.detail} typed={refused?.typed} />
    </Frame>
  )
}

type FrameProps = { facts: RootFacts | undefined; children: React.ReactNode }

/** Whether React has taken over the page that the server sent. */
let tookOver = false

function Frame(props: FrameProps) {
  const still = useStaticPage()
  useEffect(() => {
    tookOver = true
    const forget = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || !target.action.endsWith('/sign-out')) return
      forgetOthers()
      forgetList()
    }
    document.addEventListener('submit', forget, true)
    return () => document.removeEventListener('submit', forget, true)
  }, [])
  useEffect(() => answerCopyCode(document), [])
  const foreign = !(useLocale() in frameWords)
  return foreign || (still && tookOver) ? <AskServer /> : <Page still={still} {...props} />
}

/** Titles, summaries and targets; never what names, pays or proves a person. */
const keptLines = /^(?:title|summary)(?:En)?$|^scope\.\d+\.(?:target|note)$/

function Page({ still, facts, children }: FrameProps & { still: boolean }) {
  const keptText = { account: facts?.account ?? null, fields: keptLines, ...useWords(frameWords).keptText }
  return (
    <RootProvider facts={facts}>
      <PartsProvider value={{ ...partsIn(useLocale(), readerAt(useLocation().pathname)), keptText }}>
        <ProgressBar active={useNavigation().state !== 'idle'} label={useWords(frameWords).loading} />
        {children}
        {still ? <script type="module" src={staticPageScript} /> : <LivelyScripts facts={facts} />}
      </PartsProvider>
    </RootProvider>
  )
}

/** Where React leads to a page that comes without it, or with scripts of the other language, the browser asks the server for the whole of it. */
function AskServer() {
  useEffect(() => window.location.reload(), [])
  return null
}

function LivelyScripts({ facts }: { facts: RootFacts | undefined }) {
  // The browser hides nonces from scripts; the server's word is the one that counts.
  const nonce = typeof document === 'undefined' ? facts?.nonce || undefined : ''
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <TopOfNewPage />
      <Scripts nonce={nonce} />
    </>
  )
}
