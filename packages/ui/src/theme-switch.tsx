import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { chooseTheme, type Theme, themes } from './choose-theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }

type ThemeSwitchProps = {
  label: string
  names: Record<Theme, string>
  /** As the page came. */
  theme: Theme
}

/** Light, dark, or as the device is set; kept in this browser. Needs scripts, and is hidden without them. */
export function ThemeSwitch({ label, names, theme }: ThemeSwitchProps) {
  return (
    <fieldset aria-label={label} className="inline-flex rounded border border-line p-0.5 noscript:hidden">
      {themes.map((one) => {
        const Icon = icons[one]
        return (
          <button
            key={one}
            type="button"
            data-theme-choice={one}
            aria-pressed={one === theme}
            aria-label={names[one]}
            title={names[one]}
            onClick={() => chooseTheme(one)}
            className="grid min-h-11 min-w-11 place-items-center rounded-sm text-ink-soft hover:text-ink aria-pressed:bg-samudra-tint aria-pressed:text-samudra-text md:min-h-8 md:min-w-9"
          >
            <Icon aria-hidden size={16} />
          </button>
        )
      })}
    </fieldset>
  )
}
