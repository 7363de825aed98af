import { type ReactNode, useId } from 'react'

type FoldTextProps = { more: string; less: string; children: ReactNode }

/** The first lines of a long text; the rest after a press, by keys and without scripts too, and on paper. */
export function FoldText({ more, less, children }: FoldTextProps) {
  const box = useId()
  return (
    <div className="relative">
      <input id={box} type="checkbox" className="peer sr-only" />
      <div className="max-h-20 overflow-hidden mask-b-from-60% focus-within:max-h-none focus-within:mask-none peer-checked:max-h-none peer-checked:mask-none print:max-h-none print:mask-none">
        {children}
      </div>
      <label
        htmlFor={box}
        className="group/label unprinted mt-1 inline-flex min-h-11 items-center rounded font-medium text-samudra-text outline-samudra hover:underline peer-focus-visible:outline-2 md:min-h-8 peer-checked:[&>.more]:hidden peer-not-checked:[&>.less]:hidden"
      >
        <span className="more">{more}</span>
        <span className="less">{less}</span>
      </label>
    </div>
  )
}
