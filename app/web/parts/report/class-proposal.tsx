import { Button } from '@cakrawala/ui/button'
import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import { reportClassWords } from '#i18n/report-class.ts'
import { riskLevelOf } from '#kernel/risk-level.ts'
import { useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'
import type { Advice } from './class-advice.ts'
import type { Proposal } from './class-data.ts'
import { choicesOf, metricName, vectorIn } from './cvss-form.ts'
import { SeverityBadge } from './report-status-badge.tsx'

/**
 * What the taxonomy proposes for the class just chosen. Nothing is filled in unless a person presses, and nothing is proposed for a
 * field that holds something.
 */
export function ClassProposal({ typed }: { typed: string | undefined }) {
  const words = useWords(reportClassWords)
  const place = useRef<HTMLDivElement>(null)
  const form = useWatchedForm(place)
  const proposal = useProposal(typed)
  const open = proposal && form ? openFields(form, proposal) : null
  const shown = proposal !== null && open !== null && (open.cwe || open.cvss || open.advice)
  return (
    <div ref={place} className="contents">
      <p role="status" className="sr-only">
        {shown && words.proposal}
      </p>
      {shown && form && (
        <section
          aria-labelledby="class-proposal"
          className="grid gap-3 rounded border border-dashed border-line-strong bg-sunk p-3"
        >
          <div>
            <h3 id="class-proposal" className="text-base">
              {words.proposal}
            </h3>
            <p className="text-xs text-ink-soft">{words.proposalText}</p>
          </div>
          {[open.cwe, open.cvss, open.advice].filter(Boolean).length > 1 && (
            <div>
              <Button type="button" variant="secondary" onClick={() => void fillAll(form, proposal)}>
                {words.useAll}
              </Button>
            </div>
          )}
          {open.cwe && <ProposedWeaknesses {...{ form, proposal }} />}
          {open.cvss && proposal.cvss && <ProposedVector form={form} vector={proposal.cvss} />}
          {open.advice && proposal.advice && (
            <ProposedAdvice
              key={proposal.vrtId}
              {...{ form, vrtId: proposal.vrtId, advice: proposal.advice }}
            />
          )}
        </section>
      )}
    </div>
  )
}

function useProposal(typed: string | undefined): Proposal | null {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  useEffect(() => {
    let current = true
    setProposal(null)
    if (typed)
      void import('./class-data.ts').then(({ proposalFor }) => current && setProposal(proposalFor(typed)))
    return () => {
      current = false
    }
  }, [typed])
  return proposal
}

/** The form around, drawn again after every change in it. */
function useWatchedForm(place: RefObject<HTMLElement | null>): HTMLFormElement | null {
  const [, draw] = useReducer((turn: number) => turn + 1, 0)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    const found = place.current?.closest('form') ?? null
    setForm(found)
    for (const kind of ['input', 'change']) found?.addEventListener(kind, draw)
    return () => {
      for (const kind of ['input', 'change']) found?.removeEventListener(kind, draw)
    }
  }, [place])
  return form
}

function openFields(form: HTMLFormElement, { cwe, cvss, advice }: Proposal) {
  const isEmpty = (name: string) => textControl(form, name)?.value.trim() === ''
  return {
    cwe: cwe.length > 0 && isEmpty('cweId') && isEmpty('cweOther'),
    cvss: cvss !== null && vectorIn(new FormData(form)) === '',
    advice: advice !== null && isEmpty('recommendationMd'),
  }
}

function textControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}

/** Fills a field that is still empty; the form learns of it as of a typed letter. */
function fill(form: HTMLFormElement, name: string, text: string): void {
  const control = textControl(form, name)
  if (control?.value.trim() !== '') return
  control.value = text
  control.dispatchEvent(new Event('change', { bubbles: true }))
  control.focus()
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  )
}

