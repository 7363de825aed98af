import { Button } from '@cakrawala/ui/button'
import { CopyText } from '@cakrawala/ui/copy-text'
import { Notice } from '@cakrawala/ui/notice'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef } from 'react'
import { securityWords } from '#i18n/security.ts'
import { useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'
import { Leave } from './authenticator-setup.tsx'

/** Recovery codes right after they were made: the page shows them this once. */
export function RecoveryCodesShown({ codes, username }: { codes: string[]; username: string }) {
  const { codes: words } = useWords(securityWords)
  const brand = useBrand().name
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const file = `${words.file({ brand, username })}\n\n${codes.join('\n')}\n`
  return (
    <div ref={head} tabIndex={-1} className="outline-none">
      <Notice tone="warning" title={words.shownTitle}>
        <div className="grid gap-4">
          <p>{words.shownText}</p>
          <ol
            data-recovery-codes
            className="grid grid-cols-1 gap-x-8 gap-y-1 justify-self-start font-mono text-base min-[24rem]:grid-cols-2"
          >
            {codes.map((code) => (
              <li key={code} className="select-all">
                {code}
              </li>
            ))}
          </ol>
          <div className="unprinted flex flex-wrap items-center gap-x-4 gap-y-2">
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
              download={`${brand.toLowerCase().replaceAll(/\W+/g, '-')}-${username}.txt`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-samudra-text underline"
            >
              <Download aria-hidden size={18} />
              {words.download}
            </a>
            <span className="noscript:hidden">
              <CopyText
                text={codes.join('\n')}
                shown={<span className="font-sans font-semibold">{words.copyAll}</span>}
                copyLabel={words.copyAll}
                copiedLabel={words.copied}
              />
            </span>
            <span className="noscript:hidden">
              <Button
                type="button"
                variant="quiet"
                icon={<Printer aria-hidden size={18} />}
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
            </span>
            <Leave>{words.saved}</Leave>
          </div>
        </div>
      </Notice>
    </div>
  )
}
