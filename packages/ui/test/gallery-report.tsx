import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { CopyText } from '@cakrawala/ui/copy-text'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogClose } from '@cakrawala/ui/dialog-close'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { FoldText } from '@cakrawala/ui/fold-text'
import { Markdown } from '@cakrawala/ui/markdown'
import { Meter } from '@cakrawala/ui/meter'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Steps } from '@cakrawala/ui/steps'
import { Timeline } from '@cakrawala/ui/timeline'
import { TimelineItem } from '@cakrawala/ui/timeline-item'
import Hourglass from 'lucide-react/icons/hourglass'
import MessageSquare from 'lucide-react/icons/message-square'
import Trophy from 'lucide-react/icons/trophy'
import { prose } from './gallery-sample.tsx'

const stateLabels = { done: 'done', current: 'now', todo: 'to come', stopped: 'stopped' }

/** Sample of one thing with its history. */
export function ReportPart() {
  const crumbs = [{ to: '/report', label: 'Reports' }, { label: 'CKW-0142' }]
  return (
    <>
      <PageHeader
        breadcrumb={crumbs}
        breadcrumbLabel="You are here"
        title="Stored XSS in the invoice note of the merchant console"
        waiting={
          <>
            <Hourglass aria-hidden className="text-senja" /> Waiting on you: answer the bughunter by 24 Nov
            2026
          </>
        }
        meta={
          <>
            <Badge tone="severity-critical">Critical</Badge>
            <Badge tone="primary">Triaged</Badge>
            <CopyText text="CKW-0142" copyLabel="Copy" copiedLabel="Copied" />
          </>
        }
        actions={
          <>
            <DialogTrigger dialog="reject">Reject</DialogTrigger>
            <Button variant="primary">Accept</Button>
          </>
        }
      />
      <RejectDialog />
      <Progress />
      <History />
    </>
  )
}

function RejectDialog() {
  return (
    <Dialog
      id="reject"
      title="Reject this report?"
      closeLabel="Close"
      footer={
        <>
          <DialogClose dialog="reject">Cancel</DialogClose>
          <Button variant="danger">Reject</Button>
        </>
      }
    >
      The bughunter is told why and may answer once.
    </Dialog>
  )
}

function Progress() {
  return (
    <Panel title="Progress">
      <Steps
        label="Progress"
        stateLabels={stateLabels}
        steps={[
          { key: '1', label: 'Received', hint: '21 Nov 2026', state: 'done' },
          { key: '2', label: 'Triaged', hint: '21 Nov 2026', state: 'done' },
          { key: '3', label: 'Fixing', hint: 'With the company', state: 'current' },
          { key: '4', label: 'Retest', state: 'todo' },
          { key: '5', label: 'Closed', state: 'todo' },
        ]}
      />
    </Panel>
  )
}

function History() {
  return (
    <div className="grid gap-6 xl:grid-cols-[1fr_20rem]">
      <Timeline label="History">
        <TimelineItem title={<Said by="Sekar Ayu" did="sent the report" />} time="21 Nov 2026, 14:32 WIB">
          <FoldText more="Show all" less="Show less">
            <Markdown sanitizedHtml={prose} size="dense" />
          </FoldText>
        </TimelineItem>
        <TimelineItem
          tone="primary"
          icon={<MessageSquare />}
          title={<Said by="Bima" did="asked a question" />}
          time="15:10 WIB"
        >
          Does it also run in the mobile app?
        </TimelineItem>
        <TimelineItem
          tone="highlight"
          icon={<Trophy />}
          title={<Said by="Bima" did="gave Rp12.500.000" />}
          time="16:02 WIB"
        />
      </Timeline>
      <Panel title="Facts">
        <DescriptionList
          items={[
            { term: 'Program', value: 'Merchant console' },
            { term: 'Reward', value: 'Rp12.500.000' },
            {
              term: 'Severity',
              value: <Meter label="Severity" level={4} rising="worse" text="Critical" />,
            },
          ]}
        />
      </Panel>
    </div>
  )
}

function Said({ by, did }: { by: string; did: string }) {
  return (
    <>
      <strong>{by}</strong> {did}
    </>
  )
}
