import { Badge, severityTones } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { buttonVariants } from '@cakrawala/ui/button-class'
import { Card } from '@cakrawala/ui/card'
import { Markdown } from '@cakrawala/ui/markdown'
import { Notice } from '@cakrawala/ui/notice'
import { noticeTones } from '@cakrawala/ui/notice-tone'
import { tones } from '@cakrawala/ui/tone'
import { Person, prose } from './gallery-sample.tsx'

/** Samples of buttons, badges, notices and reading text. */
export function WordsPart() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button size="sm">small</Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {[...severityTones, ...tones].map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone.replace('severity-', '')}
          </Badge>
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {noticeTones.map((tone) => (
          <Notice key={tone} tone={tone} title="What happened">
            What was kept, and what to do now.
          </Notice>
        ))}
      </div>
      <Card>
        <Markdown sanitizedHtml={prose} />
      </Card>
      <Card to="/programs/1">
        <Person name="PT Samudra Niaga" />
      </Card>
    </>
  )
}
