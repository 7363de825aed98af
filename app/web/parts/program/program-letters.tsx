import { ActButton } from '@cakrawala/page-parts/act-button'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { LetterLine, OwnLetter } from '#domain/program/letter/letter-view.ts'
import { letterWords } from '#i18n/letters.ts'
import { momentText } from '#i18n/moment.ts'
import { RevokeFold } from '#web/parts/account/revoke-fold.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { LetterBadge } from './program-badges.tsx'

type Props = {
  letters: CountedPage<LetterLine>
  /** Path of the area's program pages, without language. */
  root: string
  /** Whether the program is over: there is no permission left to take back or give. */
  over: boolean
}

/** Who holds an authorisation letter of a program, with the way to take it back. */
export function ProgramLetters({ letters, root, over }: Props) {
  const words = useWords(letterWords)
  const locale = useLocale()
  // The platform team reads the document alone.
  const recordIn = root.startsWith('/company')
  const act: Column<LetterLine> = {
    ...{ key: 'act', header: words.desk.actions, hideHeader: true },
    cell: (row) => <Act letter={row} />,
  }
  return (
    <Panel
      title={words.desk.title}
      id="letters"
      flush
      footer={
        letters.total > 0 && (
          <ListFoot {...letters} at={{ start: 'letters', id: 'letters' }} label={words.desk.title} />
        )
      }
    >
      <Table
        caption={words.desk.title}
        rows={letters.rows}
        rowKey={({ agreementId }) => agreementId}
        empty={<p className="p-4 text-ink-soft">{words.desk.empty}</p>}
        columns={[
          { key: 'name', header: words.bughunter, main: true, cell: ({ bughunter }) => bughunter },
          {
            key: 'state',
            header: words.state,
            cell: ({ state, revokeReason }) => (
              <span className="grid justify-items-start gap-1">
                <LetterBadge state={state} />
                {revokeReason && (
                  <span className="text-xs whitespace-pre-line text-ink-soft">{revokeReason}</span>
                )}
              </span>
            ),
          },
          { key: 'from', header: words.from, nowrap: true, cell: ({ from }) => momentText(from, locale) },
          {
            key: 'version',
            header: words.version,
            numeric: true,
            cell: ({ version, agreementHash, agreementId }) =>
              recordIn ? (
                <L
                  to={`${root}/agreement/${agreementHash}/${agreementId}`}
                  className="inline-block min-w-11 py-2 text-samudra-text underline md:py-0"
                >
                  {version}
                </L>
              ) : (
                version
              ),
          },
          {
            key: 'agreement',
            header: words.desk.agreement,
            cell: ({ agreementHash, bughunter }) => (
              <L
                to={`${root}/agreement/${agreementHash}/doc`}
                reloadDocument
                download
                className="text-samudra-text underline"
              >
                {words.desk.document}
                <span className="sr-only"> {bughunter}</span>
              </L>
            ),
          },
          ...(over ? [] : [act]),
        ]}
      />
    </Panel>
  )
}

function Act({ letter }: { letter: LetterLine }) {
  const { desk } = useWords(letterWords)
  const { agreementId, bughunter, revokedAt } = letter
  if (!revokedAt)
    return (
      <RevokeFold intent="revoke_letter" about={['agreementId', agreementId]} who={bughunter} words={desk} />
    )
  return (
    <ActButton intent="restore_letter" fields={{ agreementId }}>
      {desk.restore}
      <span className="sr-only"> {bughunter}</span>
    </ActButton>
  )
}

type OwnLetterPanelProps = {
  letter: Pick<OwnLetter, 'code' | 'state' | 'revokeReason'>
  agreement: { hash: string; id: string }
}

/** The holder's own authorisation letter: its state, its document, and the page others check it on. */
export function OwnLetterPanel({ letter, agreement: { hash, id } }: OwnLetterPanelProps) {
  const words = useWords(letterWords)
  const path = usePath()
  return (
    <Panel title={words.own.title} subtitle={words.own.text}>
      <div className="actions flex flex-wrap items-center gap-3">
        <LetterBadge state={letter.state} />
        <ButtonLink to={path(`/bughunter/programs/agreement/${hash}/${id}/letter`)} reloadDocument download>
          {words.download}
        </ButtonLink>
        <Button variant="quiet" to={path(`/letters/${letter.code}`)}>
          {words.own.page}
        </Button>
      </div>
      <p className="mt-3 text-ink-soft">{words.notes[letter.state]}</p>
      {letter.revokeReason && (
        <p className="mt-2 whitespace-pre-line">{`${words.own.reason}: ${letter.revokeReason}`}</p>
      )}
    </Panel>
  )
}
