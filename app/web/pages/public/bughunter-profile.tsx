import { plainText } from '@cakrawala/markdown/plain-text'
import { StructuredData } from '@cakrawala/page-parts/structured-data'
import { Avatar } from '@cakrawala/ui/avatar'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { useLoaderData } from 'react-router'
import type { ProfilePage } from 'schema-dts'
import { type EntryKind, entryKinds } from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import { type HunterProfile, hunterProfile } from '#domain/publication/hunter-profile.server.ts'
import type { CertificateView } from '#domain/reward/certificate/certificate.ts'
import type { WordsOf } from '#i18n/catalogue.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { dateText } from '#i18n/moment.ts'
import { profileWords } from '#i18n/profile.ts'
import { programWords } from '#i18n/program.ts'
import { rewardWords } from '#i18n/reward.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { countryName } from '#web/parts/account/country-options.server.ts'
import { CvEntry } from '#web/parts/account/cv-entry.tsx'
import { BandBadge } from '#web/parts/badges.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { WriteUpCards } from '#web/parts/publication/write-up-cards.tsx'
import { CertificateClassBadge } from '#web/parts/reward/certificate-class.tsx'
import { useOrigin } from '#web/parts/root-facts.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'
import { ProfileFacts } from './profile-facts.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = pageTitle(
  profileWords,
  (words, profile?: Loaded) => profile?.username ?? words.title,
  (words, profile, brand) => (profile ? described(words, profile, brand) : words.title),
)

/** Who is on no board, by choice or because no one has looked at the documents yet, is not offered to search engines. */
export const handle = publicPage<Loaded>({
  listed: ({ points }) => points !== null,
  picture: ({ username }) => `profiles/${username}`,
  type: 'profile',
})

export const loader = load(async ({ params, locale }) => {
  const profile = found(await hunterProfile(params.username ?? ''))
  return { ...profile, countryName: countryName(profile.country, locale) }
})

const tones = { 0: 'warning', 1: 'success', 2: 'warning', 3: 'danger', 4: 'neutral' } as const

export default function BughunterProfile() {
  const profile = useLoaderData<typeof loader>()
  const words = useWords(profileWords)
  const locale = useLocale()
  return (
    <div className="page grid gap-10 py-12">
      {profile.points !== null && <ProfileData profile={profile} />}
      <header className="flex flex-wrap items-center gap-5">
        <Avatar name={profile.username} src={pictureAddress(profile.picture)} size="xl" />
        <div className="grid gap-1">
          <h1 className="text-xl break-all">{profile.username}</h1>
          <p className="flex flex-wrap items-center gap-3 text-ink-soft">
            <Badge tone={tones[profile.status]}>{words.statuses[profile.status]}</Badge>
            {words.memberSince({ date: dateText(profile.memberSince, locale) })}
          </p>
        </div>
      </header>
      <ProfileFigures profile={profile} />
      <ProfileFacts profile={profile} country={profile.countryName} />
      {profile.certificates.length > 0 && <ProfileCertificates certificates={profile.certificates} />}
      <ProfileCurriculumVitae profile={profile} />
      <section className="grid gap-4">
        <h2 className="text-lg">{words.writeUps}</h2>
        {profile.writeUps.length > 0 ? (
          <WriteUpCards writeUps={profile.writeUps} />
        ) : (
          <p className="text-ink-soft">{words.writeUpsEmpty}</p>
        )}
      </section>
    </div>
  )
}

function described(words: WordsOf<typeof profileWords>, profile: Loaded, brand: string): string {
  const { username: name, points, performance } = profile
  const { vulnerabilities } = performance
  return points === null
    ? words.describedPlain({ name, brand })
    : words.described({ name, brand, points, vulnerabilities })
}

/** A public profile for machines: no more than its page shows. */
function ProfileData({ profile }: { profile: HunterProfile }) {
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

/** The program certificates a bughunter put on show; each leads to the page where anyone checks it. */
function ProfileCertificates({ certificates }: { certificates: readonly CertificateView[] }) {
  const words = useWords(certificateWords)
  const { kinds } = useWords(programWords)
  const locale = useLocale()
  return (
    <Panel title={words.profile.title}>
      <ul className="grid gap-4 md:grid-cols-2">
        {certificates.map(({ code, program, company, kind, issuedAt, ...certificate }) => (
          <li key={code} className="grid min-w-0 justify-items-start gap-1">
            <L
              to={`/program-certificates/${code}`}
              className="font-semibold break-words text-samudra-text underline-offset-4 hover:underline"
            >
              {program ?? `${words.privateProgram} · ${kinds[kind]}`}
            </L>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft">
              <CertificateClassBadge certificate={certificate} />
              {[company, dateText(issuedAt, locale)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Certifications, work experience, training and education of a bughunter. */
function ProfileCurriculumVitae({ profile }: { profile: HunterProfile }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {entryKinds.map((kind) => (
        <Entries key={kind} kind={kind} profile={profile} />
      ))}
    </div>
  )
}

function Entries({ kind, profile }: { kind: EntryKind; profile: HunterProfile }) {
  const words = useWords(curriculumVitaeWords)
  const entries = profile.entries.filter((entry) => entry.kind === kind)
  return (
    <Panel title={words.kinds[kind]}>
      {entries.length === 0 && <p className="text-ink-soft">{words.empty[kind]}</p>}
      <ul className="grid gap-5">
        {entries.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <CvEntry entry={entry} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The performance of a bughunter in figures. */
function ProfileFigures({ profile }: { profile: HunterProfile }) {
  const words = useWords(profileWords)
  const { levels } = useWords(rewardWords)
  const { performance, points, rank, level } = profile
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{words.performance}</h2>
      <StatRow label={words.performance}>
        <StatTile
          label={words.points}
          value={points ?? '–'}
          hint={level ? words.levelIs({ level: levels[level.key] }) : words.notShown}
        />
        <StatTile label={words.rank} value={rank ?? '–'} hint={rank ? words.rankHint : words.noRank} />
        <StatTile
          label={words.vulnerabilities}
          value={performance.vulnerabilities}
          hint={words.vulnerabilitiesHint}
        />
        <StatTile label={words.riskValue} value={performance.riskValue} hint={words.riskValueHint} />
        <StatTile
          label={words.averageSeverity}
          value={<BandBadge band={performance.averageSeverity} />}
          hint={words.averageHint}
        />
      </StatRow>
    </section>
  )
}
