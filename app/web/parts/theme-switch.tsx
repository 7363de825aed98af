import { Panel } from '@cakrawala/ui/panel'
import { ThemeSwitch as Shown } from '@cakrawala/ui/theme-switch'
import { frameWords } from '#i18n/frame.ts'
import { useWords } from './locale.tsx'
import { useTheme } from './root-facts.tsx'

/** How the pages look on this device. */
export function ThemeSwitch() {
  const { label, text: _, ...names } = useWords(frameWords).theme
  return <Shown label={label} names={names} theme={useTheme()} />
}

/** The same among the settings of an account. */
export function ThemePanel() {
  const { label, text } = useWords(frameWords).theme
  return (
    <Panel title={label} subtitle={text}>
      <ThemeSwitch />
    </Panel>
  )
}
