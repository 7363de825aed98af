import type { IncomingMessage } from 'node:http'
import { readJson } from '@cakrawala/api-contract/read-json'
import { camel, camelKeys, snake, snakeKeys } from '@cakrawala/api-contract/spelling'
import { partNameOf } from '@cakrawala/form-body/part-name'
import { readFormBody as readBody } from '@cakrawala/form-body/read-form-body'
import { readMultipart } from '@cakrawala/form-body/read-multipart'
import { hasCookie, onlyCookie } from '@cakrawala/http/cookie'
import { outsideAddress, spelledOut } from '@cakrawala/http/outside-address'
import { isFrom } from '@cakrawala/http/own-origin'
import { isOwnPath, routerPath } from '@cakrawala/http/own-path'
import { preferredLanguage } from '@cakrawala/http/preferred-language'
import { refusedSize } from '@cakrawala/http/request-size'
import { codingFor } from '@cakrawala/page-cache/stored-page'
import { overwriting } from '@cakrawala/page-parts/overwriting'
import { typedOf } from '@cakrawala/page-parts/typed-of'
import { leadToFirstPage, leadToStart } from '@cakrawala/page-server/first-page'
import { routedPath } from '@cakrawala/page-server/route-table'
import type { ServerBuild } from 'react-router'
import { identityCaseFilterOf } from '#domain/account/identity/identity-case-filter.ts'
import { accountFilterOf } from '#domain/account/status/accounts-for-team.server.ts'
import { incidentFilterOf, searchedIn } from '#domain/incident/incident-filter.ts'
import { inquiryFilterOf } from '#domain/inquiry/inquiry-queries.server.ts'
import { workFilterOf } from '#domain/operations/work-queue-queries.server.ts'
import { articleFilterOf } from '#domain/publication/article-queue.server.ts'
import { listQueryOf, reportFiltersOf } from '#domain/report/list-address.server.ts'
import { periodIn } from '#domain/reward/board-period.ts'
import type { Leaving } from '#domain/reward/leaving.ts'
import { payoutFilterOf } from '#domain/reward/payout/payouts-for-team.server.ts'
import { signedFileOf } from '#infra/secrets.ts'
import { z } from '#kernel/zod.ts'
import { localeAsked } from '#web/api/answer.ts'
import { labelsOfCall } from '#web/api/field-labels.ts'
import { articleSearchOf } from '#web/http/article-pages.ts'
import { askedKind } from '#web/http/asked-code.ts'
import { cachedAddress, publicCacheKey } from '#web/http/cache/cached-addresses.ts'
import { absentAddress } from '#web/http/cache/page-cache.ts'
import { isDisabled } from '#web/http/disabled-pages.ts'
import { fileForm, readFormBody, textForm } from '#web/http/form/read-form.ts'
import { chosenHome, chosenTheme, isStranger, localeOfCookies } from '#web/http/locale-cookie.ts'
import { pathAfterSignIn } from '#web/http/next-path.ts'
import { isOwn } from '#web/http/origin.ts'
import { pageListeners } from '#web/http/page-listener.ts'
import { parseForm, parseInput } from '#web/http/parse.ts'
import { plainRefusalPage } from '#web/http/plain-refusal.ts'
import { preAuthTokenOfCookies } from '#web/http/pre-auth-cookie.ts'
import { filterFaultOf, programFiltersOf } from '#web/http/program/program-filters.ts'
import { programOfForm } from '#web/http/program/program-form-data.ts'
import { formStepOf } from '#web/http/program/program-form-save.ts'
import { hasSessionCookie, onlyToken, tokenOfCookies } from '#web/http/session-cookie.ts'
import { filesIn } from '#web/http/uploads.ts'
import { areaAt, areaOf } from '#web/parts/area-of.ts'
import { faqQueryOf } from '#web/parts/reading/faq-search.ts'
import { vectorIn, withVector } from '#web/parts/report/cvss-form.ts'
import { askSum } from '#web/parts/reward/confirm-sum.server.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { address, asQuery, at, body, field, header, type TextFunction } from './text-function.ts'

const routeOf = (id: string, path: string) => ({ id, path, parentId: 'root', module: {} })
/** Routes of which many may match one address. */
const someRoutes = {
  routes: Object.fromEntries(
    [
      routeOf('a', ':a/:b?'),
      routeOf('b', ':a?/b/:c?'),
      routeOf('c', '*'),
      { id: 'root', path: '', module: {} },
    ].map((route) => [route.id, route]),
  ),
  assets: { routes: {} },
} as unknown as ServerBuild

const leaving: Leaving = { parts: [], total: 1n, balance: null, outcome: 'given', proof: false }

