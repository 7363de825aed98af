import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { ButtonLink } from './button-link.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'style'> &
  ButtonLook & { icon?: ReactNode | undefined; to?: string | undefined }

/** A button of a form (`type` is 'submit' unless said otherwise), or with `to` a link of the same look. */
export function Button({ to, variant, size, wide, icon, className, children, type, ...rest }: ButtonProps) {
  if (to !== undefined) {
    return (
      <ButtonLink to={to} {...{ variant, size, wide, icon, className }}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <button type={type ?? 'submit'} className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </button>
  )
}
