import type { ProfilePage } from 'schema-dts'
import type { HunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { usePath } from '../locale.tsx'
import { plainText } from '../plain-text.ts'
import { useOrigin } from '../root-facts.tsx'
import { StructuredData } from '../seo/structured-data.tsx'

/** A public profile for machines: no more than its page shows. */
export function ProfileData({ profile }: { profile: HunterProfile }) {
  const { username, memberSince, about, aboutHtml, skills } = profile
  const origin = useOrigin()
  const path = usePath()
  const description = aboutHtml ? plainText(aboutHtml) : about
  const facts: ProfilePage = {
    '@type': 'ProfilePage',
    dateCreated: memberSince.toISOString(),
    mainEntity: {
      '@type': 'Person',
      name: username,
      url: origin + path(`/${username}`),
      ...(description ? { description } : {}),
      ...(skills.length > 0 ? { knowsAbout: skills } : {}),
    },
  }
  return <StructuredData facts={facts} />
}
