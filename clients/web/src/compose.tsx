// Where a message is written: its topic, its text with a preview, and files.

import { useEffect, useRef, useState } from 'preact/hooks'
import { type Destination, destinationOf, keyOf, topicTerms, type UploadedFile } from '../../typescript/src/index.ts'
import { Schedule } from './later.tsx'
import { TextBox } from './text-box.tsx'
import { say } from './texts.ts'
import { channelName, Icon, IconButton, Rendered, titleOf, urlOf, useOwnId, useSession } from './ui.tsx'

interface Upload {
  name: string
  share: number
  ending: AbortController
}

/** Uploads files. Their links come into the text when they have arrived. */
function useUploads(add: (text: string) => void) {
  const { session } = useSession()
  const [uploads, setUploads] = useState<Upload[]>([])
  const begin = (files: File[]): void => {
    for (const file of files) {
      const upload: Upload = { name: file.name, share: 0, ending: new AbortController() }
      setUploads((known) => [...known, upload])
      const onProgress = (sent: number, total: number): void => {
        upload.share = total === 0 ? 1 : sent / total
        setUploads((known) => [...known])
      }
      // Pieces, so that progress is seen and a lost connection costs little.
      const done = session.client.upload(file, { onProgress, signal: upload.ending.signal, pieceSize: 1024 * 1024 })
      done
        .then(({ url, filename }: UploadedFile) => add(`[${filename.replace(/[[\]]/g, '')}](${url})`))
        .catch((error: Error) => upload.ending.signal.aborted || session.tell(`${file.name}: ${error.message}`))
        .finally(() => setUploads((known) => known.filter((one) => one !== upload)))
    }
  }
  return { uploads, begin }
}

export function Compose() {
  const { session, world } = useSession()
  const destination = destinationOf(session.place.terms)
  if (!destination) return <p class="compose hint">{say('app.chooseConversation')}</p>
  if ('channelId' in destination && !world.subscriptions.some(({ stream_id }) => stream_id === destination.channelId))
    return <Unsubscribed channelId={destination.channelId} />
  return <Form key={keyOf(session.place.terms, world.user_id)} destination={destination} />
}

function Unsubscribed({ channelId }: { channelId: number }) {
  const { session, world } = useSession()
  const name = channelName(world, channelId)
  const join = (): void => void session.ask(session.client.POST('/users/me/subscriptions', { body: { subscriptions: [{ name }] } }))
  return (
    <p class="compose">
      {say('app.notSubscribed')}{' '}
      <button type="button" onClick={join}>
        {say('app.subscribe')}
      </button>
    </p>
  )
}

function Form({ destination }: { destination: Destination }) {
  const { session, world } = useSession()
  const { terms } = session.place
  const [topic, setTopic] = useState('channelId' in destination ? destination.topic : undefined)
  const [isPreview, setIsPreview] = useState(false)
  const [, redraw] = useState(0)
  const text = session.drafts.textOf(terms)
  const writtenTo = 'userIds' in destination ? destination : { ...destination, topic }
  const change = (now: string): void => {
    session.drafts.keep(terms, now)
    if (now !== '') session.typing.announce(writtenTo)
    // With the text box, before its next key.
    redraw((times) => times + 1)
  }
  const { uploads, begin } = useUploads((link) => {
    const before = session.drafts.textOf(terms)
    change(`${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${link}\n`)
  })
  const to = 'userIds' in destination ? terms : topicTerms(destination.channelId, topic?.trim() ?? '')
  const isNewTopic = 'channelId' in destination && destination.topic === undefined
  const submit = (): void => {
    const content = session.drafts.textOf(terms).trim()
    if (content === '' || uploads.length > 0) return
    session.drafts.drop(terms)
    setIsPreview(false)
    session.typing.announce(writtenTo, 'stop')
    void session.send(to, content)
    if (isNewTopic) location.hash = urlOf(world, { terms: to })
  }
  const label = say('app.messageTo', { place: titleOf(world, to) })
  const schedule = { terms: to, content: text.trim(), done: () => session.drafts.drop(terms) }
  const tools = <Tools {...{ isPreview, setIsPreview, begin, schedule }} isReady={text.trim() !== '' && uploads.length === 0} />
  return (
    <form
      class="compose"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        begin([...(event.dataTransfer?.files ?? [])])
      }}
    >
      {isNewTopic && <TopicField channelId={destination.channelId} topic={topic ?? ''} change={setTopic} />}
      {uploads.map((upload) => (
        <p class="upload" key={upload.name}>
          <span>{upload.name}</span>
          <progress max={1} value={upload.share} aria-label={upload.name} />
          <IconButton icon="close" label={say('app.cancel')} onClick={() => upload.ending.abort()} />
        </p>
      ))}
      {isPreview ? (
        <>
          <Preview text={text} />
          <div class="compose-tools">{tools}</div>
        </>
      ) : (
        <TextBox label={label} placeholder={label} value={text} change={change} submit={submit} onFiles={begin}>
          {tools}
        </TextBox>
      )}
    </form>
  )
}

interface ToolsProps {
  isPreview: boolean
  setIsPreview(isPreview: boolean): void
  begin(files: File[]): void
  isReady: boolean
  schedule: Omit<Parameters<typeof Schedule>[0], 'close'>
}

function Tools({ isPreview, setIsPreview, begin, isReady, schedule }: ToolsProps) {
  const { world } = useSession()
  const picker = useRef<HTMLInputElement>(null)
  const [isScheduling, setIsScheduling] = useState(false)
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          begin([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <IconButton icon="attach" label={say('app.attach')} onClick={() => picker.current?.click()} />
      <IconButton icon="eye" label={say('app.preview')} isPressed={isPreview} onClick={() => setIsPreview(!isPreview)} />
      {isReady && <IconButton icon="clock" label={say('app.sendLater')} onClick={() => setIsScheduling(true)} />}
      {isScheduling && <Schedule {...schedule} close={() => setIsScheduling(false)} />}
      <span class="hint keys">{world.user_settings.enter_sends ? say('app.enterSends') : say('app.ctrlEnterSends')}</span>
      <button type="submit" disabled={!isReady}>
        <Icon name="send" /> {say('app.send')}
      </button>
    </>
  )
}

/** A field for a topic, which offers those that the channel has. */
export function TopicField({ channelId, topic, change }: { channelId: number; topic: string; change(topic: string): void }) {
  const { session, world } = useSession()
  const id = useOwnId()
  useEffect(() => void session.topics.load(channelId), [channelId])
  return (
    <p class="choice topic-field">
      <label for={id}>{say('app.topic')}</label>
      <input
        id={id}
        list={`${id}-topics`}
        value={topic}
        maxLength={world.max_topic_length}
        placeholder={world.realm_empty_topic_display_name}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <datalist id={`${id}-topics`}>
        {(session.topics.known.get(channelId) ?? []).slice(0, 30).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </p>
  )
}

function Preview({ text }: { text: string }) {
  const { session } = useSession()
  const [markup, setMarkup] = useState('')
  useEffect(() => {
    if (text.trim() === '') return setMarkup('')
    const ask = async (): Promise<void> => {
      const { data } = await session.client.POST('/messages/render', { body: { content: text } })
      setMarkup(data?.rendered ?? '')
    }
    ask().catch(() => session.tell(say('app.noConnection')))
  }, [text])
  return <Rendered markup={markup} className="content preview" />
}
