import { expect, test } from 'vitest'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

const origin = 'https://cakrawala.test'
const site = {
  languages: ['id', 'en'] as const,
  addressOf: (path: string, language: 'id' | 'en') => origin + (language === 'id' ? path : `/en${path}`),
}

test('a page is listed in each of its languages, and each names the others', () => {
  const xml = urlSet(site, [{ path: '/programs/x', changedAt: new Date('2026-11-21T17:30:00Z') }])
  const others =
    '<xhtml:link rel="alternate" hreflang="id" href="https://cakrawala.test/programs/x"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://cakrawala.test/en/programs/x"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://cakrawala.test/programs/x"/>'
  for (const path of ['/programs/x', '/en/programs/x'])
    expect(xml).toContain(`<url><loc>${origin}${path}</loc><lastmod>2026-11-21</lastmod>${others}</url>`)
  expect(xml.match(/<url>/g)).toHaveLength(2)
})

test('a text without English is listed once', () => {
  const xml = urlSet(site, [{ path: '/x', languages: ['id'] }])
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([`<loc>${origin}/x</loc>`])
  expect(xml).not.toContain('/en/')
})

test('XML characters in an address stay text', () => {
  expect(urlSet(site, [{ path: '/a&b<c>"' }])).toContain(
    '<loc>https://cakrawala.test/a&amp;b&lt;c&gt;&quot;</loc>',
  )
  expect(sitemapIndex(origin, ['/sitemaps/a-1.xml'])).toContain(
    '<sitemap><loc>https://cakrawala.test/sitemaps/a-1.xml</loc></sitemap>',
  )
})