function ProposedWeaknesses({ form, proposal }: { form: HTMLFormElement; proposal: Proposal }) {
  const { use } = useWords(reportClassWords)
  return (
    <Row title="CWE">
      <ul className="grid gap-2">
        {proposal.cwe.map(({ id, label }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <Button type="button" size="sm" onClick={() => fill(form, 'cweId', label)}>
              {use({ what: `CWE-${id}` })}
            </Button>
            <span className="min-w-0 flex-1 basis-48">{label.replace(/^CWE-\d+ /, '')}</span>
          </li>
        ))}
      </ul>
    </Row>
  )
}

function ProposedVector({ form, vector }: { form: HTMLFormElement; vector: string }) {
  const { useVector } = useWords(reportClassWords)
  const cvss = parseCvss(vector)
  return (
    <Row title="CVSS">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="tabular-nums">{cvss?.score.toFixed(1)}</strong>
        {cvss && <SeverityBadge level={riskLevelOf(cvss.score)} />}
        <code className="font-mono text-xs break-all">{vector}</code>
      </p>
      <div>
        <Button type="button" size="sm" onClick={() => chooseMetrics(form, vector)}>
          {useVector}
        </Button>
      </div>
    </Row>
  )
}

/** Presses the calculator's own choices, so that its score follows. */
function chooseMetrics(form: HTMLFormElement, vector: string): void {
  if (vectorIn(new FormData(form)) !== '') return
  const { version, choices } = choicesOf(vector)
  const wanted = Object.entries(choices).map(([code, value]) => [metricName(version, code), value])
  for (const [name, value] of [['cvssVersion', version], ...wanted])
    form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click()
}

/** Everything proposed for fields that are still empty; of several weaknesses the first. */
async function fillAll(
  form: HTMLFormElement,
  { vrtId, cwe: [weakness], cvss, advice }: Proposal,
): Promise<void> {
  if (cvss) chooseMetrics(form, cvss)
  if (advice) await insertAdvice(form, vrtId, advice)
  if (weakness && textControl(form, 'cweOther')?.value.trim() === '') fill(form, 'cweId', weakness.label)
}

async function loadAdvice(vrtId: string): Promise<Advice | null> {
  return (await import('./class-advice.ts')).adviceFor(vrtId)
}

async function insertAdvice(form: HTMLFormElement, vrtId: string, advice: string): Promise<void> {
  const references = (await loadAdvice(vrtId))?.references ?? []
  const links = references.map((address) => `- <${address}>`)
  const more = links.length > 0 ? ['', 'Rujukan:', '', ...links] : []
  fill(form, 'recommendationMd', [advice, ...more].join('\n'))
}

type ProposedAdviceProps = { form: HTMLFormElement; vrtId: string; advice: string }

function ProposedAdvice({ form, vrtId, advice }: ProposedAdviceProps) {
  const words = useWords(reportClassWords)
  const [source, setSource] = useState<Advice | null>(null)
  return (
    <Row title={words.advice}>
      <p lang="id">{advice}</p>
      <details onToggle={({ currentTarget }) => currentTarget.open && void loadAdvice(vrtId).then(setSource)}>
        <summary className="min-h-11 cursor-pointer py-2 text-samudra-text hover:underline md:min-h-8 md:py-1">
          {words.adviceSource}
        </summary>
        {source && <AdviceSource advice={source} />}
      </details>
      <div>
        <Button type="button" size="sm" onClick={() => void insertAdvice(form, vrtId, advice)}>
          {words.insert}
        </Button>
      </div>
    </Row>
  )
}

function AdviceSource({ advice: { html, references } }: { advice: Advice }) {
  const words = useWords(reportClassWords)
  const links = references.map(
    (address) =>
      `<li><a href="${address.replaceAll('&', '&amp;')}">${address.replaceAll('&', '&amp;')}</a></li>`,
  )
  return (
    <div lang="en" className="grid gap-2">
      <UserText sanitizedHtml={html} size="dense" />
      {links.length > 0 && (
        <>
          <p className="font-semibold">{words.references}</p>
          <UserText sanitizedHtml={`<ul>${links.join('')}</ul>`} size="dense" />
        </>
      )}
    </div>
  )
}
