import type { Listed } from '@cakrawala/file-formats/sitemap-xml'
import { listedProgramCount, listedPrograms } from '#domain/program/listed-programs.server.ts'
import { articlePath } from '#domain/publication/article.ts'
import { publicArticleCount, publicArticles } from '#domain/publication/article-queries.server.ts'
import { listedProfileCount, listedProfiles } from '#domain/publication/listed-profiles.server.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'

/** Pages of one part of the sitemap; with two languages a part has at most 1,000 addresses. */
export const partSize = 500

type Part = { count: () => Promise<number>; pages: (page: number) => Promise<Listed<Locale>[]> }

/** Everything a search engine may list, by kind; only what a visitor may read. */
export const listedPages: Readonly<Record<string, Part>> = {
  pages: { count: async () => fixed().length, pages: async (page) => pageOf(fixed(), page) },
  programs: {
    count: listedProgramCount,
    pages: async (page) => {
      const rows = await listedPrograms({ size: partSize, page })
      return rows.map(({ id, changedAt }) => ({ path: `/programs/${id}`, changedAt }))
    },
  },
  profiles: {
    count: listedProfileCount,
    pages: async (page) => {
      const rows = await listedProfiles({ size: partSize, page })
      return rows.map(({ username, changedAt }) => ({ path: `/${username}`, changedAt }))
    },
  },
  articles: {
    count: publicArticleCount,
    pages: async (page) => {
      const rows = await publicArticles({ size: partSize, page })
      return rows.map(({ updatedAt, languages, ...article }) => ({
        ...{ path: articlePath(article), changedAt: updatedAt, languages },
      }))
    },
  },
}

function pageOf<T>(all: readonly T[], page: number): T[] {
  return all.slice((page - 1) * partSize, page * partSize)
}

/** The pages that are always there; a test holds them against the table of routes. */
export const fixedPaths: readonly string[] = [
  ...['/', '/programs', '/leaderboard', '/company', '/bughunter', '/about-us', '/career', '/career/apply'],
  ...['/contact-us', '/cyber-incident-report', '/publication/activity', '/publication/security-awareness'],
  '/publication/cyber-security-executive',
  ...['/bug-bounty', '/bug-bounty-program', '/challenge-program', '/vulnerability-management-program'],
  ...['/vulnerability-bug-fixing', '/frequently-asked-question', '/publication'],
  ...['/publication/bughunter-write-ups', '/term-and-condition', '/privacy-policy', '/security-policy'],
  ...['/letters', '/program-certificates'],
]

function fixed(): Listed<Locale>[] {
  const off = settings().disabledPages
  return fixedPaths
    .filter((path) => !off.some((page) => path === page || path.startsWith(`${page}/`)))
    .map((path) => ({ path }))
}
