import { Logo } from '@cakrawala/ui/logo'
import { L } from './locale.tsx'
import { useBrand } from './root-facts.tsx'

/** The mark and the brand's name, linked to a home. */
export function Brand({ to = '/', size = 'md' }: { to?: string; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <L to={to} className="inline-flex min-h-11 items-center rounded">
      <Logo word={useBrand().name} size={size} />
    </L>
  )
}
