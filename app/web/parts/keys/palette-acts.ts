import { press } from '@cakrawala/page-parts/page-keys'
import { chooseTheme, themes } from '@cakrawala/ui/choose-theme'
import { useEffect } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { frameWords } from '#i18n/frame.ts'
import { keyWords } from '#i18n/keys.ts'
import type { Area } from '../area-of.ts'
import { usePath, useWords } from '../locale.tsx'
import { useMember } from '../member-here.ts'

/** One line of the palette. `stays`: until the page it leads to is there. */
export type Choice = {
  key: string
  group: string
  label: string
  detail?: string | null
  stays?: true
  run: () => void
}

const untaken = '/hello/queue?desk=reports&taker=nobody'

/** What the palette does besides leading to places. */
export function usePaletteActs(area: Area): Choice[] {
  const { palette, title } = useWords(keyWords)
  const { logout, switchTo, theme } = useWords(frameWords)
  const [path, navigate, member] = [usePath(), useNavigate(), useMember()]
  const nextReport = useNextReport()
  const own = {
    bughunter: { label: palette.newReport, run: () => void navigate(path('/bughunter/programs')) },
    company: { label: palette.newProgram, run: () => void navigate(path('/company/programs/create')) },
    hello: { label: palette.nextReport, run: nextReport, stays: true as const },
    incident: null,
  }[area]
  const acts = [
    ...(own && (area !== 'company' || member?.admin) ? [own] : []),
    { label: palette.language({ other: switchTo }), run: () => pressOf('form[action$="/language"] button') },
    ...themes.map((one) => ({ label: `${theme.label}: ${theme[one]}`, run: () => chooseTheme(one) })),
    { label: title, run: () => void press('?') },
    { label: logout, run: () => openDialog('logout') },
  ]
  return acts.map((act) => ({ ...act, key: act.label, group: palette.acts }))
}

/** Leads to the report that nobody took and is due first; to the queue if there is none. */
function useNextReport(): () => void {
  const { load, data } = useFetcher<{ rows: { place: string }[] }>()
  const navigate = useNavigate()
  const path = usePath()
  const place = data?.rows[0]?.place
  const to = data && path(place ? `/hello/reports/detail/${place}` : untaken)
  useEffect(() => {
    if (to) void navigate(to)
  }, [to, navigate])
  return () => void load(path(untaken))
}

function pressOf(button: string): void {
  document.querySelector<HTMLButtonElement>(button)?.click()
}

function openDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}
