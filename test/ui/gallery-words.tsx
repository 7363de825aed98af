import { Badge, severityTones } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonVariants } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Notice } from '#ui/notice.tsx'
import { noticeTones } from '#ui/notice-tone.tsx'
import { tones } from '#ui/tone.ts'
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