/** Places that take a request or a piece of one, by module and name. */
export const requestFunctions: Readonly<Record<string, TextFunction>> = {
  'web/http/cache/page-cache.ts absentAddress': at(address, (text) =>
    absentAddress({ method: 'GET', url: `/${text}` } as IncomingMessage, `/${text}`, 9),
  ),
  'web/http/disabled-pages.ts isDisabled': at(address, (text) => isDisabled(`/${text}`)),
  '@cakrawala/page-server/page-listeners of': at(address, (text) => pageListeners.of(someRoutes, `/${text}`)),
  '@cakrawala/page-server/route-table routedPath': at(address, (text) => routedPath(`/${text}`)),
  'web/parts/area-of.ts areaOf': at(address, (text) => areaOf(`/${text}`)),
  'web/parts/area-of.ts areaAt': at(address, (text) => areaAt(`/${text}`)),
  'web/parts/report/cvss-form.ts vectorIn': at(body, (text) => vectorIn(formOf(text))),
  'web/parts/report/cvss-form.ts withVector': at(body, (text) => withVector(formOf(text))),
  'web/http/program/program-form-save.ts formStepOf': at(body, (text) => formStepOf(formOf(text))),
  '@cakrawala/form-body/read-form-body readFormBody': at(body, (text) =>
    readBody('application/x-www-form-urlencoded', text.length, onePiece(text), textForm),
  ),
  'web/http/form/read-form.ts readFormBody': at(body, (text) =>
    readFormBody('application/x-www-form-urlencoded', text.length, onePiece(text), textForm),
  ),
  'web/http/form/read-form.ts readFormBody (multipart)': at(body, (text) =>
    readFormBody(
      'multipart/form-data; boundary=b',
      text.length,
      onePiece(`${part}${text}\r\n--b--`),
      textForm,
    ),
  ),
  '@cakrawala/form-body/read-multipart readMultipart': at(body, (text) =>
    readMultipart('multipart/form-data; boundary=b', onePiece(`--b\r\n${text}`), fileForm),
  ),
  '@cakrawala/form-body/part-name partNameOf': at(textForm.partHeaders, (text) => {
    partNameOf(`form-data; name="${text}`)
    partNameOf(`form-data; ${text}`)
  }),
  'web/http/parse.ts parseForm': at(body, (text) =>
    parseForm(z.strictObject({ a: z.string() }), formOf(text)),
  ),
  'web/http/parse.ts parseInput': at(body, (text) =>
    parseInput(z.strictObject({ a: z.string() }), { a: text }),
  ),
  '@cakrawala/page-parts/overwriting overwriting': at(body, (text) => overwriting(formOf(text), 'version')),
  'web/http/uploads.ts filesIn': at(body, (text) => filesIn(formOf(text))),
  'web/http/program/program-form-data.ts programOfForm': at(body, (text) => programOfForm(formOf(text))),
  '@cakrawala/page-parts/typed-of typedOf': at(body, (text) => typedOf(formOf(text))),
  'web/parts/reward/confirm-sum.server.ts askSum': at(body, (text) =>
    askSum(formOf(text), async () => leaving),
  ),
  'web/parts/typed-in.ts typedIn': at(body, (text) => typedIn(formOf(text))),
  '@cakrawala/api-contract/read-json readJson': at(body, readJson),
  '@cakrawala/api-contract/read-json readJson (a string)': at(body, (text) => readJson(`{"a":"${text}"}`)),
  '@cakrawala/api-contract/read-json readJson (a list)': at(body, (text) => readJson(`[${text}]`)),
  '@cakrawala/api-contract/read-json readJson (an object)': at(body, (text) => readJson(`{${text}}`)),
  '@cakrawala/api-contract/spelling camelKeys': at(body, (text) => camelKeys({ [text]: text })),
  '@cakrawala/api-contract/spelling snakeKeys': at(field, (text) => snakeKeys({ [text]: text })),
  '@cakrawala/api-contract/spelling camel': at(field, camel),
  '@cakrawala/api-contract/spelling snake': at(field, snake),
  'web/api/answer.ts localeAsked': at(header, localeAsked),
  'web/api/field-labels.ts labelsOfCall': at(body, labelsOfCall('', 'id')),
  '@cakrawala/page-cache/stored-page codingFor': at(header, codingFor),
  'web/http/cache/cached-addresses.ts cachedAddress': at(header, asPath(cachedAddress)),
  'web/http/cache/cached-addresses.ts publicCacheKey': at(header, asPath(publicCacheKey)),
  'web/http/plain-refusal.ts plainRefusalPage': at(
    header,
    asPath((url) => plainRefusalPage(404, url)),
  ),
  '@cakrawala/http/request-size refusedSize': at(header, (text) =>
    refusedSize({ url: text, rawHeaders: text.split(':'), headers: { cookie: text } } as never),
  ),
  '@cakrawala/http/cookie onlyCookie': at(header, (text) => onlyCookie(text, 'a')),
  '@cakrawala/http/cookie hasCookie': at(header, (text) => hasCookie(text, 'a')),
  'web/http/session-cookie.ts tokenOfCookies': at(header, tokenOfCookies),
  'web/http/session-cookie.ts onlyToken': at(header, (text) => onlyToken(text, 'a')),
  'web/http/session-cookie.ts hasSessionCookie': at(header, hasSessionCookie),
  'web/http/locale-cookie.ts localeOfCookies': at(header, localeOfCookies),
  'web/http/locale-cookie.ts chosenTheme': at(header, (cookie) => chosenTheme({ cookie })),
  'web/http/locale-cookie.ts isStranger': at(header, (cookie) => isStranger({ cookie })),
  'web/http/locale-cookie.ts chosenHome': at(header, (text) => chosenHome('GET', `/?${text}`, text)),
  'web/http/pre-auth-cookie.ts preAuthTokenOfCookies': at(header, preAuthTokenOfCookies),
  '@cakrawala/http/preferred-language preferredLanguage': at(header, (text) =>
    preferredLanguage(text, ['id', 'en']),
  ),
  '@cakrawala/http/own-path isOwnPath': at(address, asPath(isOwnPath)),
  '@cakrawala/http/own-path routerPath': at(address, asPath(routerPath)),
  '@cakrawala/http/own-origin isFrom': at(header, (text) =>
    isFrom(text, { site: text, origin: text, referer: text }),
  ),
  'web/http/origin.ts isOwn': at(header, (text) => isOwn(text, text, text)),
  'web/http/next-path.ts pathAfterSignIn': at(
    address,
    asPath((next) => pathAfterSignIn(next, 'hello', 'id')),
  ),
  '@cakrawala/http/outside-address outsideAddress': at(address, (text) => outsideAddress(`https://${text}`)),
  '@cakrawala/http/outside-address spelledOut': at(address, spelledOut),
  '@cakrawala/page-server/first-page leadToFirstPage': at(address, (text) =>
    leadToFirstPage({ rows: [], page: 2 }, new URL(`http://a.test/?${text}`)),
  ),
  '@cakrawala/page-server/first-page leadToStart': at(address, (text) =>
    leadToStart({ rows: [], next: 'a', prev: null } as never, new URL(`http://a.test/?${text}`)),
  ),
  'web/http/article-pages.ts articleSearchOf': asQuery(articleSearchOf),
  'web/http/asked-code.ts askedKind': asQuery(askedKind),
  'web/http/program/program-filters.ts programFiltersOf': asQuery(programFiltersOf),
  'web/http/program/program-filters.ts filterFaultOf': asQuery(filterFaultOf),
  'domain/report/list-address.server.ts reportFiltersOf': asQuery(reportFiltersOf),
  'domain/report/list-address.server.ts listQueryOf': asQuery(listQueryOf),
  'domain/incident/incident-filter.ts incidentFilterOf': asQuery(incidentFilterOf),
  'domain/incident/incident-filter.ts searchedIn': asQuery(searchedIn),
  'domain/account/identity/identity-case-filter.ts identityCaseFilterOf': asQuery(identityCaseFilterOf),
  'domain/account/status/accounts-for-team.server.ts accountFilterOf': asQuery(accountFilterOf),
  'domain/operations/work-queue-queries.server.ts workFilterOf': asQuery(workFilterOf),
  'domain/inquiry/inquiry-queries.server.ts inquiryFilterOf': asQuery(inquiryFilterOf),
  'domain/publication/article-queue.server.ts articleFilterOf': asQuery(articleFilterOf),
  'domain/reward/payout/payouts-for-team.server.ts payoutFilterOf': asQuery(payoutFilterOf),
  'domain/reward/board-period.ts periodIn': at(address, (text) => periodIn(text.split('a'), [2026])),
  'web/parts/reading/faq-search.ts faqQueryOf': at(address, faqQueryOf),
  '@cakrawala/secrets/file-address signedFileOf': at(header, asPath(signedFileOf)),
}

const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n'

async function* onePiece(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text)
}

/** As many fields as a form may have, of one name and of many, with the text among them. */
function formOf(text: string): FormData {
  const form = new FormData()
  form.append('a', text)
  for (let at = 2; at < textForm.parts; at += 2) {
    form.append('a', '1')
    form.append(`scope.${at}.target`, text.slice(at * 100, at * 100 + 100))
  }
  return form
}

function asPath(take: (url: string) => unknown): TextFunction['take'] {
  return (text) => {
    for (const url of [`/${text}`, `/programs?${text}`]) {
      take(url)
    }
  }
}
