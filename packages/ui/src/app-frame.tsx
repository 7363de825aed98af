import type { ReactNode } from 'react'

type AppFrameProps = { sidebar: ReactNode; topBar: ReactNode; children: ReactNode }

/** A dashboard: sidebar, top bar, content. */
export function AppFrame({ sidebar, topBar, children }: AppFrameProps) {
  return (
    <div className="md:flex">
      {sidebar}
      <div className="min-w-0 flex-1">
        {topBar}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid max-w-[90rem] content-start gap-6 p-4 outline-none md:p-6"
        >
          {children}
        </main>
      </div>
    </div>
  )
}
