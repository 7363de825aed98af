import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'style' | 'to'> &
  ButtonLook & { to: string; icon?: ReactNode | undefined }

/** A link that looks like a button: for going somewhere, never for changing something. */
export function ButtonLink({ to, variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
