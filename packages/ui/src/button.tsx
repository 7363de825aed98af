import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx'

type OwnProps = Omit<ComponentProps<'button'>, 'style'> &
  ButtonLook & { icon?: ReactNode | undefined; to?: undefined }
export type ButtonProps = OwnProps | ButtonLinkProps

/** A button of a form (`type` is 'submit' unless said otherwise), or with `to` a link of the same look. */
export function Button(props: ButtonProps) {
  return props.to === undefined ? <OwnButton {...props} /> : <ButtonLink {...props} />
}

function OwnButton({ to: _, variant, size, wide, icon, className, children, type, ...rest }: OwnProps) {
  return (
    <button type={type ?? 'submit'} className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </button>
  )
}
