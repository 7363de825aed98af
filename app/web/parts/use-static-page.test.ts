import { expect, it } from 'vitest'
import { isStaticPage } from './use-static-page.ts'

it.each([
  [{ id: 'pages/public/landing' }, true],
  [{ id: 'pages/public/not-found', loaderData: undefined }, true],
  [{ id: 'pages/account/sign-in', loaderData: { ways: null } }, true],
  [{ id: 'pages/account/incident-sign-in', loaderData: { ways: null } }, true],
  [{ id: 'pages/hello/home', loaderData: null }, true],
  [{ id: 'pages/company/home', loaderData: null }, true],
  [{ id: 'pages/bughunter/home', loaderData: null }, true],
  [{ id: 'pages/bughunter/home', loaderData: { username: 'elang' } }, false],
  // Its loader failed: the frame of a signed-in person says so.
  [{ id: 'pages/hello/home', loaderData: undefined }, false],
  [{ id: 'pages/incident/home', loaderData: null }, false],
  [{ id: 'pages/bughunter/nda', loaderData: null }, false],
  // No page at all was found for the address.
  [undefined, true],
])('%j comes without React: %s', (leaf, still) => expect(isStaticPage(leaf)).toBe(still))
